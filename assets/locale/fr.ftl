### Everything that the window says in French. The comments for translators are in `en.ftl`.

# Glossaire. On dit « vous » ; les boutons sont à l’infinitif ou des noms. Aucun texte ne suppose le genre d’une personne.
# Une espace insécable (U+00A0) précède : ; ! ? » et suit « dans les textes.
# piece = pièce (comme dans Tetris)
# to place = poser
# move, placement = coup (comme aux échecs : une seule pièce posée)
# your turn = à vous, votre tour ; below a name in a game: commence, en second (« premier coup » serait le coup numéro un)
# place (where a piece fits) = emplacement (« place » serait un siège ou un rang)
# to fit = tenir, se placer ; an area takes a piece = il y reste une pièce à poser (« entrer » demanderait « dans »)
# begins / second = commence / en second
# to turn a piece = tourner
# cell = case ; dead cell = case morte, to kill a cell = tuer une case ; free cell = case libre
# area, gap (small area) = zone
# board = plateau
# heap of Nim = tas de Nim ; stone = jeton
# wild (no heap of Nim) = sauvage (le terme de la théorie)
# coach = coach
# x-ray, analysis = analyse
# hint = indice
# outcomes = coups gagnants
# placements that win, that lose = gagnants, perdants ; games won, lost = gagnées, perdues
# aids = aides ; with help = avec aide
# rated / unrated = classée / amicale (comme sur les sites d’échecs)
# rating = classement ; Elo = Elo
# level = niveau ; grade of a puzzle = difficulté
# puzzle = problème ; right, wrong, missed = exact, faux, manqué ; lesson = leçon
# review = bilan (« analyse » est l’aide) ; ce qu’il fait de chaque position = analyser
# rematch = revanche ; resign = abandonner
# undo, take back = annuler (le coup) ; redo = rétablir
# to give or throw a win away = laisser échapper la victoire (la gâcher serait troubler la fête)
# proven win = victoire prouvée ; with perfect play = à jeu parfait ; ending = finale
# won, lost (of a position or an area) = gagnante, perdante (pour qui doit y jouer)
# whoever begins, whoever moves = le camp qui commence, le camp qui joue (« qui doit jouer » se lit comme une question ; « au trait » est du jargon d’échecs)
# to mirror = répondre en miroir (on ne reflète pas un coup) ; to copy the opponent = imiter (« copier » est celui du presse-papiers)
# mirror image of a place = reflet ; twin of a placement = jumeau
# to run out of time = perdre au temps
# stacking = empilage ; tower = tour ; surface = surface
# rank (of a surface) = note (sur cent ; « rang » serait une place dans un ordre)
# hole = trou ; well = puits ; gap = creux ; step = marche ; row = ligne ; column = colonne
# to clear rows = effacer des lignes
# streak = série, « de suite » ; run (against the clock) = sans nom à l’écran ; ses scores
# achievement = succès ; ladder = ascension (« échelle » serait aussi une mesure)
# people (the list) = joueurs ; people, not computers = humains
# clocks, the choice = cadence ; a clock that runs = pendule
# the twist = la version misère (le terme de la théorie)
# sparring partner (the opponent that fits) = Alter ego (un nom sans genre)

## The language

language-name = Français
date-format = %-d %b %Y
date-locale = fr_FR
date-and-time = { $day }, { $time }

## Shared by many screens

back = Retour
ok = OK
cancel = Annuler
save = Enregistrer
save-game = Enregistrer la partie
copy = Copier
paste = Coller
undo = Annuler
redo = Rétablir
help = Aide
menu = Menu
stop = Arrêter

you = Vous
opponent = Adversaire
player-one = Joueur 1
player-two = Joueur 2

first-player = Commence
second-player = En second

board = Plateau
board-won = Si personne ne se trompe, gagne qui commence.
board-lost = Si personne ne se trompe, perd qui commence.
board-open = Personne ne sait qui gagne si personne ne se trompe.

winner = Victoire

name-refused = Un nom compte de 1 à { $n } caractères

## Levels of the computer

level-number = Niveau { $n }

