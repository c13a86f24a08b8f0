### Pour qui débute et pour qui revient : aide, règles, combat d’essai, tables, journal.

guide-about-rules = Ce que veut dire un mot des règles
guide-about-rules-word = Un mot : Poison, Repos court, Cible visée…
guide-called-rules = règles
guide-called-word = mot
guide-rules = Quel mot faut-il expliquer ? Choisissez-le ci-dessous, ou écrivez-le : `/règles poison`.
guide-rule-ids = Règles { $ids }
guide-rule-likely = Je ne connais pas « { $word } ». Voulez-vous dire { EITHER($names) } ?
guide-rule-unknown = Je ne connais pas « { $word } ». Voici les mots que je peux expliquer :

## Le combat d’essai

guide-about-practice = Apprendre à jouer dans un petit combat à vous, avec des conseils ; dix minutes environ
guide-about-practice-anew = Recommencer du début
guide-called-practice = essai
guide-called-anew = recommencer
guide-no-practice = Il n’y a pas de combat d’essai pour ces règles.
guide-practice = **Un combat à vous, pour apprendre.** Il dure une dizaine de minutes, n’appartient à aucune campagne, et vous seul le voyez. Un compagnon joue à vos côtés, et des conseils viennent au bon moment. Arrêtez quand vous voulez : `/essai` reprend où vous en étiez.
    Qui jouez-vous ?
guide-practice-hero = **{ $name }** : { $about }
guide-key-play = Jouer : { $name }
guide-key-play-all = Jouer les deux
guide-practice-over = Voilà comment on joue à Emberhall : choisir en secret, jouer son tour, se reposer à temps. Dans une campagne, vos amis jouent les autres héros ; `/aide` montre ce que vous pouvez faire là où vous êtes.
guide-key-anew = Encore une fois
guide-key-help = Que puis-je faire ?
guide-key-map = Carte

## Aide

guide-key-learn = Montrez-moi
guide-key-rules = Les mots des règles
guide-help-alone = Vous n’êtes assis à aucune partie en cours. Allez dans le salon d’une campagne, ou dans un salon de votre serveur, et demandez-y `/aide`.
guide-help-practice = `/essai` vous apprend à jouer en dix minutes, tout seul.
guide-help-rules = `/règles` explique tout mot des règles.
guide-help-awaited = **On vous attend** : appuyez sur **À vous**.

## Ce qui s’est passé

guide-about-recap = Ce qui s’est passé depuis votre dernier passage, en bref
guide-about-log-file = Tout en un fichier de texte, pour vos yeux seulement
guide-called-recap = résumé
guide-called-file = fichier
guide-recap = Depuis votre dernier passage (<t:{ $since }:R>) :
guide-recap-all = Ce qui s’est passé jusqu’ici :
guide-recap-nothing = Il ne s’est rien passé depuis votre dernier passage.
guide-log-file = Tout le journal, autant que vous pouvez en lire :
guide-key-details = Détails
guide-key-earlier = Avant
guide-key-later = Après
guide-key-file = En fichier
guide-key-recap = Qu’ai-je manqué ?

## Ses tables

guide-about-games = Vos tables, et où l’on vous attend
guide-called-games = tables
guide-key-games = Mes tables
guide-key-join = Prendre place
guide-key-act-at = À vous : { $name }
guide-game-awaited = ⌛ **{ $name }** { $place } : **on vous attend** (depuis <t:{ $since }:R>)
guide-game-others = **{ $name }** { $place } : on attend { $names } (depuis <t:{ $since }:R>)
guide-game-paused = **{ $name }** { $place } : en pause
guide-game-between = **{ $name }** { $place } : entre deux scénarios
guide-place = dans <#{ $channel }>
guide-place-board = dans <#{ $channel }> ([plateau](https://discord.com/channels/{ $guild }/{ $channel }/{ $message }))
guide-games = { $count ->
    [0] Vous n’êtes encore assis à aucune table.
    [one] { $awaited ->
        [0] Votre table ne vous attend pas :
       *[other] Votre table vous attend :
    }
   *[other] { $awaited ->
        [0] Aucune de vos { $count } tables ne vous attend :
        [one] Une de vos { $count } tables vous attend :
       *[other] { $awaited } de vos { $count } tables vous attendent :
    }
}

## Les premières minutes

guide-hello = Bonjour. J’anime des campagnes de donjon pour un groupe d’amis : je suis la table, le livre de règles, les monstres et le registre.
    Avec **Commencer une campagne**, ce salon (ou le fil où vous appuyez) devient votre table, et vous son MJ. **Montrez-moi** vous apprend à jouer en dix minutes, tout seul ; personne d’autre ne le voit. `/aide` dit toujours ce que vous pouvez faire là où vous êtes.
guide-key-start = Commencer une campagne
guide-form = Une nouvelle campagne
guide-form-name = Comment s’appelle-t-elle ?
guide-form-language = La langue de tout ce qui est public
guide-form-pace = Combien de temps attendre une réponse ?
guide-founded = Ensuite chaque joueur prend place avec le bouton du salon (vous aussi, si vous jouez) et crée un héros avec `/héros nouveau`. Puis `/scénario commencer` met en route.
