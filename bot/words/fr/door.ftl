### Qui peut entrer, et ce qu’on dit quand quelque chose manque du côté de Discord.

door-too-fast = C’était très rapide : attendez quelques secondes, puis continuez ; rien de ce que vous avez fait n’est perdu.
door-stopping = Emberhall redémarre : réessayez dans une minute ; rien n’est perdu.