level-with-name = Niveau { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = Candide
level--beginner = Novice
level--casual = Dilettante
level--thoughtful = Méthodique
level--careful = Solide
level--skilled = Habile
level--sharp = Lucide
level--cunning = Stratège
level--expert = Virtuose
level--master = Maître
level--solver = Oracle

level-note--drifter = Ignore encore que la dernière pièce fait perdre.
level-note--beginner =
    { $plies ->
        [one] Voit venir la fin { $plies } coup avant, mais laisse passer bien des choses.
       *[other] Voit venir la fin { $plies } coups avant, mais laisse passer bien des choses.
    }
level-note--casual =
    { $plies ->
        [one] Voit venir la fin { $plies } coup avant, mais laisse passer certaines choses.
       *[other] Voit venir la fin { $plies } coups avant, mais laisse passer certaines choses.
    }
level-note--thoughtful =
    { $plies ->
        [one] Voit venir la fin { $plies } coup avant, et laisse passer peu de choses.
       *[other] Voit venir la fin { $plies } coups avant, et laisse passer peu de choses.
    }
level-note--careful =
    { $plies ->
        [one] Voit venir la fin { $plies } coup avant, et ne laisse rien passer.
       *[other] Voit venir la fin { $plies } coups avant, et ne laisse rien passer.
    }
level-note--skilled = Cherche qui gagne dès qu’il ne reste que { $cells } cases libres.
level-note--sharp = Cherche qui gagne dès qu’il ne reste que { $cells } cases libres.
level-note--cunning = Cherche qui gagne dès qu’il ne reste que { $cells } cases libres.
level-note--expert = Cherche qui gagne dès qu’il ne reste que { $cells } cases libres.
level-note--master = Cherche qui gagne dès qu’il ne reste que { $cells } cases libres.
level-note--solver = Voit la fin de loin, et sait ouvrir une partie.
level-note-alike = Sur ce plateau, les niveaux { $n } à 10 se valent.

## Title and menu

title-tagline = Qui pose la dernière pièce perd.
menu-continue = Continuer
menu-stacking = Empilage
door-you = Vous
door-today-new = Nouveau problème
door-streak = Série : { $n }
door-again-new =
    { $new ->
        [one] { $new } nouveau, { $n } à revoir
       *[other] { $new } nouveaux, { $n } à revoir
    }
door-again = { $n } à revoir
door-tomorrow =
    { $n ->
        [0] Demain : { $new } nouveaux
       *[other] Demain : { $new } nouveaux, { $n } à revoir
    }
door-lessons = { $done } sur { $all }
continue-your-move = À vous · { $name } · { $board }
continue-their-move = { $board } contre { $name }
continue-between = { $board }, { $first } contre { $second }
menu-settings = Réglages
menu-help = Aide
menu-quit = Quitter

first-start-question = Jamais joué ? Apprenez en deux minutes.
first-start-lesson = Voir la leçon
first-start-later = Jouer tout de suite

## A new game against the computer

play-title = Jouer
play-friend = À deux
play-computers = Deux ordinateurs
play-change = Modifier
play-done = Terminé
play-against = Affronter { $name }
play-watch = Regarder
play-you-first = vous commencez
play-computer-first = l’ordinateur commence
play-random-first = tirage au sort
play-no-clock = sans pendule
play-coached = avec coach
play-uncoached = sans coach
play-medal-open = Médaille : gagnez sans aide
play-medal-coached = Médaille : gagnez sans le coach
play-medal-won = Gagné sans aide
play-who-begins = Qui commence ?
play-you = Vous
play-computer = Ordinateur
play-random = Hasard
play-level = Niveau

## Two players at one computer

play-swap = Échanger
rated-question = Cette partie compte-t-elle pour le classement de { $first } et de { $second } ? Il faut l’accord des deux.
rated-yes = Les deux d’accord
rated-no = Amicale

## Clocks

clocks = Cadence
clock-none = Illimitée
tip-clock = 3+2 : trois minutes par camp, plus deux secondes par coup.
clocks-pause = Pause en cas d’absence
tip-clocks-pause = Dans les menus et autres fenêtres, les pendules s’arrêtent et le plateau est caché.

## The game: players and buttons

game-your-turn = À vous

game-to-move = À son tour

game-thinking = Réfléchit

game-first = Commence

game-second = En second
game-rated = Classée
game-unrated = Amicale
game-leave = Accueil
game-aid-warning = La partie deviendra amicale. Réappuyez pour confirmer.

tip-cells = Cases qu’une pièce peut encore couvrir. Rien ne se place sur une case morte, marquée d’une croix.
tip-elo = Un classement : avec 200 points de plus, on gagne environ trois parties sur quatre.
tip-rated = La partie compte pour le classement. Toute aide la rend amicale.
tip-unrated = La partie ne compte pas pour le classement.
tip-hint = Montre un bon coup.
tip-outcomes = Marque les coups gagnants et perdants.
tip-analysis = Montre ce que vaut chaque zone.
tip-coach = Vous prévient quand un coup laisse échapper une victoire certaine. Avec lui, la partie est amicale.
tip-clues = D’abord où regarder, puis la pièce, puis l’emplacement. Seul l’emplacement coûte : le problème ne compte pas comme résolu.
tip-endless-clues = D’abord où regarder, puis la pièce, puis l’emplacement. Si la pièce est montrée, votre classement ne peut plus monter ; si l’emplacement l’est, le problème compte comme manqué.
tip-again-clues = D’abord où regarder, puis la pièce, puis l’emplacement. Si la pièce est montrée, la position revient plus tôt ; si l’emplacement l’est, tout repart du début.
tip-again-out = Alors elle ne revient plus.
tip-streak = Combien de jours de suite vous avez résolu le problème du jour.
tip-puzzle-rating = Votre niveau en problèmes. Il monte si le premier essai est juste, et baisse s’il est faux. Les nouveaux problèmes sont de ce niveau.
tip-run-errors = Trois erreurs, et c’est fini. Passer un problème en coûte une.
tip-stacking-hint = Entoure le meilleur emplacement, en pensant aux deux pièces suivantes. Le score est marqué « avec aide ».
tip-ranks = Montre la note de chaque emplacement. Le score est marqué « avec aide ».
tip-rank = Dans combien de cas sur cent quinze pièces tirées au hasard se placeraient sans trou.
tip-cleared = Dès que quatre lignes sont pleines sauf la colonne de droite, un I vertical à cet endroit les efface.
tip-helped = Après un indice, des notes ou « Annuler », le score est marqué « avec aide ».
tip-lookahead = Combien de pièces à venir l’ordinateur prend en compte.
tip-dead = Moins de quatre cases libres ensemble : plus aucune pièce ne s’y place.
tip-area = Des cases libres qui se touchent par un côté.

game-free-cells =
    { $n ->
        [one] { $n } case libre
       *[other] { $n } cases libres
    }
game-placed =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

paused = Pause
paused-go-on = Touche ou clic pour continuer

game-resign = Abandonner
game-move-now = Jouer maintenant
game-help-me = Aides
game-hint = Indice
game-outcomes = Coups gagnants
game-analysis = Analyse
game-coach = Coach

outcomes-wins =
    { $n ->
        [one] ✓ { $n } gagnant
       *[other] ✓ { $n } gagnants
    }
outcomes-losses =
    { $n ->
        [one] × { $n } perdant
       *[other] × { $n } perdants
    }
outcomes-unknown = reste { $n }

outcomes-far = Les teintes sont une estimation :
expectation-poor = mauvais
expectation-good = bon

outcome-here-wins = Ce coup gagne
outcome-here-loses = Ce coup perd
outcome-here-unknown = On ne sait pas encore

analysis-wins = Le camp qui joue gagne
analysis-loses = Le camp qui joue perd

analysis-wild = sauvage
analysis-area = { $n } : { $worth }

analysis-heap =
    { $n ->
        [0] ne vaut rien
        [one] tas de { $n } jeton
       *[other] tas de { $n } jetons
    }
analysis-like-no-heap = sauvage : pas un tas
analysis-too-large = zone trop grande

hint-sought = Recherche d’un bon coup…

hint-ends =
    { $n ->
        [one] Gagnant en { $n } pièce au plus, celle-ci comprise.
       *[other] Gagnant en { $n } pièces au plus, celle-ci comprise.
    }
hint-equal-areas = Gagnant : laisse deux zones égales de { $n } cases.
hint-only-win = Le seul coup gagnant.
hint-leaves-area = Gagnant : sur les { $n } cases restantes, l’adversaire perd.
hint-leaves-areas = Gagnant : sur les { $n } cases restantes, l’adversaire perd.
hint-fewest-replies =
    { $n ->
        [one] Position perdante. Ce coup ne laisse que { $n } réponse gagnante à l’adversaire.
       *[other] Position perdante. Ce coup laisse le moins de réponses gagnantes à l’adversaire : { $n }.
    }
hint-loses = Tous les coups perdent.
hint-forced =
    { $n ->
        [one] Tous les coups perdent en { $n } coup.
       *[other] Tous les coups perdent en { $n } coups au plus.
    }
hint-mirrors = Trop tôt pour juger. Vous pouvez répondre à chaque coup en miroir.
hint-likely = Trop tôt pour juger, mais c’est en général un bon coup.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, indisponible
speech-cell-free = { $cell }, libre
speech-cell-dead = { $cell }, morte
speech-cell-filled = { $cell }, occupée
speech-cell-piece = { $cell }, { $piece } du coup { $n }
speech-placement = { $piece } en { $cells }
speech-in-hand = En main : { $placement }
speech-move = { $name } : { $placement }
speech-taken-back = Annulé : { $placement }
speech-stepped-back = Retour avant { $placement }
speech-demo = Démonstration. { $forward } : pièce suivante. { $back } : une en arrière.
speech-demo-leave = { $leave } : terminer.
speech-demo-ends = Fin de la démonstration.
speech-only-spot = Le seul endroit où elle tient.
speech-fits-nowhere = { $piece } ne tient nulle part.
speech-picture = Image : { $parts }
speech-better = Mieux : { $placement }
speech-turn = { $n }. { $move }
speech-mistake = erreur
speech-marked = Cases signalées : { $cells }
speech-finished = terminée
speech-in-list = { $n } sur { $all }
speech-done = { $name } : fait
speech-close = Fermer
speech-graph = Victoire sans erreur : { $parts }
speech-graph-start = au début { $name }
speech-graph-after = après le coup { $n } { $name }
speech-graph-unknown = inconnu
speech-ratings = Classement de { $first } à { $last }, maximum { $highest }
speech-stack = hauteurs des colonnes { $heights }, suite { $pieces }

typed-title = Coup ou question
typed-help = Écrivez les quatre cases d’un coup, par exemple { $example }, ou une seule case. Ou demandez : { $questions }.
typed-by-ear = Avec un lecteur d’écran, les touches qui déplacent la pièce disent aussi ses cases. { $seek } : prochain endroit possible. { $type } : un coup ou une question. { $buttons } : aux boutons et retour. { $close } : ferme ce qui est ouvert.
typed-areas = zones
typed-pieces = pièces
typed-last-move = dernier coup
typed-to-move = tour
typed-clocks = pendules
typed-fitting = Elles entrent : { $pieces }
typed-no-area = Il ne reste aucune zone.
typed-no-clock = Cette partie est sans pendule.
typed-unknown = Ce n’est ni un coup ni une question.
typed-no-cell = { $cell } n’est pas sur ce plateau.
typed-count = Un coup a quatre cases différentes.
typed-disconnected = Les cases doivent se toucher par leurs côtés.
typed-drop-title = Lâcher la pièce
typed-drop-help = Écrivez la colonne de son bord gauche, de a à j, et si vous voulez le nombre de rotations avant, par exemple { $example }.
typed-drop-unknown = Écrivez une colonne où la pièce a la place, et trois rotations au plus.

## The coach

coach-searching = Calcule la suite.
coach-too-far = Ne voit pas encore la fin.
coach-knows = Voit jusqu’à la fin.
coach-blunder = Ce coup laisse échapper la victoire.
coach-keep = Garder ce coup
coach-where = Où ?
coach-clue-area = Il y a un coup gagnant ici. L’indice suivant donne la pièce.
coach-clue-piece = Cette pièce gagne. L’indice suivant donne l’emplacement.
coach-leaves = Désormais, vous jouez sans coach. Vous le retrouverez sous « { $name } ».
coach-decisive = Le coup { $n } a tout décidé.
coach-lost-from = Dès le coup { $n }, { $name } ne pouvait plus gagner.
coach-lost-from-you = Dès le coup { $n }, vous ne pouviez plus gagner.
coach-unknown-decisive = Le coup décisif n’a pas été trouvé.
coach-clock-decisive = La pendule a tout décidé.
coach-searching-decisive = Recherche du coup décisif…
coach-try-again = Réessayer

## The end of a game

result-won = { $name } gagne
result-you-won = Victoire !
result-you-lost = Défaite

result-last-piece = { $name } a posé la dernière pièce.
result-last-piece-you = Vous avez posé la dernière pièce.
result-resigned = { $name } a abandonné.
result-resigned-you = Vous avez abandonné.
result-time = { $name } a perdu au temps.
result-time-you = Vous avez perdu au temps.
result-rematch = Revanche
result-take-back = Annuler le coup
result-review = Bilan
result-last = Dernier résultat

## Questions and refusals in a game

resign-question = Abandonner la partie ?
resign-yes = Abandonner
question-no = Continuer
paste-question = Jouer la partie du presse-papiers ?
paste-yes = Jouer la partie copiée
paste-no = Garder la mienne
refused-occupied = La pièce ne tient pas ici
refused-off-board = C’est en dehors du plateau
refused-turn = Attendez votre tour
refused-undo = Rien à annuler
refused-redo = Rien à refaire
refused-over = Partie terminée

rating-change-of = { $name } : { $n } ({ $change })
saved-as = Enregistrée : { $name }

## Pictures to share

share = Partager
picture-title = Partager la partie
picture-board = Le plateau en image
picture-animation = La partie en animation
picture-copy = Copier l’image
picture-drawing = Création de l’image…
picture-busy = Une autre image est en préparation
picture-saved = Enregistrée : { $path }
folder-not-opened = Impossible d’ouvrir le dossier ici
picture-not-saved = Impossible d’enregistrer l’image : { $error }
picture-copied = L’image est dans le presse-papiers
picture-no-folder = Aucun dossier pour les images
picture-last-piece = { $winner } gagne : { $loser } a posé la dernière pièce.
picture-resigned = { $winner } gagne : { $loser } a abandonné.
picture-time = { $winner } gagne : { $loser } a perdu au temps.

## The clipboard

position-copied = La position est dans le presse-papiers
game-copied = La partie est dans le presse-papiers
game-exported = Exportée : { $path }
game-not-exported = Impossible d’exporter : { $error }
game-no-folder = Aucun dossier pour les parties exportées
clipboard-unusable = Presse-papiers inutilisable ici
clipboard-no-text = Pas de texte dans le presse-papiers
clipboard-too-long = Le texte du presse-papiers est trop long
clipboard-no-answer = Le presse-papiers ne répond pas

pasted-character = Pas de position dans le presse-papiers : le caractère { $n }, { $character }, ne fait pas partie de . # I O T S Z J L
pasted-separator = Pas de position dans le presse-papiers : le caractère { $n } sépare les cases d’une ligne
pasted-too-short = Une position a 100 cases, ou 36, 49, 60, 64 ou 81 sur un petit plateau ; celle du presse-papiers en a { $n }
pasted-other-size = Une position en { $size } n’a pas { $n } cases ; celle du presse-papiers, si
pasted-too-long = Une position a 100 cases ; celle du presse-papiers ne s’arrête pas là
pasted-over = Aucune pièce ne se place sur le plateau du presse-papiers
pasted-nowhere = Rien ne peut être collé ici

pasted-game-long = Le texte du presse-papiers est trop long pour une partie
pasted-game-board = La ligne { $n } de la partie du presse-papiers indique un plateau qui n’existe pas
pasted-game-clock = La ligne { $n } de la partie du presse-papiers indique une cadence qui n’existe pas : 3+2 serait trois minutes et deux secondes par pièce
pasted-game-heading = La ligne { $n } de la partie du presse-papiers est incompréhensible
pasted-game-turn = Le coup { $n } de la partie du presse-papiers n’en est pas un
pasted-game-illegal = Le coup { $n } de la partie du presse-papiers enfreint les règles
pasted-game-empty = Pas de partie dans le presse-papiers

## Files

not-saved = Impossible d’enregistrer : { $error }

nothing-saved = Cet ordinateur ne peut pas garder les parties : elles se perdent à la fermeture du jeu
other-copy-runs = Une autre copie du jeu est ouverte. Celle-ci n’enregistrera rien.

file-refused = { $name } : { $error }
file-not-opened = Impossible d’ouvrir { $name } : { $error }
file-left-alone = { $name } est illisible : { $error }. Le fichier reste tel quel, et rien n’y sera enregistré avant le prochain lancement du jeu.
file-not-permitted = Vous n’avez pas le droit de lire { $name }. Le fichier reste tel quel, et rien n’y est enregistré. Vérifiez son propriétaire et ses droits d’accès.
file-newer = { $name } demande une version plus récente du jeu. Le fichier reste tel quel, et cette version n’y enregistre rien.
file-set-aside = { $name } est inutilisable : { $error }. Gardé sous { $aside }.
file-entries-damaged = Des entrées de { $name } sont abîmées et ignorées. Le fichier d’origine est gardé sous { $aside }.
file-passed-over = Une entrée de { $name } est ignorée et reste dans le fichier : { $error }.

warnings-more = et { $n } de plus

file-no-folder = il n’y a pas de dossier personnel où le garder
file-other-copy = une autre copie du jeu est ouverte, et c’est elle qui garde les fichiers
file-no-room = il n’y a plus de place sur le disque
file-not-a-file = ce n’est pas un fichier
file-dangling-link = c’est un lien qui ne mène nulle part
file-too-long = il est trop long
file-damaged = il est endommagé
file-version = il est de la version { $n }, que ce jeu ne connaît pas
file-full =
    { $n ->
        [one] il y a déjà { $n } partie enregistrée
       *[other] il y a déjà { $n } parties enregistrées
    }
file-name = un nom compte de 1 à { $n } caractères

## How to play


help-article-rules = Règles
help-article-keys = Touches
help-article-aids = Aides
help-article-strategy = Stratégie
help-article-opening = L’ouverture
help-article-computer = L’IA
help-article-stacking = Empilage
help-article-notices = Licences
help-keys-mouse = Souris et tactile
help-keys-pad = Manette
help-keys-pick = Choisir une pièce
help-change-keys = Modifier les touches

help-rule-turns = À tour de rôle, posez une des sept pièces sur des cases libres, où vous voulez et tournée comme vous voulez.
help-rule-no-fall = Les pièces ne tombent ni ne disparaissent jamais. On ne passe pas son tour, et il n’y a pas de nulle.
help-rule-dead = Une zone de moins de quatre cases libres est morte : rien ne s’y place. Elle est barrée d’une croix.
help-rule-end = Quand plus aucune pièce ne peut être posée, la partie est terminée, et le camp qui a posé la dernière pièce perd.
help-idea-title = Une première idée
help-idea = Dans une zone de quatre à sept cases, il reste exactement une pièce à poser. Comptez ces zones : à votre tour, il doit rester un nombre pair de coups.

help-mouse-move = Souris
help-mouse-move-does = Déplacer la pièce
help-mouse-place = Clic gauche
help-mouse-place-does = La poser
help-mouse-turn = Clic droit, molette
help-mouse-turn-does = La tourner
help-touch = Toucher, glisser
help-touch-does = Déplacer la pièce ; boutons pour tourner et poser
help-pad-move = Croix directionnelle, stick
help-pad-move-does = Déplacer la pièce
help-pad-place = Boutons bas, gauche
help-pad-place-does = La poser ; la tourner
help-pad-undo = Boutons droit, haut
help-pad-undo-does = Annuler ; emplacement suivant
help-pad-pieces = L1  R1
help-pad-pieces-does = Pièce précédente, suivante
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Coups gagnants ; analyse
help-pad-hint = Select  Start
help-pad-hint-does = Indice ; boutons de l’écran

help-aid-hint = Indice
help-aid-hint-text = montre un bon coup. Quand la fin est trop loin, c’est une estimation raisonnable, et c’est indiqué.
help-aid-outcomes = Coups gagnants
help-aid-outcomes-text = marquent chaque emplacement de la pièce que vous tenez : une coche gagne, une croix perd, un point n’est pas encore connu. Les nombres sur les pièces indiquent les coups gagnants connus. La recherche se poursuit en arrière-plan jusqu’au bout, ou jusqu’à ce que vous l’arrêtiez.
help-aid-analysis = Analyse
help-aid-analysis-text = entoure chaque zone, avec sa taille et sa valeur. Une zone qui vaut *n se joue comme un tas de n jetons au jeu de Nim, où qui prend le dernier jeton perd. Les zones de plus de { $n } cases portent un point d’interrogation.
help-aid-counting = Compter
help-aid-counting-text = Tant que tous les tas sont des *1, laissez-en un nombre impair à l’adversaire. S’il y a un tas plus grand, écrivez les tailles en binaire et additionnez-les sans retenue : ne laissez que des zéros. Une zone qui n’est pas un tas est dite sauvage ; le message dit quand même qui gagne, si tout est connu.
help-aid-coach = Coach
help-aid-coach-text = dit quand la pièce que vous venez de poser laisse échapper une victoire prouvée, montre pas à pas un meilleur emplacement et la suite de la partie, et indique à la fin le coup décisif. Vous pouvez annuler le coup. En début de partie, la fin est trop loin. Le coach reste jusqu’à ce que vous gagniez une partie sans avertissement ni autre aide, ou que vous le désactiviez.
help-aid-fair = Fair-play
help-aid-fair-text = Indices, coups gagnants, analyse, coach et « Annuler » rendent une partie amicale.

help-stacking-goal = L’empilage est un jeu en solitaire avec les mêmes pièces. Elles viennent une à une, et vous voyez les suivantes. Rien ne presse : empilez-en autant que vous pouvez.
help-stacking-hole = Chaque pièce tombe tout droit, et doit se poser sans laisser de trou sous elle.
help-stacking-clear = La colonne de droite est réservée aux pièces I. Dès que quatre lignes sont pleines jusqu’à elle, un I à cet endroit les efface.
help-stacking-over = La partie finit quand une pièce ne se place nulle part sans laisser de trou.
help-stacking-aids = L’aide de l’ordinateur
help-stacking-rank = Une surface est bonne si beaucoup de pièces s’y placent. Sa note dit dans combien de cas sur cent quinze pièces tirées au hasard se placeraient sans trou. Un indice entoure le meilleur emplacement, et les notes de tous peuvent s’afficher. Avec indices, notes ou « Annuler », le score est marqué « avec aide ».
help-stacking-keys = Touches
help-stacking-move-does = Déplacer la pièce
help-stacking-drop-does = Lâcher la pièce
help-stacking-ranks-does = Notes des emplacements

## The articles of the help

strategy-count = Compter la fin
strategy-count-text = Dans une zone de quatre à sept cases libres, il reste exactement une pièce à poser, quoi qu’on fasse. Dès qu’il ne reste que de telles zones, la partie est décidée : comptez-les. Un nombre pair à votre tour est bon, car c’est alors l’adversaire qui pose la dernière pièce. Ici, il en reste deux, et le camp qui joue gagne.
strategy-change = Changer le compte
strategy-change-text = Huit cases laissent un choix. La pièce de l’image laisse quatre cases, et une autre pièce y tient. Un carré au milieu laisserait deux paires mortes, et plus rien ne se placerait. Le camp qui fait le dernier choix de ce genre décide si le compte est pair ou impair. Gardez-en donc un pour vous, et faites ceux sur lesquels l’adversaire compte.
strategy-halves = Deux moitiés égales
strategy-halves-text = Laissez deux zones égales, ou plusieurs paires. Ce que l’adversaire fait dans l’une, vous le faites dans l’autre. La pièce de l’image fait deux moitiés égales et gagne. Mais n’imitez pas les yeux fermés : si vous imitez jusqu’au bout, la dernière pièce est pour vous. Quand il ne reste que des pièces forcées, il doit y en avoir un nombre impair au tour de l’adversaire.
strategy-centre = Le coup sans jumeau
strategy-centre-text = Si le plateau reste le même après un demi-tour, chaque coup a un jumeau, sauf ceux qui sont leur propre image par rapport au centre. Prenez le centre avec une telle pièce, et répondez à chaque coup par son jumeau jusqu’à ce qu’il soit temps de compter. Sur ce plateau, c’est le seul coup gagnant, parmi plus de trois cents.
strategy-sizes = Les tailles à laisser
strategy-sizes-text = Les petites zones se comportent comme des tas de Nim : de 4 à 7 cases comme un tas de 1, de 8 à 11 le plus souvent comme un tas de 2, de 12 à 15 le plus souvent comme un tas de 3. Deux tas égaux sont perdus pour le camp qui joue, sauf les tas de 1. Des tas de 1, 2 et 3 ensemble le sont aussi. Les voici : laissez-les à l’adversaire. Une zone seule de 17 ou 18 cases est le plus souvent bonne à laisser, elle aussi.
strategy-early = En début de partie
strategy-early-text = Depuis le plateau vide de 10×10, personne ne voit la fin, pas même le niveau le plus fort. Dans une zone compacte, on peut poser plus de pièces que dans une zone déchiquetée de même taille, et elle offre plus de choix. Une coupe en travers du plateau fait des morceaux que l’on peut compter plus tôt. Essayez des ouvertures contre un niveau que vous battez de temps en temps, puis revoyez la partie : le bilan indique le coup qui a laissé échapper la victoire.

opening-solved = Ce qui est résolu
opening-solved-text = Tous les plateaux du jeu jusqu’à 9×9 sont résolus, et 8×10 aussi. Le camp qui commence perd sur 6×6 et 8×8, et gagne sur 7×7, 6×10, 9×9 et 8×10. Sur 10×10, personne ne connaît de première pièce gagnante, ni ne sait s’il y en a une.
opening-wall = Commencer un mur
opening-wall-text = Sur 9×9, ce L gagne : debout, au milieu d’un bord. Sur 8×10, c’est un I debout, à côté du milieu d’un petit bord. Tous deux commencent un mur à travers le plateau, sans dire où il finit. Pourquoi ceux-là gagnent, personne ne le sait. Mais deux parties se comptent plus tôt qu’une.
opening-reply = Finir le mur de l’autre
opening-reply-text = Un I au bord semblait bon sur 9×9 : il gagnait contre 24 réponses. Puis vint celle-ci. Elle laisse deux moitiés, reliées par une case, et gagne. Ne posez donc pas à la légère une moitié de symétrie : l’adversaire pose peut-être l’autre.
opening-copy = Le centre et ses jumeaux
opening-copy-text = Après ce O, chaque coup sur 6×10 a un jumeau de l’autre côté, et le O gagne. Un plateau qui reste le même après un demi-tour est le plus souvent mauvais pour le camp qui joue : sur 299 plateaux de ce genre, de 40 à 68 cases, 205 étaient perdus.
opening-copy-fails = Quand imiter ne suffit pas
opening-copy-fails-text = Sur 8×8, le même O perd, contre ce L au bord. La symétrie est un bon signe, pas une promesse : imiter jusqu’au bout, c’est poser la dernière pièce. Guettez le moment d’arrêter.
opening-count = À partir de quand compter
opening-count-text = À 60 cases libres, le programme voit la fin d’un coup d’œil, à 72 en quelques secondes le plus souvent, à 80 presque jamais. Sur 10×10, c’est après sept pièces environ, ou plus tôt si le plateau se morcelle vite. Avant, il se tait plutôt que de deviner : après les deux premières pièces, rien de ce qu’il sait n’annonçait le vainqueur de ses propres parties mieux que pile ou face.

computer-areas = Zones
computer-areas-text = Aucune pièce n’enjambe des cases pleines. Des zones qui ne se touchent pas sont donc des jeux à part, joués côte à côte. L’ordinateur les distingue et étudie chacune séparément. Une forme tournée ou retournée compte comme la même : ce plateau a trois zones, mais seulement deux différentes.
computer-sets = Ce que vaut une zone
computer-sets-text = La valeur d’une zone est l’ensemble des valeurs que ses coups peuvent laisser. Là où rien ne se place, c’est 0. Cinq cases ne peuvent devenir que 0 : elles valent {"{"}0{"}"}, appelé *1. Dans une ligne de huit, une pièce ne laisse rien, ou bien une zone de quatre : {"{"}0, *1{"}"}, appelé *2. Les zones qui se jouent de la même façon, quel que soit le reste, ont la même valeur. Des 4,6 millions de formes de 8 à 15 cases, il ne reste que six ensembles différents, et le jeu les a dans une table.
computer-nim = Nim
computer-nim-text = *1, *2 et *3 se jouent comme des tas d’autant de jetons, où l’on se sert à tour de rôle. Pour savoir qui gagne, écrivez les tas en binaire et additionnez-les sans retenue. Si tous les chiffres donnent zéro, le camp qui joue perd. Ce plateau, c’est 1, 2 et 3 : en binaire 01, 10 et 11.
computer-twist = La version misère
computer-twist-text = Dans ce jeu, qui prend le dernier perd. Cela change moins qu’on ne croit : c’est seulement quand tous les tas sont des tas de 1, comme ici, qu’un nombre impair est mauvais pour le camp qui joue, et un nombre pair bon. Mais certaines zones ne sont pas du tout des tas, comme celle qui ne peut devenir qu’un *2. L’ordinateur les dit sauvages et garde leurs ensembles.
computer-search = Recherche
computer-search-text = Les zones plus grandes sont explorées. Une position est gagnante si un coup mène à une position perdante ; tout tient donc à essayer tôt le bon coup. L’ordinateur met en balance la probabilité que chaque coup y mène et le travail qu’il faudrait pour le montrer, et poursuit là où cela promet le plus. C’est la recherche par nombres de preuve. Il se souvient de ce qu’il a décidé, et une réponse qui a réfuté un coup est essayée contre les autres.
computer-known = Ce que l’on sait
computer-known-text = Si personne ne se trompe, qui commence perd sur 6×6 et 8×8, et gagne sur 7×7, 6×10, 9×9 et 8×10. Personne n’a encore résolu le plateau de 10×10. Le niveau le plus fort y commence à l’intuition, comme une personne expérimentée, et ne commet plus d’erreur dès qu’il voit la fin.
computer-levels = Niveaux
computer-levels-text = Les niveaux inférieurs voient moins loin et distinguent moins nettement le bon du mauvais. Ils ne savent rien que vous ne voyiez aussi, et aucun ne regarde votre pièce avant que vous la posiez.
computer-named = Dix habitudes
computer-named-text = Les dix qui portent un nom ont une habitude tant que la fin est hors de vue. Pip bondit loin de vous, Luna vous imite, Rio se colle à vous. Otto longe les bords, Mina prend les coins, Nova le milieu. Tao garde le plateau entier, Kira en détache des morceaux, Ada le coupe en deux, et Zeno tue des cases.

## Actions, in the help and in the list of keys

action--left = Vers la gauche
action--right = Vers la droite
action--up = Vers le haut
action--down = Vers le bas
action--previous_piece = Pièce précédente
action--next_piece = Pièce suivante
action--piece_i = Pièce I
action--piece_o = Pièce O
action--piece_t = Pièce T
action--piece_s = Pièce S
action--piece_z = Pièce Z
action--piece_j = Pièce J
action--piece_l = Pièce L
action--rotate = Tourner la pièce
action--hurry = Tourner la pièce, ou hâter l’ordinateur
action--next_fit = Emplacement suivant
action--place = Poser la pièce
action--type = Écrire un coup ou une question
action--undo = Annuler le coup
action--redo = Rétablir
action--hint = Indice
action--outcomes = Coups gagnants
action--x_ray = Analyse des zones
action--coach = Activer ou couper le coach
action--clock = Autre cadence
action--buttons = Boutons de l’écran
action--mute = Activer ou couper le son
action--background = Fond suivant
action--open_folder = Ouvrir le dossier
action--help = Aide
action--full_screen = Plein écran
action--review = Bilan de la partie
action--try_again = Réessayer depuis le coup décisif
action--previous = Problème ou étape précédente
action--next = Problème suivant
action--replay_back = Lecture : recul d’un coup
action--replay_forward = Lecture : avance d’un coup
action--replay_far_back = Lecture : recul de cinq coups
action--replay_far_forward = Lecture : avance de cinq coups
action--to_start = Lecture : au début
action--to_end = Lecture : à la fin
action--play_pause = Lecture : marche, pause
action--faster = Lecture : accélérer
action--slower = Lecture : ralentir
action--stop_search = Bilan : arrêter
action--next_mistake = Bilan : erreur suivante
action--play_on = Bilan : reprendre ici
action--single_cells = Éditeur : case par case
action--clear = Éditeur : vider le plateau
action--invert = Éditeur : inverser le plateau
action--board_size = Éditeur : taille du plateau
action--why = Pourquoi ?
action--play_computer = Éditeur : contre l’ordinateur
action--play_two = Éditeur : à deux
action--add = Listes : ajouter
action--rename = Listes : renommer
action--delete = Listes : supprimer
action--export = Parties : exporter
action--find = Parties : chercher un nom
action--confirm = Questions : oui
action--save = Enregistrer la partie
action--picture = Image de la partie
action--copy = Copier la position
action--copy_game = Copier toute la partie
action--paste = Coller et jouer
action--back = Retour

## Settings

settings-title = Réglages

settings-language = Langue
settings-theme = Pièces

theme-glass = Verre
theme-pastel = Pastel
theme-neon = Néon
theme-distinct = Faciles à distinguer
settings-background = Fond

background-city = Ville la nuit
background-lights = Aurore boréale
background-sea = Mer au soir
background-mountains = Montagnes
background-rain = Pluie
background-stars = Étoiles
background-lanterns = Lanternes
background-plain = Uni
settings-patterns = Motifs sur les pièces
settings-owners = Bords aux couleurs des joueurs
settings-high-contrast = Contraste élevé
settings-reduced-motion = Moins d’animations
settings-coordinates = Coordonnées
settings-snapping = Aimanter aux emplacements
settings-touch = Boutons pour tourner et poser
touch-turn = Tourner
touch-place = Poser
settings-ui-scale = Taille du texte
settings-percent = { $n } %
settings-volume = Volume
settings-music = Musique
settings-sound = Son
settings-thinking-seconds = Temps max. de l’ordinateur
settings-seconds = { $n } s
settings-paced = L’ordinateur prend son temps
settings-voices = Les adversaires parlent
settings-pondering = L’ordinateur réfléchit à votre tour
settings-advanced = Avancé
settings-full-screen = Plein écran
settings-keys = Touches
settings-change = Modifier
settings-on = Oui
settings-off = Non

## The keys

keys-title = Touches
keys-group-piece = La pièce
keys-group-game = La partie
keys-group-puzzle = Problèmes
keys-group-review = Bilan
keys-group-editor = Éditeur
keys-group-list = Listes
keys-group-everywhere = Partout
keys-press = Appuyez sur une touche
keys-refused = Touche non permise ici
keys-swapped = { $key } sert maintenant à : { $action }
keys-defaults = Tout réinitialiser
keys-defaults-ask = Réinitialiser toutes les touches ?
key-ctrl = Ctrl
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-tab = Tab
key-escape = Échap
key-backspace = Retour arrière
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-left = Flèche gauche
key-right = Flèche droite
key-up = Flèche haut
key-down = Flèche bas
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Apprendre
learn-good-to-know = Bon à savoir
learn-start = Commencer : { $name }
learn-go-on = Continuer : { $name }
learn-puzzles = Problèmes
puzzles-solve = Résoudre
puzzles-collections = Collections
puzzles-make = Créer le vôtre

grade-easy = Facile
grade-moderate = Moyen
grade-tricky = Corsé
grade-hard = Dur
grade-expert = Expert

puzzle-number = { $grade } : problème { $n } sur { $all }
puzzle-task = Trouvez le coup gagnant.
puzzle-solved = Résolu

exercise-judging = Voyons voir…
exercise-wrong = Ce coup perd.
exercise-wrong-last = Vous avez posé la dernière pièce : perdu.
exercise-right-last = L’adversaire a posé la dernière pièce : vous gagnez.
exercise-right = Exact ! Ce coup gagne.
puzzle-clue-area = Regardez ici. L’indice suivant donne la pièce, sans pénalité.
puzzle-clue-piece = Cette pièce. L’indice suivant donne l’emplacement, et le problème ne comptera pas comme résolu.
puzzle-clue-place = Posez-la ici. Cela ne compte pas comme résolu.
endless-clue-area = Regardez ici. L’indice suivant donne la pièce, et votre classement ne monte plus.
endless-clue-piece = Cette pièce. L’indice suivant donne l’emplacement, et le problème compte comme manqué.
endless-clue-place = Posez-la ici. Cela compte comme manqué.
puzzle-shown-placed = Exact, mais avec aide.
puzzle-all-solved = Exact ! C’était le dernier problème de cette difficulté.
lesson-answered = De nouveau à vous.
lesson-wrong = Ce coup perd. Réessayez.
lesson-over = Leçon { $n } sur { $all } terminée !

line-pieces = { $n ->
    [0] Plus rien ne se place.
    [one] Encore une pièce.
   *[other] Encore { $n } pièces.
}
line-gaps = { $n ->
    [one] Une zone, une pièce.
   *[other] { $n } zones, une pièce chacune.
}
line-last-yours = La dernière est pour vous.
line-last-theirs = La dernière est pour l’adversaire.
line-last-named = { $name } pose la dernière.

exercise-retry = Réessayer
line-why = Pourquoi ?
puzzle-next = Suivant
exercise-previous = Précédent
lesson-go-on = Suivant
lesson-previous = Étape précédente
lesson-next = Leçon suivante
lesson-play = Jouer votre première partie
lesson-done = Finir
lesson-move = Déplacer
lesson-number = Leçon { $lesson } sur { $lessons }, étape { $n } sur { $all }
lesson-dead = Plus rien ne se place sur les cases barrées
lesson-areas = Nombres : cases libres

lesson--first_steps = Premiers pas
lesson-note--first_steps = Comment poser, et qui perd
lesson-step--first_steps-1 = On pose à tour de rôle. Qui pose la dernière pièce perd. Rien ne tombe, aucune ligne ne disparaît.
lesson-step--first_steps-2 = À vous : la pièce que vous voulez, où vous voulez.
lesson-step--first_steps-3 = Une zone de moins de quatre cases est morte. Dans cinq, il tient exactement une pièce.
lesson-step--first_steps-4 = Deux zones, une pièce chacune. Laissez la dernière à l’adversaire.
lesson--last_piece = La dernière pièce forcée
lesson-note--last_piece = Dans quatre à sept cases, une seule pièce
lesson-step--last_piece-1 = Dans une zone de quatre à sept cases, on pose toujours exactement une pièce.
lesson-step--last_piece-2 = Au bout ou au milieu ? Faites poser la dernière pièce à l’adversaire.
lesson-step--last_piece-3 = Laissez un nombre impair de zones à une pièce.
lesson--two_halves = Deux moitiés égales
lesson-note--two_halves = Ce que fait l’adversaire, vous le pouvez aussi
lesson-step--two_halves-1 = Deux moitiés égales : quoi que vous fassiez, l’adversaire répond en miroir.
lesson-step--two_halves-2 = Coupez le plateau en deux moitiés égales. Puis répondez en miroir.
lesson-step--two_halves-3 = Coupez, jouez en miroir. Vers la fin, laissez un nombre impair de zones.
lesson--centre = Prendre le centre
lesson-note--centre = Le seul emplacement sans reflet
lesson-step--centre-1 = Chaque emplacement a un reflet par rapport au centre. L’adversaire joue ce reflet.
lesson-step--centre-2 = Seul le centre n’a pas de reflet. Prenez-le.
lesson-step--centre-3 = Sur trois cents coups, un seul gagne. Retrouvez-le.
lesson-step--centre-4 = Prenez le centre, répondez en miroir et laissez un nombre impair de zones.
lesson--one_two_three = Un, deux, trois
lesson-note--one_two_three = Des zones comme des tas de Nim
lesson-step--one_two_three-1 = Ces zones valent des tas de Nim de 1, 2 et 3 : le camp qui joue perd.
lesson-step--one_two_three-2 = Des tas de 1, 3 et 3. D’un tas de 3, faites un tas de 2.
lesson-step--one_two_three-3 = Les tas égaux s’annulent. Un tas de 1 est de trop : prenez-le.
lesson--counting = Compter les cases
lesson-note--counting = Quelles tailles laisser à l’adversaire
lesson-step--counting-1 = Avec une seule zone de 18 cases, le camp qui joue perd en général. En laisser 17 est bon aussi.
lesson-step--counting-2 = 21 cases. Laissez une zone de 17.
lesson-step--counting-3 = 24 cases : couvrez-en 4, tuez-en 2 sur un long côté, laissez-en 18.

## Saved games

games-rename = Renommer
games-delete = Supprimer
games-export = Exporter
games-copy = Copier en texte
games-paste = Coller une partie
games-name = Renommer la partie

delete-question = Supprimer { $name } ?
delete-keep = Conserver

games-placed =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
games-unfinished = inachevée
games-won = victoire : { $name }

## Looking back at a game

review-searching =
    { $all ->
        [one] Analyse : { $done } sur { $all }
       *[other] Analyse : { $done } sur { $all }
    }
review-start = Début de la partie
review-stop = Arrêter
review-next-mistake = Erreur suivante
review-no-mistakes = Personne n’a laissé échapper de victoire.
review-none-found = Aucune erreur trouvée.
review-mistakes =
    { $n ->
        [one] Une erreur trouvée.
       *[other] { $n } erreurs trouvées.
    }

review-will-win = Sans erreur, victoire : { $name }.
review-nobody-knows = Trop tôt pour dire qui gagne.
review-not-yet = Pas encore analysée
review-over = Victoire : { $name }
review-mistake = { $name } a laissé échapper la victoire.
review-mistake-you = Vous avez laissé échapper la victoire.
review-mistake-better = { $name } a laissé échapper la victoire. Le coup en vert la gardait.
review-mistake-better-you = Vous avez laissé échapper la victoire. Le coup en vert la gardait.
review-resigned-won = { $name } a abandonné une partie encore gagnable.
review-resigned-won-you = Vous avez abandonné une partie encore gagnable.
review-resigned = Abandon : { $name }.
review-time-won = { $name } a perdu au temps une partie encore gagnable.
review-time-won-you = Vous avez perdu au temps une partie encore gagnable.
review-time = Perte au temps : { $name }.

review-play = Lecture
review-pause = Pause
review-speed = Vitesse { $n }
review-play-on = Reprendre ici

## You

you-profile = Profil
you-history = Historique
you-people = Joueurs
you-play = Jouer
you-games = Parties
you-medals = Succès
you-rating = Classement
ladder = Ascension
ladder-beaten = Battus : { $n } sur { $all }
ladder-next = Ensuite : { $name }
ladder-rung = { $n } sur { $all }
ladder-teaches = { $name } enseigne : { $idea }
ladder-taught = Enseigne : { $idea }
rating-today = { $change } aujourd’hui
you-numbers = Statistiques
people-plays-now = Profil actif
people-play-as = Passer à { $name }
people-add = Ajouter un joueur
people-note = Chacun a ses parties, ses classements et ses succès.
people-against = Vous contre { $name }
history-all = Toutes
history-won = Gagnées
history-lost = Perdues
history-unfinished = Inachevées
history-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
history-none = Pas encore de partie ici.
history-not-found = Aucune partie à ce nom.

# In a field for a part of a name, while it is empty.
history-find = Chercher un nom

history-beat = Victoire contre { $name }
history-beaten-by = Défaite contre { $name }

## Players

people-rename = Renommer
people-delete = Supprimer

people-delete-question = Supprimer { $name }, son classement et ses statistiques ?
people-name = Nom
people-taken = Ce nom est déjà pris
people-full = Il n’y a plus de place pour un autre joueur
people-no-games = Aucune partie classée
people-unrated = Indices, coups gagnants, analyse, coach et « Annuler » rendent une partie amicale, de même qu’une position de départ autre que le plateau vide.

## Statistics and achievements

statistics-all = Tous
statistics-none = Pas de partie terminée ici. Toute partie depuis le plateau vide compte, classée ou amicale.

statistics-streak = Victoires de suite
statistics-streak-value = { $present } en cours, record { $longest }
statistics-time = Temps de réflexion
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Victoire prouvée tenue le plus longtemps
statistics-held-value =
    { $turns ->
        [one] { $turns } coup, depuis { $cells } cases libres
       *[other] { $turns } coups, depuis { $cells } cases libres
    }
statistics-held-least =
    { $turns ->
        [one] au moins { $turns } coup, depuis { $cells } cases libres
       *[other] au moins { $turns } coups, depuis { $cells } cases libres
    }
statistics-held-none = Pas encore

statistics-opening = Ouverture préférée
statistics-opening-value =
    { $n ->
        [one] { $cells } sur { $board }, une fois
       *[other] { $cells } sur { $board }, { $n } fois
    }

statistics-sides = Qui commence
statistics-opponents = Par adversaire
statistics-boards = Par plateau
statistics-people = Autres joueurs
statistics-won-of =
    { $won ->
        [one] { $won } gagnée sur { $all }
       *[other] { $won } gagnées sur { $all }
    }

statistics-export = Exporter en CSV
statistics-saved = Enregistrés : { $path } et { $name }
statistics-not-saved = Tableaux non enregistrés : { $error }
everything-save = Tout enregistrer
everything-bring = Reprendre ici
everything-which = Quel fichier ?
everything-saved = Tout est enregistré : { $path }
everything-not-saved = Enregistrement impossible : { $error }
everything-none = Aucun fichier de ce type dans vos documents ou téléchargements.
everything-brought =
    Ajouté : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $people ->
        [one] { $people } joueur
       *[other] { $people } joueurs
    }{ $others ->
        [0] {""}
       *[other] , autres entrées : { $others }
    }.
