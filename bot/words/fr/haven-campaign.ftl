### Entre les scénarios : la ville, la route, les livres

## Ce qui est refusé

haven-needs-hero = Vous n’avez pas de héros ici.
haven-needs-seat = Prenez d’abord une place avec `/join`.
haven-on-the-road = Le groupe est en route : réglez d’abord ce qui l’attend.
haven-not-in-the-city = Le groupe n’est pas en ville.
haven-no-such-deed = Cela ne peut pas se faire ici.
haven-no-such-page = Il n’y a rien à montrer.
haven-level-above-prosperity = Un nouveau héros commence à un niveau de 1 à { $most }.

## Ce qui arrive

haven-hero-name = { $name }
haven-hero-made = Voici **{ $hero }**, { $class_ } de niveau { $level }.
haven-sets-out = Le groupe part pour { $scenario }.
haven-came-home = Le groupe laisse { $scenario } derrière lui.
