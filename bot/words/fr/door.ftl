### Qui peut entrer, et ce qu’on dit quand quelque chose manque du côté de Discord.

door-too-fast = C’était très rapide : attendez quelques secondes, puis continuez ; rien de ce que vous avez fait n’est perdu.
door-stopping = Emberhall redémarre : réessayez dans une minute ; rien n’est perdu.

## Des lieux qui disparaissent

door-channel-gone = Le salon de **{ $name }** n’existe plus, et rien n’est perdu : utilisez `/campaign move` dans un autre salon, et la campagne y continue. D’ici là, on joue par messages privés.
door-called-move = déplacer
door-about-move = Amener dans ce salon une campagne que vous menez ; rien n’est perdu
door-about-move-campaign = Laquelle ; tapez une partie de son nom
door-moved = { $name } continue ici.
door-no-such-campaign = Cette campagne n’existe pas : choisissez l’une de celles qui sont proposées pendant la saisie.
door-here-already = { $name } est déjà dans ce salon.
door-english = English
door-french = Français