everything-not-brought = Reprise impossible : { $error }

achievement-count =
    { $n ->
        [one] { $n } obtenu sur { $all }
       *[other] { $n } obtenus sur { $all }
    }
achievement-open = à obtenir
achievement-news-of = Succès pour { $person } : { $name }

achievement--lessons = Les bases
achievement-note--lessons = Terminez toutes les leçons. Elles contiennent toutes les idées que demandent les autres succès.
achievement-won--lessons = Toutes les leçons terminées
achievement--counting = Le compte est bon
achievement-note--counting = Laissez un nombre impair de zones de quatre à sept cases, au moins { $n }, et gagnez sans aide. Dans chacune, il reste une pièce à poser, et la dernière revient à l’adversaire.
achievement-won--counting = Un nombre impair de zones
achievement--halves = Deux moitiés égales
achievement-note--halves = Sans aide, laissez d’un coup gagnant deux zones égales de { $n } cases ou plus, et rien d’autre. À tout ce qui arrive dans l’une, on peut répondre dans l’autre.
achievement-won--halves = Deux moitiés égales
achievement--comeback = Jamais trop tard
achievement-note--comeback = Sans aide, gagnez une partie où votre défaite était prouvée. Rien n’est joué avant la dernière pièce : compliquez la position.
achievement-won--comeback = Perdue, puis gagnée
achievement--level_5 = David contre Goliath
achievement-note--level_5 = Battez le niveau 5 ou plus, sans aide. Il ne se trompe jamais en fin de partie : prenez l’avantage avant.
achievement-won--level_5 = Niveau 5 ou plus battu
achievement--quick_boards = À l’aise en petit
achievement-note--quick_boards = Battez l’ordinateur sans aide sur 6×6, 7×7, 6×10 et 8×8. Les petits plateaux amènent plus tôt et plus souvent les mêmes fins de partie.
achievement-won--quick_boards = Gagné sur tous les petits plateaux
achievement--parity = Garder l’équilibre
achievement-note--parity = Sur 6×6, laissez commencer le niveau { $n } ou plus, et restez en position gagnante jusqu’à la fin, sans aide. Veillez à ce qu’il reste un nombre pair de coups à chacun de vos tours.
achievement-won--parity = Gagnant du premier coup au dernier
achievement--clean_grade = Un sans-faute
achievement-note--clean_grade = Résolvez tous les problèmes d’une difficulté sans la moindre erreur. Chercher la réponse adverse avant de poser devient une habitude.
achievement-won--clean_grade = Une difficulté entière sans erreur
achievement--hard_puzzle = Du premier coup
achievement-note--hard_puzzle = Résolvez un problème de la plus haute difficulté au premier essai. Il faut écarter tous les autres coups.
achievement-won--hard_puzzle = Le plus dur, au premier essai
achievement--only_placements = Une aiguille dans une botte de foin
achievement-note--only_placements = Sans aide, trouvez le seul coup gagnant au moins { $n } fois dans une partie. Ces coups décident des parties ; le bilan les montre.
achievement-won--only_placements = Le seul coup gagnant, { $n } fois
achievement--level_7 = Une longueur d’avance
achievement-note--level_7 = Battez le niveau 7 ou plus, sans aide. Il voit loin : c’est le milieu de partie qui décide.
achievement-won--level_7 = Niveau 7 ou plus battu
achievement--long_win = De longue haleine
achievement-note--long_win = Tenez jusqu’au bout, sans aide, une victoire prouvée depuis { $n } cases libres ou plus. Gagner une partie gagnée est tout un art.
achievement-won--long_win = Victoire tenue depuis { $n } cases

## The position editor

editor-title = Éditeur de positions
editor-how-cell = Un clic ou { $key } remplit ou vide une case. Glissez pour en remplir plusieurs.
editor-how-piece = Posez des pièces comme en partie, même sur d’autres.
editor-cell = Par case
editor-clear = Vider
editor-invert = Inverser
editor-against = Niveau { $n }
editor-two = À deux
editor-nothing-fits = Aucune pièce ne tient sur ce plateau : il n’y a rien à jouer.

editor-areas = Cases de chaque zone en jeu : { $sizes }

## Stacking

stacking-title = Empilage
stacking-watch = Démo
stacking-surface = La bonne surface
stacking-lookahead = Voit { $n } pièces
stacking-best = Meilleures tours : { $name }
stacking-no-scores = Vos meilleures tours se dresseront ici.
stacking-score =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }, { $cleared } × 4 lignes
stacking-score-helped =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }, { $cleared } × 4 lignes (avec aide)

stacking-next = À suivre
stacking-pieces = Pièces : { $n }
stacking-cleared = Effacées : { $n } × 4 lignes
stacking-clears = Quatre lignes effacées !
stacking-helped = Avec aide
stacking-rules = Pas de trous. Un I à droite efface quatre lignes pleines.
stacking-again = Rejouer
stacking-ended =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
stacking-best-yet =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } : votre meilleure tour !
stacking-ranks = Notes
stacking-end = Terminer
stacking-end-question = Terminer la partie et garder le score ?
stacking-hole = Cela laisserait un trou
stacking-full = Là, le puits est plein
stacking-beside = La colonne de droite est pour les I qui effacent quatre lignes pleines
stacking-over = La pièce rouge ne se place nulle part sans laisser de trou.
stacking-over-best =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } : numéro { $place } de vos records
stacking-loading = Préparation des notes. Jouez en attendant.
stacking-scale = Note : comment se placeront les pièces suivantes
stacking-hint = Le mieux ici : note { $n }.
stacking-rank-is = Note de cette surface : { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } pièce par seconde
       *[other] { $n } pièces par seconde
    }
stacking-watched = Chaque pièce va là où le plus de pièces pourront se placer ensuite.
stacking-game = Partie { $n }
stacking-play = Lecture
stacking-pause = Pause
stacking-slower = Ralentir
stacking-faster = Accélérer
stacking-restart = Du début
stacking-another = Autres pièces

stacking-surface-flat = Une surface plate semble idéale, mais S et Z n’y tiennent pas.
stacking-surface-step = Une marche à chaque bout, et les sept pièces se placent : c’est la meilleure surface.
stacking-surface-pairs = Une marche toutes les deux colonnes : bien, car O, S, Z demandent deux colonnes égales.
stacking-surface-singles = Une marche par colonne : O ne se place nulle part. Gardez les colonnes par paires.
stacking-surface-well = Dans un creux de deux, seuls J, L et I entrent.
stacking-surface-deep = Dans un creux de quatre, un I se place. N’allez jamais plus profond.
stacking-surface-two = Deux creux pour le I : il vient une fois sur sept.

## The opponent that fits

fitting = Alter ego
fitting-with-elo = Alter ego (Elo { $n })
fitting-note = Plus fort si vous gagnez, plus faible si vous perdez.
fitting-unknown = Pas encore de partie : commence à { $n } Elo et trouve votre force au fil du jeu.
fitting-known =
    { $games ->
        [one] Votre force : Elo { $n } ± { $error }, après { $games } partie
       *[other] Votre force : Elo { $n } ± { $error }, après { $games } parties
    }

## Named players

character--pip = Pip
character--luna = Luna
character--otto = Otto
character--mina = Mina
character--tao = Tao
character--rio = Rio
character--zeno = Zeno
character--kira = Kira
character--ada = Ada
character--nova = Nova

character-note--pip = Ne tient pas en place : joue loin de vous.
character-note--luna = Imite ce que vous posez, tant qu’il y a de la place.
character-note--otto = Longe les bords, de préférence avec une pièce droite.
character-note--mina = Commence dans les coins et les remplit.
character-note--tao = Garde le plateau entier aussi longtemps que possible.
character-note--rio = Se place tout près de votre dernière pièce.
character-note--zeno = Avide : adore les cases où plus rien ne se place.
character-note--kira = Coupe le plateau tôt, et recommence.
character-note--ada = Bâtit des murs, coupe le plateau en deux, et compte.
character-note--nova = Part du milieu et voit tôt la fin.

character-word--pip = Bondit
character-word--luna = Imite
character-word--otto = Bords
character-word--mina = Coins
character-word--tao = D’un bloc
character-word--rio = Tout près
character-word--zeno = Avide
character-word--kira = Découpe
character-word--ada = Moitiés
character-word--nova = Milieu

character-idea--pip = Cases mortes
character-idea--luna = Le centre
character-idea--otto = Coups forcés
character-idea--mina = Enfermer
character-idea--tao = Bonnes tailles
character-idea--rio = Dernier choix
character-idea--zeno = Compter
character-idea--kira = Un, deux, trois
character-idea--ada = Deux moitiés
character-idea--nova = Voir loin

voice-begins--pip = Attrapez-moi ! Mais ne laissez pas de petits trous derrière moi, j’y trébuche.
voice-begins--luna = Votre coup est mon coup, un demi-tour plus loin. Enfermez des cases, et je perds le fil.
voice-begins--otto = Le bord, toujours le bord. C’est calme par là, comme moi.
voice-begins--mina = D’abord les coins. Tous les quatre, si vous permettez.
voice-begins--tao = Je garde le plateau entier, et je compte quand il en reste peu.
voice-begins--rio = La place est prise ? Je m’installe à côté de vous quand même.
voice-begins--zeno = Des cases où rien ne se place ! Je peux commencer sans vous ?
voice-begins--kira = Les grands plateaux me rendent nerveuse. Je vais tailler dedans.
voice-begins--ada = Un mur, deux moitiés, puis du calcul. Si le plateau reste entier, je m’y perds.
voice-begins--nova = Je pars du milieu, et de là je vois la fin. En général.

voice-wins--pip = Hop ! Et la dernière pièce est pour vous. On recommence ?
voice-wins--luna = Les idées étaient de vous. Je les ai eues un demi-tour plus tard.
voice-wins--otto = Le long du bord, jusqu’au bout. Lent, mais sûr.
voice-wins--mina = Quatre coins pour moi, la dernière pièce pour vous. C’est juste, non ?
voice-wins--tao = Vous voyez ? Il n’y avait rien à casser.
voice-wins--rio = C’était douillet. Même place la prochaine fois ?
voice-wins--zeno = Délicieux. Je vous ai laissé la dernière pièce, par politesse.
voice-wins--kira = Que de miettes, et la dernière était pour vous.
voice-wins--ada = Coupé, compté, fini. Vous pouvez vérifier.
voice-wins--nova = Je l’avais vu venir. J’ai fait semblant d’être surprise.

voice-loses--pip = Plus de place pour bondir. Comment avez-vous fait ?
voice-loses--luna = J’ai tout imité. Les erreurs aussi, je le crains.
voice-loses--otto = J’ai suivi le bord, jusqu’à passer par-dessus.
voice-loses--mina = Quatre coins, et c’est moi qui suis coincée.
voice-loses--tao = Vous l’avez cassé juste comme il fallait. Impoli, mais bravo.
voice-loses--rio = J’étais trop près pour le voir.
voice-loses--zeno = J’ai trop mangé, et la dernière pièce était dans mon assiette.
voice-loses--kira = J’ai fait les miettes, et vous les avez comptées.
voice-loses--ada = Le mur était droit. C’est l’addition qui ne l’était pas.
voice-loses--nova = Bon. Celle-là, je ne l’avais pas vue venir.

character-met = Sans aide : { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = Problème du jour
training-endless = Problèmes à volonté
training-endless-note = À votre mesure, avec un classement
training-run = Contre la montre
training-run-note = Le plus possible en trois minutes
training-stacking-note = Un jeu en solitaire
training-making = Votre problème se prépare…

training-rating = Classement { $n }
training-best = record : { $n }

training-daily-title = { $date } : { $grade }
training-streak =
    { $longest ->
        [0] Un problème par jour fait une série.
       *[other]
            { $n ->
                [0] Série : 0 · Record : { $longest }
                [one] Série : { $n } jour · Record : { $longest }
               *[other] Série : { $n } jours · Record : { $longest }
            }
    }

training-endless-puzzle = { $grade }, Elo { $rating }
training-standing =
    { $tried ->
        [0] Classement { $n }
       *[other] Classement { $n }. Au premier essai : { $solved } sur { $tried }
    }
training-rated = Votre classement : { $n } ({ $change })

training-run-rules = Trois minutes. Trois erreurs, et c’est fini.
training-run-begin = Lancer
training-run-again = Rejouer
training-run-skip = Passer (une erreur)
training-run-end = Terminer
training-run-end-question = Terminer maintenant ?
training-run-score = Résolus : { $solved }   Erreurs : { $errors } sur { $most }
training-run-wrong = Le coup gagnant était celui-ci.
training-run-right = Exact !
training-run-time = Le temps est écoulé. Résolus : { $n }
training-run-errors = Troisième erreur. Résolus : { $n }
training-run-left = Terminé avant la fin. Résolus : { $n }
training-run-best = C’est terminé. Résolus : { $n }. C’est votre record !
training-run-none = Vos meilleurs scores s’afficheront ici.
training-run-line = { $place }.  Résolus : { $solved } · { $date }

training-idea--halves = Il reste deux zones égales de { $half } cases. Ce que l’adversaire fait dans l’une, faites-le en miroir dans l’autre.
training-idea--parity = À une pièce pour quatre cases, il reste de la place pour { $pieces } pièces : un nombre impair, et c’est bon pour vous.
training-idea-forced =
    { $areas ->
        [one] Il reste une zone où tient exactement une pièce. C’est à l’adversaire de la poser.
       *[other] Il reste { $areas } zones où tient exactement une pièce : un nombre impair, donc l’adversaire posera la dernière.
    }
training-idea--counting =
    { $areas ->
        [one] Il reste une zone de { $cells } cases. Il semble y tenir { $pieces } pièces, parfois moins. Le camp qui joue perd.
       *[other] Il reste { $areas } zones, { $cells } cases en tout. Il semble y tenir { $pieces } pièces, parfois moins. Le camp qui joue perd.
    }
training-idea--three = Une pièce coupe une zone en { $parts }, et l’adversaire n’a pas de bonne réponse à toutes.
training-idea--corner =
    { $closed ->
        [one] La pièce isole { $closed } case, où plus rien ne se place.
       *[other] La pièce isole { $closed } cases, où plus rien ne se place.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Plus facile
daily-harder = Plus dur
daily-more = Encore un
daily-copy = Copier
daily-copied = Le résultat est dans le presse-papiers
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Rattraper un jour ne prolonge pas la série.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Résolu du premier coup.
               *[other] Résolu en { $n } essais.
            }
        [one]
            { $n ->
                [one] Résolu avec un indice.
               *[other] Résolu en { $n } essais, avec un indice.
            }
       *[other]
            { $n ->
                [one] Résolu avec { $hints } indices.
               *[other] Résolu en { $n } essais, avec { $hints } indices.
            }
    }
daily-next = Les deux suivants arrivent dans { $hours } h { $minutes } min.
daily-not-yet = Le jour ne compte pas encore. L’autre problème peut le sauver.
daily-not = Le jour ne compte pas.
daily-first = Premier jour : votre série commence !

## Second chances: positions that a person let slip come back until they are found

again-title = Seconde chance
again-none = Si vous laissez filer une victoire, la position revient ici.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } problème à revoir
               *[other] { $puzzles } problèmes à revoir
            }
        [one]
            { $puzzles ->
                [0] { $games } partie à revoir
                [one] { $games } partie et { $puzzles } problème à revoir
               *[other] { $games } partie et { $puzzles } problèmes à revoir
            }
       *[other]
            { $puzzles ->
                [0] { $games } parties à revoir
                [one] { $games } positions et { $puzzles } problème à revoir
               *[other] { $games } positions et { $puzzles } problèmes à revoir
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Rien aujourd’hui. Demain : { $n }
again-on =
    { $n ->
        [one] Rien aujourd’hui. { $n } revient le { $day }.
       *[other] Rien aujourd’hui. { $n } reviennent le { $day }.
    }
again-done = C’est tout pour aujourd’hui.
again-next-tomorrow = Demain : { $n } à revoir
again-next-on =
    { $n ->
        [one] { $n } revient le { $day }.
       *[other] { $n } reviennent le { $day }.
    }
again-missed = Retentez les positions manquées.
again-task = Ici, vous pouviez gagner. Trouvez comment.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Contre { $name } · { $date } · coup { $n }
again-puzzle = { $name } · { $date }
again-then = En contour, votre ancien coup : perdant.
# $n is a number of days.
again-in =
    { $n ->
        [one] À revoir demain.
       *[other] À revoir dans { $n } jours.
    }
again-known = Vous la connaissez.
again-just-practice = Simple entraînement, sans effet.
again-take-out = Ne plus revoir
again-put-back = À revoir
again-progress = { $n } sur { $all }
again-kept = Dans Seconde chance
again-looking = Examen plus précis…
again-try = Réessayer
again-clue-area = Regardez ici. L’indice suivant donne la pièce, et la position reviendra plus tôt.
again-clue-piece = Cette pièce. L’indice suivant donne l’emplacement, et la position reviendra demain.
again-clue-place = Posez-la ici. La position reviendra demain.
again-clue-here = Posez-la ici.
miss-title = À travailler
miss-note = trouvé du premier coup
miss-idea--halves = Deux moitiés égales
miss-idea--parity = Un nombre impair
miss-idea--counting = Compter les cases
miss-idea--three = Trois zones à la fois
miss-idea--corner = Enfermer des cases
miss-practise = S’exercer
miss-too-few = trop peu de cas
