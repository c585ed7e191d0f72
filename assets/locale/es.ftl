### Everything that the window says in Spanish. The comments for translators are in `en.ftl`.

# For readers from Spain to Argentina: "tú" with the forms of "tú", never "vosotros" nor "vos"; no "coger", no "ordenador" nor
# "computadora", past tense as in "se rindió". A space (U+00A0) stands before the percent sign. Nobody's gender is assumed: after a
# name that may be "Tú", a colon ("Victoria: …").
#
# piece = pieza
# to place = colocar; what fits somewhere "cabe"
# move, placement = jugada, as in chess
# turn (whose it is to place) = turno
# place (where a piece may go) = lugar; one that wins or loses = jugada
# to begin / second = empieza / después, below a name in a game empieza / va después, because "segundo" has a gender
# cell, dead cell = casilla, casilla muerta
# area, gap (small area) = zona
# board = tablero
# heap (of Nim), stone = montón, piedra
# worth = valor
# wild (an area that is no heap) = salvaje
# to mirror = reflejar; mirror image of a place = reflejo; twin (of a placement) = gemela
# computer (that plays) = la máquina, never la IA nor el programa; the one on the desk = equipo
# opponent = rival, because it fits both sexes; people (the list) = jugadores; people, not computers = personas
# coach = tutor, shorter than "entrenador"
# x-ray, analysis = análisis
# hint = pista
# aid = ayuda
# outcomes, the aid = «Jugadas ganadoras»; "resultado" is the score of stacking
# rated = la partida puntúa, puntuable
# unrated = amistosa, la partida no puntúa
# rating, Elo = puntuación, Elo
# strength = fuerza
# level = nivel
# puzzle = problema, as in chess; "puzle" is a jigsaw
# grade (of puzzles) = dificultad
# run (against the clock) = intento; the best ones are "marcas"
# lesson, step = lección, paso
# review, to look back = revisión, revisar; what it does to each position = analizar
# replay = repetición
# rematch = revancha
# to resign = rendirse
# take back, undo = deshacer
# proven win = victoria segura, because "probar" is also to try
# to give a win away, to throw it away = regalar la victoria
# to outline = señalar
# backup (of everything) = copia; to restore it = restaurar
# game (one that is played) = partida; the program = juego
# stacking = apilar (the game for one: Apilar)
# surface = superficie
# rank (of a surface) = nota, as at school; on a button Valorar, where Notas would be a notepad
# score (of stacking) = resultado
# hole (under a piece) = hueco
# gap (between columns) = ranura
# step (in a surface) = escalón
# well = pozo
# to clear rows = eliminar filas
# streak = racha, días seguidos
# achievement = logro; ladder = ascenso
# clocks, the choice = ritmo de juego; a clock that runs = reloj

## The language

language-name = Español
date-format = %-d %b %Y
date-locale = es_ES
date-and-time = { $day }, { $time }

## Shared by many screens

back = Volver
ok = Aceptar
cancel = Cancelar
save = Guardar
save-game = Guardar la partida
copy = Copiar
paste = Pegar
undo = Deshacer
redo = Rehacer
help = Ayuda
menu = Menú
stop = Parar

you = Tú
opponent = Rival
player-one = Jugador 1
player-two = Jugador 2

first-player = Empieza
second-player = Después

board = Tablero
board-won = Si nadie se equivoca, gana quien empieza.
board-lost = Si nadie se equivoca, pierde quien empieza.
board-open = Nadie sabe quién gana si nadie se equivoca.

winner = ¡Victoria!

name-refused = Un nombre tiene de 1 a { $n } caracteres

## Levels of the computer

level-number = Nivel { $n }

level-with-name = Nivel { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = Sin rumbo
level--beginner = Aprendiz
level--casual = Casual
level--thoughtful = Paciente
level--careful = Prudente
level--skilled = Hábil
level--sharp = Perspicaz
level--cunning = Sagaz
level--expert = Brillante
level--master = Magistral
level--solver = Oráculo

level-note--drifter = Aún no ha notado que pierde quien pone la última.
level-note--beginner =
    { $plies ->
        [one] Ve el final { $plies } jugada antes, y se le escapa mucho.
       *[other] Ve el final { $plies } jugadas antes, y se le escapa mucho.
    }
level-note--casual =
    { $plies ->
        [one] Ve el final { $plies } jugada antes, y se le escapa algo.
       *[other] Ve el final { $plies } jugadas antes, y se le escapa algo.
    }
level-note--thoughtful =
    { $plies ->
        [one] Ve el final { $plies } jugada antes, y se le escapa poco.
       *[other] Ve el final { $plies } jugadas antes, y se le escapa poco.
    }
level-note--careful =
    { $plies ->
        [one] Ve el final { $plies } jugada antes, y no se le escapa nada.
       *[other] Ve el final { $plies } jugadas antes, y no se le escapa nada.
    }
level-note--skilled = Busca quién gana desde que quedan { $cells } casillas.
level-note--sharp = Busca quién gana desde que quedan { $cells } casillas.
level-note--cunning = Busca quién gana desde que quedan { $cells } casillas.
level-note--expert = Busca quién gana desde que quedan { $cells } casillas.
level-note--master = Busca quién gana desde que quedan { $cells } casillas.
level-note--solver = Ve el final desde lejos y sabe abrir una partida.
level-note-alike = En este tablero, los niveles { $n } a 10 son igual de fuertes.

## Title and menu

title-tagline = Quien coloca la última pieza pierde.
menu-continue = Continuar
menu-stacking = Apilar
door-you = Tú
door-today-new = Problema nuevo hoy
door-streak = Racha: { $n }
door-again-new =
    { $new ->
        [one] { $new } nuevo, { $n } de repaso
       *[other] { $new } nuevos, { $n } de repaso
    }
door-again = { $n } de repaso
door-tomorrow =
    { $n ->
        [0] Mañana: { $new } nuevos
       *[other] Mañana: { $new } nuevos, { $n } de repaso
    }
door-lessons = { $done } de { $all }
continue-your-move = Te toca · { $name } · { $board }
continue-their-move = { $board } contra { $name }
continue-between = { $board }, { $first } contra { $second }
menu-settings = Ajustes
menu-help = Cómo jugar
menu-quit = Salir

first-start-question = ¿Primera vez? Aprende en dos minutos.
first-start-lesson = Enséñame
first-start-later = Jugar ya

## A new game against the computer

play-title = Jugar
play-friend = 2 jugadores
play-computers = Entre máquinas
play-change = Opciones
play-done = Listo
play-against = Contra { $name }
play-watch = Mirar
play-you-first = empiezas tú
play-computer-first = empieza la máquina
play-random-first = por sorteo
play-no-clock = sin reloj
play-coached = con tutor
play-uncoached = sin tutor
play-medal-open = Medalla: gana sin ayuda
play-medal-coached = Medalla: gana sin el tutor
play-medal-won = Victoria sin ayuda
play-who-begins = ¿Quién empieza?
play-you = Tú
play-computer = Máquina
play-random = Al azar
play-level = Nivel

## Two players at one computer

play-swap = Intercambiar
rated-question = ¿Cuenta esta partida para la puntuación de { $first } y { $second }? Deben aceptar ambas partes.
rated-yes = Ambos aceptamos
rated-no = Amistosa

## Clocks

clocks = Ritmo de juego
clock-none = Sin límite
tip-clock = 3+2: tres minutos por bando, más dos segundos por jugada.
clocks-pause = Pausar al salir
tip-clocks-pause = En los menús y en otras ventanas los relojes se paran y el tablero se oculta.

## The game: players and buttons

game-your-turn = Tu turno

game-to-move = Le toca

game-thinking = Pensando

game-first = Empieza

game-second = Va después
game-rated = Puntuable
game-unrated = Amistosa
game-leave = Salir
game-aid-warning = Con esto la partida no puntúa. Pulsa otra vez para seguir.

tip-cells = Casillas que una pieza aún puede cubrir. En una casilla muerta, con una cruz, no cabe nada.
tip-elo = Una puntuación: con 200 puntos más se ganan unas tres de cada cuatro partidas.
tip-rated = La partida puntúa. Con ayudas pasa a ser amistosa.
tip-unrated = La partida no cuenta para la puntuación.
tip-hint = Muestra una buena jugada.
tip-outcomes = Marca qué jugadas ganan y cuáles pierden.
tip-analysis = Muestra lo que vale cada zona.
tip-coach = Te avisa cuando una jugada regala una victoria segura. Con él, la partida es amistosa.
tip-clues = Primero dónde mirar, luego la pieza, luego el lugar. Solo el lugar tiene precio: el problema no cuenta como resuelto.
tip-endless-clues = Primero dónde mirar, luego la pieza y luego el lugar. Si ves la pieza, tu puntuación no puede subir; si ves el lugar, el problema cuenta como fallado.
tip-again-clues = Primero dónde mirar, luego la pieza, luego el lugar. Con la pieza la posición vuelve antes; con el lugar empieza de nuevo.
tip-again-out = Así no vuelve.
tip-streak = Cuántos días seguidos resolviste el problema del día.
tip-puzzle-rating = Tu puntuación sube si aciertas a la primera y baja si no. Los problemas nuevos tienen esa dificultad.
tip-run-errors = Con tres errores se acaba. Saltar un problema cuenta como error.
tip-stacking-hint = Señala el mejor lugar, pensando en las dos próximas piezas. El resultado queda marcado «con ayuda».
tip-ranks = Muestra la nota de cada lugar. El resultado queda marcado «con ayuda».
tip-rank = En cuántos casos de cien cabrían sin huecos quince piezas aleatorias.
tip-cleared = Cuando cuatro filas están llenas salvo en la columna derecha, una I vertical ahí las elimina.
tip-helped = Las pistas, las notas y deshacer dejan el resultado marcado «con ayuda».
tip-lookahead = Cuántas de las próximas piezas tiene en cuenta la máquina.
tip-dead = Menos de cuatro casillas libres juntas: ahí ya no cabe ninguna pieza.
tip-area = Casillas libres que se tocan por un lado.

game-free-cells =
    { $n ->
        [one] { $n } casilla libre
       *[other] { $n } casillas libres
    }
game-placed =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }

paused = En pausa
paused-go-on = Pulsa una tecla o haz clic para seguir

game-resign = Rendirse
game-move-now = Jugar ya
game-help-me = Ayúdame
game-hint = Pista
game-outcomes = Jugadas ganadoras
game-analysis = Análisis
game-coach = Tutor

outcomes-wins =
    { $n ->
        [one] ✓ { $n } gana
       *[other] ✓ { $n } ganan
    }
outcomes-losses =
    { $n ->
        [one] × { $n } pierde
       *[other] × { $n } pierden
    }
outcomes-unknown = { $n } por ver

outcomes-far = Los tonos son una estimación:
expectation-poor = peor
expectation-good = mejor

outcome-here-wins = Esta jugada gana
outcome-here-loses = Esta jugada pierde
outcome-here-unknown = Aún no se sabe

analysis-wins = Quien juega ahora gana
analysis-loses = Quien juega ahora pierde

analysis-wild = salvaje
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] no vale nada
        [one] montón de { $n } piedra
       *[other] montón de { $n } piedras
    }
analysis-like-no-heap = salvaje: no es un montón
analysis-too-large = demasiado grande

hint-sought = Buscando una buena jugada…

hint-ends =
    { $n ->
        [one] Gana en { $n } pieza como máximo, contando esta.
       *[other] Gana en { $n } piezas como máximo, contando esta.
    }
hint-equal-areas = Gana: deja dos zonas iguales de { $n } casillas.
hint-only-win = La única jugada que gana.
hint-leaves-area = Gana: tu rival pierde en las { $n } casillas que quedan.
hint-leaves-areas = Gana: tu rival pierde en las { $n } casillas que quedan.
hint-fewest-replies =
    { $n ->
        [one] Aquí vas perdiendo. Así tu rival tiene solo { $n } respuesta que gana.
       *[other] Aquí vas perdiendo. Así tu rival tiene el mínimo de respuestas que ganan: { $n }.
    }
hint-loses = Todas las jugadas pierden.
hint-forced =
    { $n ->
        [one] Todas pierden, como máximo en { $n } jugada.
       *[other] Todas pierden, como máximo en { $n } jugadas.
    }
hint-mirrors = Es pronto para saberlo. Puedes reflejar cada respuesta.
hint-likely = Es pronto para saberlo, pero suele ser buena jugada.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, no disponible ahora
speech-cell-free = { $cell }, libre
speech-cell-dead = { $cell }, muerta
speech-cell-filled = { $cell }, ocupada
speech-cell-piece = { $cell }, { $piece } de la jugada { $n }
speech-placement = { $piece } en { $cells }
speech-in-hand = En la mano: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Deshecha: { $placement }
speech-stepped-back = Atrás, antes de { $placement }
speech-demo = Demostración. { $forward }: pieza siguiente. { $back }: una atrás.
speech-demo-leave = { $leave }: terminar.
speech-demo-ends = Fin de la demostración.
speech-only-spot = El único lugar donde cabe.
speech-fits-nowhere = { $piece } no cabe en ningún sitio.
speech-picture = Imagen: { $parts }
speech-better = Mejor: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = error
speech-marked = Casillas señaladas: { $cells }
speech-finished = terminada
speech-in-list = { $n } de { $all }
speech-done = { $name }: hecho
speech-close = Cerrar
speech-graph = Victoria sin errores: { $parts }
speech-graph-start = al principio { $name }
speech-graph-after = tras la jugada { $n } { $name }
speech-graph-unknown = no se sabe
speech-ratings = Puntuación de { $first } a { $last }, máxima { $highest }
speech-stack = alturas de las columnas { $heights }, próximas { $pieces }

typed-title = Jugada o pregunta
typed-help = Escribe las cuatro casillas de una jugada, como { $example }, o una sola casilla. O pregunta por: { $questions }.
typed-by-ear = Con un lector de pantalla, las teclas que mueven la pieza también dicen sus casillas. { $seek }: siguiente lugar donde cabe. { $type }: una jugada o una pregunta. { $buttons }: a los botones y de vuelta. { $close }: cierra lo que esté abierto.
typed-areas = zonas
typed-pieces = piezas
typed-last-move = última jugada
typed-to-move = a quién le toca
typed-clocks = relojes
typed-fitting = Caben: { $pieces }
typed-no-area = No queda ninguna zona.
typed-no-clock = Esta partida no tiene reloj.
typed-unknown = No es una jugada ni una pregunta.
typed-no-cell = { $cell } no está en este tablero.
typed-count = Una jugada tiene cuatro casillas distintas.
typed-disconnected = Las casillas deben tocarse por sus lados.
typed-drop-title = Soltar la pieza
typed-drop-help = Escribe la columna de su borde izquierdo, de a a j, y si quieres cuántas veces girarla antes, como { $example }.
typed-drop-unknown = Escribe una columna en la que quepa la pieza, y tres giros como máximo.

## The coach

coach-searching = Está calculando.
coach-too-far = Aún no ve el final.
coach-knows = Ve hasta el final.
coach-blunder = Así regalas la victoria.
coach-keep = Dejar así
coach-where = ¿Dónde?
coach-clue-area = Aquí hay una jugada ganadora. La próxima pista muestra la pieza.
coach-clue-piece = Esta pieza gana. La próxima pista muestra el lugar.
coach-leaves = Desde ahora juegas sin tutor. Lo sigues teniendo en «{ $name }».
coach-decisive = Jugada decisiva: { $n }.
coach-lost-from = Desde la jugada { $n }, { $name } ya no podía ganar.
coach-lost-from-you = Desde la jugada { $n } ya no podías ganar.
coach-unknown-decisive = No se encontró la jugada decisiva.
coach-clock-decisive = Lo decidió el reloj.
coach-searching-decisive = Buscando la jugada decisiva…
coach-try-again = Reintentar

## The end of a game

result-won = Gana { $name }
result-you-won = ¡Victoria!
result-you-lost = Derrota

result-last-piece = { $name } colocó la última pieza.
result-last-piece-you = Colocaste la última pieza.
result-resigned = { $name } se rindió.
result-resigned-you = Te rendiste.
result-time = { $name } agotó su tiempo.
result-time-you = Agotaste tu tiempo.
result-rematch = Revancha
result-take-back = Deshacer
result-review = Revisar
result-last = Último resultado

## Questions and refusals in a game

resign-question = ¿Quieres rendirte?
resign-yes = Rendirse
question-no = Seguir
paste-question = ¿Jugar la partida del portapapeles?
paste-yes = Jugar la copiada
paste-no = Seguir con la mía
refused-occupied = Ahí no cabe
refused-off-board = Eso queda fuera del tablero
refused-turn = Espera tu turno
refused-undo = No hay nada que deshacer
refused-redo = No hay nada que rehacer
refused-over = La partida ya terminó

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Guardada como { $name }

## Pictures to share

share = Compartir
picture-title = Compartir la partida
picture-board = El tablero como imagen
picture-animation = La partida como animación
picture-copy = Copiar la imagen
picture-drawing = Dibujando…
picture-busy = Ya se está dibujando otra imagen
picture-saved = Guardada: { $path }
folder-not-opened = No se puede abrir la carpeta aquí
picture-not-saved = No se puede guardar la imagen: { $error }
picture-copied = La imagen está en el portapapeles
picture-no-folder = No hay carpeta para las imágenes
picture-last-piece = Gana { $winner }: { $loser } colocó la última pieza.
picture-resigned = Gana { $winner }: { $loser } se rindió.
picture-time = Gana { $winner }: { $loser } agotó su tiempo.

## The clipboard

position-copied = La posición está en el portapapeles
game-copied = La partida está en el portapapeles
game-exported = Exportada como { $path }
game-not-exported = No se puede exportar: { $error }
game-no-folder = No hay carpeta para las partidas exportadas
clipboard-unusable = Aquí no se puede usar el portapapeles
clipboard-no-text = No hay texto en el portapapeles
clipboard-too-long = El texto del portapapeles es demasiado largo
clipboard-no-answer = El portapapeles no responde

pasted-character = En el portapapeles no hay una posición: el carácter { $n }, { $character }, no es ninguno de . # I O T S Z J L
pasted-separator = En el portapapeles no hay una posición: el carácter { $n } separa las casillas de una fila
pasted-too-short = Una posición tiene 100 casillas, o 36, 49, 60, 64 u 81 en un tablero pequeño; la del portapapeles tiene { $n }
pasted-other-size = Una posición de { $size } no tiene { $n } casillas, pero la del portapapeles sí
pasted-too-long = Una posición tiene 100 casillas; la del portapapeles tiene más
pasted-over = En el tablero del portapapeles no cabe nada
pasted-nowhere = Aquí no se puede pegar nada

pasted-game-long = El texto del portapapeles es demasiado largo para ser una partida
pasted-game-board = La línea { $n } de la partida del portapapeles indica un tablero que no existe
pasted-game-clock = La línea { $n } de la partida del portapapeles indica un ritmo de juego que no existe: 3+2 serían tres minutos y dos segundos por cada pieza
pasted-game-heading = La línea { $n } de la partida del portapapeles no se entiende
pasted-game-turn = La jugada { $n } de la partida del portapapeles no se entiende
pasted-game-illegal = La jugada { $n } de la partida del portapapeles no cumple las reglas
pasted-game-empty = En el portapapeles no hay ninguna partida

## Files

not-saved = No se puede guardar: { $error }

nothing-saved = En este equipo no se pueden guardar partidas: se pierden al salir
other-copy-runs = Hay otra copia del juego abierta. Esta no guardará nada.

file-refused = { $name }: { $error }
file-not-opened = No se puede abrir { $name }: { $error }
file-left-alone = No se puede leer { $name }: { $error }. Se queda como está, y no se guarda nada ahí hasta que vuelvas a abrir el juego.
file-not-permitted = No tienes permiso para leer { $name }. Se queda como está, y no se guarda nada ahí. Comprueba de quién es el archivo y qué permisos tiene.
file-newer = { $name } necesita una versión más nueva del juego. Se queda como está, y esta versión no guarda nada ahí.
file-set-aside = No se puede usar { $name }: { $error }. Se conservó como { $aside }.
file-entries-damaged = Algunas entradas de { $name } están dañadas y se omiten. El archivo original se conserva como { $aside }.
file-passed-over = Se omite una entrada de { $name }, que se queda en el archivo: { $error }.

warnings-more = y { $n } más

file-no-folder = no hay carpeta personal donde guardarlo
file-other-copy = hay otra copia del juego abierta, y es esa la que guarda los archivos
file-no-room = no queda espacio en el disco
file-not-a-file = no es un archivo
file-dangling-link = es un enlace que no lleva a ninguna parte
file-too-long = es demasiado largo
file-damaged = está dañado
file-version = es de la versión { $n }, que este juego no conoce
file-full =
    { $n ->
        [one] ya hay { $n } partida guardada
       *[other] ya hay { $n } partidas guardadas
    }
file-name = un nombre tiene de 1 a { $n } caracteres

## How to play


help-article-rules = Reglas
help-article-keys = Teclas
help-article-aids = Ayudas
help-article-strategy = Estrategia
help-article-opening = La apertura
help-article-computer = La máquina
help-article-stacking = Apilar
help-article-notices = Licencias
help-keys-mouse = Ratón y táctil
help-keys-pad = Mando
help-keys-pick = Elegir pieza
help-change-keys = Cambiar las teclas

help-rule-turns = Por turnos, cada cual coloca una de las siete piezas sobre casillas libres, donde quiera y girada como quiera.
help-rule-no-fall = Las piezas nunca caen ni desaparecen. No se puede pasar y no hay empates.
help-rule-dead = Las zonas de menos de cuatro casillas libres están muertas: ahí no cabe nada. Se marcan con una cruz.
help-rule-end = Cuando ya no cabe ninguna pieza, la partida termina, y quien colocó la última pieza pierde.
help-idea-title = Una primera idea
help-idea = En una zona de cuatro a siete casillas cabe exactamente una pieza más. Cuenta esas zonas: te conviene que en tu turno quede un número par de jugadas.

help-mouse-move = Ratón
help-mouse-move-does = Mover la pieza
help-mouse-place = Clic izquierdo
help-mouse-place-does = Colocarla
help-mouse-turn = Clic derecho, rueda
help-mouse-turn-does = Girarla
help-touch = Tocar, arrastrar
help-touch-does = Mover la pieza; los botones la giran y la colocan
help-pad-move = Cruceta, stick
help-pad-move-does = Mover la pieza
help-pad-place = Botón inferior; izquierdo
help-pad-place-does = Colocarla; girarla
help-pad-undo = Botón derecho; superior
help-pad-undo-does = Deshacer; siguiente lugar donde cabe
help-pad-pieces = L1  R1
help-pad-pieces-does = Pieza anterior, siguiente
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Jugadas ganadoras; análisis
help-pad-hint = Select  Start
help-pad-hint-does = Pista; botones de la pantalla

help-aid-hint = Pista
help-aid-hint-text = Muestra una buena jugada. Si el final queda demasiado lejos, es una estimación razonable, y lo avisa.
help-aid-outcomes = Jugadas ganadoras
help-aid-outcomes-text = Marca todos los lugares de la pieza que tienes en la mano: ✓ gana, × pierde, punto: aún no se sabe. Los números de las piezas indican las jugadas ganadoras conocidas. La búsqueda sigue en segundo plano hasta que se sepa todo o la detengas.
help-aid-analysis = Análisis
help-aid-analysis-text = Señala cada zona con su tamaño y su valor. Una zona de valor *n se juega como un montón de n piedras en el juego del Nim, donde pierde quien se lleva la última piedra. Las zonas de más de { $n } casillas muestran un signo de interrogación.
help-aid-counting = Contar
help-aid-counting-text = Mientras todos los montones sean *1, deja a tu rival un número impar de ellos. Si hay algún montón mayor, escribe los tamaños en binario y súmalos sin llevar: deja solo ceros. Una zona que no es un montón se llama salvaje; el mensaje dice de todos modos quién gana, si se sabe todo.
help-aid-coach = Tutor
help-aid-coach-text = Avisa si la pieza que acabas de colocar regala una victoria segura, muestra paso a paso un lugar mejor y cómo seguiría la partida, y al final indica la jugada decisiva. Puedes deshacer la jugada. Al principio de una partida el final queda demasiado lejos. El tutor se queda hasta que ganes una partida sin avisos ni otra ayuda, o hasta que lo desactives.
help-aid-fair = Juego limpio
help-aid-fair-text = Con pistas, «Jugadas ganadoras», análisis, tutor o deshacer, la partida pasa a ser amistosa.

help-stacking-goal = Apilar es un juego para una sola persona con las mismas piezas. Llegan de una en una, y ves las próximas. No hay prisa: apila todas las que puedas.
help-stacking-hole = Cada pieza cae en línea recta y debe quedar sin ningún hueco debajo.
help-stacking-clear = La columna derecha se reserva para las piezas I. Cuando cuatro filas están llenas hasta ella, una pieza I ahí las elimina.
help-stacking-over = La partida termina cuando una pieza ya no cabe sin dejar un hueco.
help-stacking-aids = Ayuda de la máquina
help-stacking-rank = Una superficie es buena si caben muchas piezas en ella. Su nota dice en cuántos casos de cien cabrían sin huecos quince piezas aleatorias. Una pista señala el mejor lugar, y también se pueden mostrar las notas de todos los lugares. Las pistas, las notas y deshacer dejan el resultado marcado «con ayuda».
help-stacking-keys = Teclas
help-stacking-move-does = Mover la pieza
help-stacking-drop-does = Soltar la pieza
help-stacking-ranks-does = Notas de todos los lugares

## The articles of the help

strategy-count = Cuenta lo que queda
strategy-count-text = En una zona de cuatro a siete casillas libres cabe exactamente una pieza más, se haga lo que se haga. Cuando solo quedan zonas así, la partida está decidida: cuéntalas. Un número par en tu turno es bueno, porque entonces tu rival coloca la última pieza. Aquí quedan dos, y gana quien tiene el turno.
strategy-change = Cambia la cuenta
strategy-change-text = Ocho casillas dejan elegir. La pieza de la imagen deja cuatro casillas, y cabe otra pieza más. Un cuadrado en el medio dejaría dos parejas de casillas muertas, y ya no cabría nada. Quien hace la última elección de este tipo decide si la cuenta es par o impar. Así que guárdate una y quítale a tu rival las que espera.
strategy-halves = Dos mitades iguales
strategy-halves-text = Deja dos zonas iguales, o varios pares de ellas. Lo que tu rival haga en una, hazlo tú en la otra. La pieza de la imagen forma dos mitades iguales y gana. Pero no copies a ciegas: si copias hasta el final, la última pieza es tuya. Cuando solo queden piezas forzadas, deja a tu rival un número impar.
strategy-centre = La pieza sin gemela
strategy-centre-text = Si el tablero se ve igual después de media vuelta, cada jugada tiene una gemela, salvo las que son simétricas respecto al centro. Ocupa el centro con una pieza así, y responde a cada jugada con su gemela hasta que llegue la hora de contar. En este tablero es la única jugada que gana, entre más de trescientas.
strategy-sizes = Qué tamaños dejar
strategy-sizes-text = Las zonas pequeñas funcionan como montones de Nim: de 4 a 7 casillas, como un montón de uno; de 8 a 11, casi siempre como uno de dos; de 12 a 15, casi siempre como uno de tres. Con dos montones iguales pierde quien tiene el turno, salvo que sean de uno; con uno, dos y tres juntos, también. Aquí los tienes: déjaselos a tu rival. También suele convenir dejar una sola zona de 17 o 18 casillas.
strategy-early = La apertura
strategy-early-text = Nadie ve el final desde el tablero vacío de 10×10, ni siquiera el nivel más fuerte. En una zona compacta caben más piezas que en una irregular del mismo tamaño, y hay más donde elegir. Un corte de lado a lado del tablero forma partes que se pueden contar antes. Prueba aperturas contra un nivel al que ganes de vez en cuando, y revisa después la partida: la revisión indica la jugada que regaló la victoria.

opening-solved = Lo que está resuelto
opening-solved-text = Todos los tableros de este juego hasta 9×9 están resueltos, y 8×10 también. Quien empieza pierde en 6×6 y 8×8, y gana en 7×7, 6×10, 9×9 y 8×10. En 10×10 nadie conoce una primera pieza que gane, ni sabe si la hay.
opening-wall = Empieza un muro
opening-wall-text = En 9×9 gana esta L: en vertical, en medio de un borde. En 8×10 gana una I vertical, junto al medio de un borde corto. Las dos empiezan un muro a través del tablero y dejan abierto dónde acaba. Por qué ganan justo estas, nadie lo sabe. Pero dos partes se cuentan antes que una.
opening-reply = Termina el muro ajeno
opening-reply-text = Una I en el borde también parecía buena en 9×9: ganaba contra 24 respuestas. Entonces llegó esta. Deja dos mitades, unidas por una casilla, y gana. Cuidado con dejar la simetría a medias: tu rival puede poner la otra mitad.
opening-copy = El centro y sus gemelas
opening-copy-text = Después de esta O, cada jugada en 6×10 tiene una gemela al otro lado, y la O gana. Un tablero que se ve igual tras media vuelta suele ser malo para quien tiene el turno: de 299 tableros así, de 40 a 68 casillas, 205 estaban perdidos.
opening-copy-fails = Donde copiar no basta
opening-copy-fails-text = En 8×8 la misma O pierde, contra esta L en el borde. La simetría es buena señal, no una promesa: quien copia hasta el final coloca la última pieza. Ojo al momento de parar.
opening-count = Desde cuándo se puede contar
opening-count-text = Con 60 casillas libres la máquina ve el final de un vistazo, con 72 casi siempre en segundos, con 80 casi nunca. En 10×10 eso es tras unas siete piezas, o antes si el tablero se parte pronto. Hasta entonces prefiere callar a adivinar: tras las dos primeras piezas, nada de lo que sabe anunciaba quién ganaría sus propias partidas mejor que echarlo a cara o cruz.

computer-areas = Zonas
computer-areas-text = Ninguna pieza atraviesa casillas llenas. Por eso las zonas que no se tocan son juegos aparte, que se juegan a la vez. La máquina las distingue y mira cada una por separado. Las formas giradas y reflejadas cuentan como iguales: este tablero tiene tres zonas, pero solo dos distintas.
computer-sets = Lo que vale una zona
computer-sets-text = Una zona vale el conjunto de lo que deja cada jugada en ella. Donde no cabe nada, vale 0. Cinco casillas solo pueden pasar a 0: valen {"{"}0{"}"}, que se llama *1. En una fila de ocho, una pieza no deja nada o deja una zona de cuatro: {"{"}0, *1{"}"}, que se llama *2. Lo que se juega igual junto a cualquier otra zona cuenta como lo mismo. De los 4,6 millones de formas de 8 a 15 casillas solo quedan seis conjuntos distintos, y el juego los tiene en una tabla.
computer-nim = Nim
computer-nim-text = *1, *2 y *3 se juegan como montones de otras tantas piedras, que se quitan por turnos. Para saber quién gana, escribe los montones en binario y súmalos sin llevar. Si todas las cifras dan cero, pierde quien tiene el turno. Este tablero es 1, 2 y 3: en binario 01, 10 y 11.
computer-twist = Nim al revés
computer-twist-text = En este juego la última pieza pierde. Eso cambia menos de lo que parece: solo cuando todos los montones son de uno, como aquí, un número impar de ellos es malo para quien tiene el turno, y un número par es bueno. Pero hay zonas que no son ningún montón, como la que solo puede pasar a ser un *2. La máquina las llama salvajes y guarda sus conjuntos.
computer-search = Búsqueda
computer-search-text = En las zonas más grandes hay que buscar. Una posición está ganada si alguna jugada lleva a una perdida, así que todo depende de probar pronto la jugada correcta. La máquina compara la probabilidad de que cada respuesta esté perdida con el trabajo que costaría demostrarlo, y sigue por donde más promete. Se llama búsqueda por números de prueba. Recuerda lo que ya ha decidido, y una respuesta que refutó una jugada se prueba contra las demás.
computer-known = Lo que se sabe
computer-known-text = Si nadie se equivoca, quien empieza pierde en 6×6 y 8×8, y gana en 7×7, 6×10, 9×9 y 8×10. El tablero de 10×10 no lo ha resuelto nadie. Ahí el nivel más fuerte empieza como alguien que juega bien, por intuición, y juega sin un solo error en cuanto ve el final.
computer-levels = Niveles
computer-levels-text = Los niveles más bajos ven menos lejos y distinguen peor lo bueno de lo malo. No saben nada que tú no veas, y ninguno mira tu pieza antes de que la coloques.
computer-named = Diez manías
computer-named-text = Los diez rivales con nombre tienen una manía cuando el final no está a la vista. Pip salta lejos de ti, Luna te refleja, Rio se sienta a tu lado. Otto recorre los bordes, Mina ocupa las esquinas y Nova, el centro. Tao mantiene entero el tablero, Kira le arranca trozos, Ada lo parte por la mitad y Zeno mata casillas.

## Actions, in the help and in the list of keys

action--left = Mover a la izquierda
action--right = Mover a la derecha
action--up = Mover arriba
action--down = Mover abajo
action--previous_piece = Pieza anterior
action--next_piece = Pieza siguiente
action--piece_i = Pieza I
action--piece_o = Pieza O
action--piece_t = Pieza T
action--piece_s = Pieza S
action--piece_z = Pieza Z
action--piece_j = Pieza J
action--piece_l = Pieza L
action--rotate = Girar la pieza
action--hurry = Girar, o que la máquina juegue ya
action--next_fit = Siguiente lugar donde cabe
action--place = Colocar la pieza
action--type = Escribir jugada o pregunta
action--undo = Deshacer
action--redo = Rehacer
action--hint = Pista
action--outcomes = Qué jugadas ganan y cuáles pierden
action--x_ray = Análisis de las zonas
action--coach = Activar/quitar el tutor
action--clock = Siguiente ritmo de juego
action--buttons = Botones de la pantalla
action--mute = Activar/quitar el sonido
action--background = Siguiente fondo
action--open_folder = Abrir la carpeta
action--help = Ayuda
action--full_screen = Pantalla completa
action--review = Revisar la partida
action--try_again = Reintentar desde la jugada que decidió la partida
action--previous = Problema o paso anterior
action--next = Siguiente problema
action--replay_back = Repetición: una jugada atrás
action--replay_forward = Repetición: una jugada adelante
action--replay_far_back = Repetición: cinco jugadas atrás
action--replay_far_forward = Repetición: cinco jugadas adelante
action--to_start = Repetición: al principio
action--to_end = Repetición: al final
action--play_pause = Repetición: reproducir o pausa
action--faster = Repetición: más rápido
action--slower = Repetición: más lento
action--stop_search = Revisión: parar la búsqueda
action--next_mistake = Revisión: siguiente error
action--play_on = Revisión: seguir desde aquí
action--single_cells = Editor: casillas sueltas
action--clear = Editor: vaciar el tablero
action--invert = Editor: invertir el tablero
action--board_size = Editor: tamaño de tablero
action--why = ¿Por qué?
action--play_computer = Editor: contra la máquina
action--play_two = Editor: 2 jugadores
action--add = Listas: añadir
action--rename = Listas: renombrar
action--delete = Listas: borrar
action--export = Partidas: exportar
action--find = Partidas: buscar por nombre
action--confirm = Preguntas: sí
action--save = Guardar la partida
action--picture = Imagen de la partida
action--copy = Copiar la posición
action--copy_game = Copiar toda la partida
action--paste = Jugar lo que hay en el portapapeles
action--back = Volver

## Settings

settings-title = Ajustes

settings-language = Idioma
settings-theme = Piezas

theme-glass = Vidrio
theme-pastel = Pastel
theme-neon = Neón
theme-distinct = Fácil de distinguir
settings-background = Fondo

background-city = Ciudad de noche
background-lights = Aurora boreal
background-sea = Mar al ocaso
background-mountains = Montañas
background-rain = Lluvia
background-stars = Estrellas
background-lanterns = Faroles
background-plain = Liso
settings-patterns = Tramas en las piezas
settings-owners = Bordes con el color del jugador
settings-high-contrast = Alto contraste
settings-reduced-motion = Menos animaciones
settings-coordinates = Coordenadas
settings-snapping = Encajar la pieza donde quepa
settings-touch = Botones de girar y colocar
touch-turn = Girar
touch-place = Colocar
settings-ui-scale = Tamaño del texto
settings-percent = { $n } %
settings-volume = Volumen
settings-music = Música
settings-sound = Sonido
settings-thinking-seconds = Tiempo máx. de la máquina
settings-seconds = { $n } s
settings-paced = La máquina se toma su tiempo
settings-voices = Los rivales hablan
settings-pondering = La máquina piensa también en tu turno
settings-advanced = Avanzado
settings-full-screen = Pantalla completa
settings-keys = Teclas
settings-change = Cambiar
settings-on = Sí
settings-off = No

## The keys

keys-title = Teclas
keys-group-piece = La pieza
keys-group-game = La partida
keys-group-puzzle = Problemas
keys-group-review = Revisión
keys-group-editor = Editor
keys-group-list = Listas
keys-group-everywhere = General
keys-press = Pulsa una tecla
keys-refused = Esa tecla no se puede usar aquí
keys-swapped = { $key } es ahora la tecla de: { $action }
keys-defaults = Restablecer todo
keys-defaults-ask = ¿Restablecer todas las teclas?
key-ctrl = Ctrl
key-shift = Mayús
key-enter = Intro
key-space = Espacio
key-tab = Tab
key-escape = Esc
key-backspace = Retroceso
key-insert = Insert
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-left = Flecha izquierda
key-right = Flecha derecha
key-up = Flecha arriba
key-down = Flecha abajo
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Aprender
learn-good-to-know = Conviene saber
learn-start = Lección: { $name }
learn-go-on = Continuar: { $name }
learn-puzzles = Problemas
puzzles-solve = Resolver
puzzles-collections = Colecciones
puzzles-make = Crea el tuyo

grade-easy = Fácil
grade-moderate = Medio
grade-tricky = Complicado
grade-hard = Difícil
grade-expert = Experto

puzzle-number = { $grade }: problema { $n } de { $all }
puzzle-task = Encuentra la jugada ganadora.
puzzle-solved = Resuelto

exercise-judging = A ver…
exercise-wrong = Así pierdes.
exercise-wrong-last = Colocaste la última pieza: pierdes.
exercise-right-last = Tu rival colocó la última pieza: ganas.
exercise-right = ¡Bien! Ahora ganas.
puzzle-clue-area = Mira aquí. La próxima pista muestra la pieza y no penaliza.
puzzle-clue-piece = Esta pieza. La próxima pista muestra el lugar, y el problema no contará como resuelto.
puzzle-clue-place = Colócala aquí. No cuenta como resuelto.
endless-clue-area = Mira aquí. La próxima pista muestra la pieza, y tu puntuación no podrá subir.
endless-clue-piece = Esta pieza. La próxima pista muestra el lugar, y el problema contará como fallado.
endless-clue-place = Colócala aquí. Cuenta como fallado.
puzzle-shown-placed = Bien, pero con ayuda.
puzzle-all-solved = ¡Bien! Era el último problema de esta dificultad.
lesson-answered = Otra vez es tu turno.
lesson-wrong = Así pierdes. Prueba otra vez.
lesson-over = ¡Lección { $n } de { $all } completa!

line-pieces = { $n ->
    [0] No cabe nada más.
    [one] Una pieza más.
   *[other] { $n } piezas más.
}
line-gaps = { $n ->
    [one] Una zona, una pieza.
   *[other] { $n } zonas, una pieza cada una.
}
line-last-yours = La última es tuya.
line-last-theirs = La última es de tu rival.
line-last-named = { $name } coloca la última.

exercise-retry = Reintentar
line-why = ¿Por qué?
puzzle-next = Siguiente
exercise-previous = Anterior
lesson-go-on = Seguir
lesson-previous = Paso anterior
lesson-next = Siguiente lección
lesson-play = Jugar tu primera partida
lesson-done = Hecho
lesson-move = Mover
lesson-number = Lección { $lesson } de { $lessons }, paso { $n } de { $all }
lesson-dead = En las casillas con cruz no cabe nada
lesson-areas = Los números indican casillas libres

lesson--first_steps = Primeros pasos
lesson-note--first_steps = Cómo se coloca y quién pierde
lesson-step--first_steps-1 = Se juega por turnos. Quien coloca la última pieza pierde. Nada cae y ninguna fila desaparece.
lesson-step--first_steps-2 = Ahora tú: cualquier pieza, donde quieras.
lesson-step--first_steps-3 = Una zona de menos de cuatro casillas está muerta. En una de cinco cabe una sola pieza.
lesson-step--first_steps-4 = Dos zonas, una pieza en cada una. Que tu rival coloque la última.
lesson--last_piece = La última pieza forzada
lesson-note--last_piece = De 4 a 7 casillas: justo una pieza más
lesson-step--last_piece-1 = En una zona de cuatro a siete casillas cabe siempre justo una pieza más.
lesson-step--last_piece-2 = ¿En el extremo o en el medio? Que tu rival coloque la última pieza.
lesson-step--last_piece-3 = Deja un número impar de zonas de una pieza.
lesson--two_halves = Dos mitades iguales
lesson-note--two_halves = Lo que haga tu rival puedes hacerlo tú
lesson-step--two_halves-1 = Dos mitades iguales: hagas lo que hagas, tu rival lo refleja.
lesson-step--two_halves-2 = Parte el tablero en dos mitades iguales. Luego refleja cada jugada.
lesson-step--two_halves-3 = Parte y refleja. Cerca del final, deja un número impar de zonas.
lesson--centre = Ocupa el centro
lesson-note--centre = El único lugar sin reflejo
lesson-step--centre-1 = Cada lugar tiene un reflejo al otro lado del centro. Tu rival juega ahí.
lesson-step--centre-2 = Solo el centro no tiene reflejo. Ocúpalo.
lesson-step--centre-3 = De trescientas jugadas, solo una gana. Encuéntrala otra vez.
lesson-step--centre-4 = Ocupa el centro, refleja cada jugada y deja un número impar de zonas.
lesson--one_two_three = Uno, dos, tres
lesson-note--one_two_three = Zonas que son como montones de Nim
lesson-step--one_two_three-1 = Estas zonas son como montones de Nim de 1, 2 y 3: pierde quien empieza.
lesson-step--one_two_three-2 = Montones de 1, 3 y 3. Convierte un montón de 3 en uno de 2.
lesson-step--one_two_three-3 = Los montones iguales se anulan. Sobra un montón de 1: quítalo.
lesson--counting = Contar casillas
lesson-note--counting = Qué tamaños dejar a tu rival
lesson-step--counting-1 = Con una sola zona de 18 casillas suele perder quien tiene el turno. Dejar 17 también es bueno.
lesson-step--counting-2 = 21 casillas. Deja una zona de 17.
lesson-step--counting-3 = 24 casillas. Ocupa cuatro, mata dos en un lado largo, deja 18.

## Saved games

games-rename = Renombrar
games-delete = Borrar
games-export = Exportar
games-copy = Copiar texto
games-paste = Pegar partida
games-name = Renombrar la partida

delete-question = ¿Borrar { $name }?
delete-keep = Conservar

games-placed =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
games-unfinished = sin terminar
games-won = Victoria: { $name }

## Looking back at a game

review-searching =
    { $all ->
        [one] Analizando: { $done } de { $all }
       *[other] Analizando: { $done } de { $all }
    }
review-start = Inicio de la partida
review-stop = Parar
review-next-mistake = Siguiente error
review-no-mistakes = Nadie regaló la victoria.
review-none-found = No se encontró ningún error.
review-mistakes =
    { $n ->
        [one] Se encontró un error.
       *[other] Se encontraron { $n } errores.
    }

review-will-win = Sin errores, victoria: { $name }.
review-nobody-knows = Es pronto para decir quién gana.
review-not-yet = Aún sin analizar
review-over = Victoria: { $name }
review-mistake = Con esta jugada, { $name } regaló la victoria.
review-mistake-you = Con esta jugada regalaste la victoria.
review-mistake-better = Con esta jugada, { $name } regaló la victoria. El lugar verde la conserva.
review-mistake-better-you = Con esta jugada regalaste la victoria. El lugar verde la conserva.
review-resigned-won = { $name } se rindió, y podía ganar.
review-resigned-won-you = Te rendiste, y podías ganar.
review-resigned = Rendición: { $name }.
review-time-won = { $name } agotó su tiempo, y podía ganar.
review-time-won-you = Agotaste tu tiempo, y podías ganar.
review-time = Tiempo agotado: { $name }.

review-play = Reproducir
review-pause = Pausa
review-speed = Velocidad { $n }
review-play-on = Seguir desde aquí

## You

you-profile = Perfil
you-history = Historial
you-people = Jugadores
you-play = Jugar
you-games = Partidas
you-medals = Logros
you-rating = Puntuación
ladder = Ascenso
ladder-beaten = Vencidos: { $n } de { $all }
ladder-next = Siguiente: { $name }
ladder-rung = { $n } de { $all }
ladder-teaches = { $name } enseña: { $idea }
ladder-taught = Enseña: { $idea }
rating-today = { $change } hoy
you-numbers = Estadísticas
people-plays-now = En uso
people-play-as = Jugar como { $name }
people-add = Añadir jugador
people-note = Cada persona tiene sus partidas, puntuaciones y logros.
people-against = Tú contra { $name }
history-all = Todas
history-won = Ganadas
history-lost = Perdidas
history-unfinished = Sin terminar
history-count =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
history-none = Aquí aún no hay partidas.
history-not-found = Ninguna partida con ese nombre.

# In a field for a part of a name, while it is empty.
history-find = Buscar por nombre

history-beat = Victoria contra { $name }
history-beaten-by = Derrota contra { $name }

## Players

people-rename = Renombrar
people-delete = Borrar

people-delete-question = ¿Borrar a { $name } con su puntuación y sus estadísticas?
people-name = Nombre
people-taken = Alguien ya tiene este nombre
people-full = Ya no hay sitio para más jugadores
people-no-games = Sin partidas puntuables
people-unrated = Con pistas, «Jugadas ganadoras», análisis, tutor o deshacer, la partida pasa a ser amistosa; también si no empieza con el tablero vacío.

## Statistics and achievements

statistics-all = Todos
statistics-none = Aquí aún no hay partidas terminadas. Cuentan todas las que empiezan en el tablero vacío, puntúen o no.

statistics-streak = Victorias seguidas
statistics-streak-value = { $present } ahora, récord: { $longest }
statistics-time = Tiempo pensando
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Victoria segura más larga
statistics-held-value =
    { $turns ->
        [one] { $turns } jugada, desde { $cells } casillas libres
       *[other] { $turns } jugadas, desde { $cells } casillas libres
    }
statistics-held-least =
    { $turns ->
        [one] al menos { $turns } jugada, desde { $cells } casillas libres
       *[other] al menos { $turns } jugadas, desde { $cells } casillas libres
    }
statistics-held-none = Aún ninguna

statistics-opening = Apertura favorita
statistics-opening-value =
    { $n ->
        [one] { $cells } en { $board }, una vez
       *[other] { $cells } en { $board }, { $n } veces
    }

statistics-sides = Por orden de juego
statistics-opponents = Por rival
statistics-boards = Por tablero
statistics-people = Personas
statistics-won-of = Ganadas: { $won } de { $all }

statistics-export = Exportar como CSV
statistics-saved = Guardados: { $path } y { $name }
statistics-not-saved = No se pueden guardar las tablas: { $error }
everything-save = Hacer copia
everything-bring = Restaurar copia
everything-which = ¿Qué copia?
everything-saved = Copia hecha: { $path }
everything-not-saved = No se puede hacer la copia: { $error }
everything-none = No hay ninguna copia en Documentos ni en Descargas.
everything-brought =
    Añadido: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $people ->
        [one] { $people } jugador
       *[other] { $people } jugadores
    }{ $others ->
        [0] {""}
       *[other] , otras entradas: { $others }
    }.
everything-not-brought = No se puede restaurar la copia: { $error }

achievement-count = Logros: { $n } de { $all }
achievement-open = bloqueado
achievement-news-of = Logro de { $person }: { $name }

achievement--lessons = Los cimientos
achievement-note--lessons = Completa todas las lecciones. Contienen todas las ideas que piden los demás logros.
achievement-won--lessons = Todas las lecciones completadas
achievement--counting = Cuentas claras
achievement-note--counting = Deja un número impar de zonas de cuatro a siete casillas, al menos { $n }, y gana sin ayuda. En cada una cabe una pieza más, así que la última es de tu rival.
achievement-won--counting = Un número impar de zonas
achievement--halves = Media naranja
achievement-note--halves = Sin ayuda y con una jugada que gana, deja solo dos zonas iguales, de { $n } casillas o más. A todo lo que pase en una se puede responder en la otra.
achievement-won--halves = Dos mitades iguales
achievement--comeback = Nunca es tarde
achievement-note--comeback = Sin ayuda, gana una partida en la que tu derrota era segura. Hasta la última pieza no hay nada decidido: complica la posición.
achievement-won--comeback = Perdida, y ganada al final
achievement--level_5 = Matagigantes
achievement-note--level_5 = Vence al nivel 5 o a uno más fuerte sin ayuda. Esos niveles no fallan en el final: saca ventaja antes.
achievement-won--level_5 = Nivel 5 o más fuerte, vencido
achievement--quick_boards = Lo bueno, si breve
achievement-note--quick_boards = Vence a la máquina sin ayuda en 6×6, 7×7, 6×10 y 8×8. En los tableros pequeños los mismos finales llegan antes y más a menudo.
achievement-won--quick_boards = Victoria en todos los tableros pequeños
achievement--parity = En equilibrio
achievement-note--parity = En 6×6, deja empezar al nivel { $n } o a uno más alto y mantén la victoria desde tu primera jugada hasta el final, sin ayuda. Procura que en cada turno tuyo quede un número par de jugadas.
achievement-won--parity = Victoria desde la primera jugada
achievement--clean_grade = Ni un borrón
achievement-note--clean_grade = Resuelve todos los problemas de una dificultad sin ningún fallo. Buscar la respuesta antes de colocar se vuelve costumbre.
achievement-won--clean_grade = Una dificultad entera sin fallos
achievement--hard_puzzle = A primera vista
achievement-note--hard_puzzle = Resuelve a la primera un problema de la mayor dificultad. Tienes que descartar todas las demás jugadas.
achievement-won--hard_puzzle = El más difícil, a la primera
achievement--only_placements = La aguja en el pajar
achievement-note--only_placements = Sin ayuda, encuentra al menos { $n } veces en una partida la única jugada que gana. Esas jugadas deciden partidas; la revisión las muestra.
achievement-won--only_placements = La única jugada que gana, { $n } veces
achievement--level_7 = Un paso por delante
achievement-note--level_7 = Vence al nivel 7 o a uno más fuerte sin ayuda. Esos niveles ven lejos: decide en el medio juego.
achievement-won--level_7 = Nivel 7 o más fuerte, vencido
achievement--long_win = De largo aliento
achievement-note--long_win = Mantén hasta el final, sin ayuda, una victoria segura desde { $n } casillas libres o más. Ganar una partida ganada es un arte en sí.
achievement-won--long_win = Victoria desde { $n } casillas

## The position editor

editor-title = Editor de posiciones
editor-how-cell = Un clic o { $key } llena o vacía una casilla. Arrastra para pintar.
editor-how-piece = Coloca piezas como en una partida, también encima de otras.
editor-cell = Casillas
editor-clear = Vaciar
editor-invert = Invertir
editor-against = Contra Nivel { $n }
editor-two = 2 jugadores
editor-nothing-fits = En este tablero no cabe nada: no hay nada que jugar.

editor-areas = Casillas de cada zona en juego: { $sizes }

## Stacking, the game for one

stacking-title = Apilar
stacking-watch = Demo
stacking-surface = La superficie ideal
stacking-lookahead =
    { $n ->
        [one] Prevé { $n } pieza
       *[other] Prevé { $n } piezas
    }
stacking-best = Mejores torres: { $name }
stacking-no-scores = Aquí estarán tus mejores torres.
stacking-score =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }, { $cleared } × 4 filas
stacking-score-helped =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }, { $cleared } × 4 filas (con ayuda)

stacking-next = Próximas
stacking-pieces = Piezas: { $n }
stacking-cleared = Cuatro filas a la vez: { $n }
stacking-clears = ¡Cuatro filas eliminadas!
stacking-helped = Con ayuda
stacking-rules = No dejes huecos. Una I a la derecha elimina cuatro filas llenas.
stacking-again = Otra vez
stacking-ended =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
stacking-best-yet =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }: ¡tu mejor torre!
stacking-ranks = Valorar
stacking-end = Terminar
stacking-end-question = ¿Terminar la partida y guardar su resultado?
stacking-hole = Eso dejaría un hueco
stacking-full = Ahí el pozo está lleno
stacking-beside = La columna derecha es para piezas I que eliminan cuatro filas llenas
stacking-over = La pieza roja ya no cabe sin dejar un hueco.
stacking-over-best =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }: número { $place } de tus mejores torres
stacking-loading = Calculando las notas. Puedes seguir jugando.
stacking-scale = Nota: lo bien que cabrán las próximas piezas
stacking-hint = Mejor aquí: nota { $n }.
stacking-rank-is = Nota de esta superficie: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } pieza por segundo
       *[other] { $n } piezas por segundo
    }
stacking-watched = Cada pieza va donde más piezas cabrán después.
stacking-game = Partida { $n }
stacking-play = Seguir
stacking-pause = Pausa
stacking-slower = Más lento
stacking-faster = Más rápido
stacking-restart = Otra vez
stacking-another = Otras piezas

stacking-surface-flat = Lo plano parece perfecto, pero la S y la Z no caben ahí.
stacking-surface-step = Con un escalón en cada extremo caben las siete piezas: la mejor de estas.
stacking-surface-pairs = Escalones cada dos columnas: bien. Las piezas O, S y Z necesitan pares.
stacking-surface-singles = Un escalón por columna: la O no cabe. Deja pares de columnas.
stacking-surface-well = Una ranura de dos de fondo solo admite las piezas J, L e I.
stacking-surface-deep = Una ranura de cuatro admite una I. Nunca la hagas más honda.
stacking-surface-two = Dos ranuras para la I: llega una vez cada siete piezas.

## The opponent that fits

fitting = Rival a medida
fitting-with-elo = Rival a medida (Elo { $n })
fitting-note = Juega más fuerte si ganas y más flojo si pierdes.
fitting-unknown = Aún sin partidas: parte de Elo { $n } y se ajusta a ti según juegas.
fitting-known =
    { $games ->
        [one] Tu fuerza: Elo { $n } ± { $error }, tras { $games } partida
       *[other] Tu fuerza: Elo { $n } ± { $error }, tras { $games } partidas
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

character-note--pip = Puro nervio: siempre juega lejos de ti.
character-note--luna = Refleja lo que colocas, mientras haya sitio.
character-note--otto = Recorre los bordes, mejor con una pieza recta.
character-note--mina = Empieza por las esquinas y las va llenando.
character-note--tao = Mantiene entero el tablero todo lo que puede.
character-note--rio = Se sienta justo al lado de tu última pieza.
character-note--zeno = Insaciable: adora las casillas donde ya no cabe nada.
character-note--kira = Parte el tablero pronto, y luego otra vez.
character-note--ada = Levanta muros, corta el tablero por la mitad y cuenta.
character-note--nova = Empieza en el centro y ve pronto el final.

character-word--pip = A distancia
character-word--luna = Refleja
character-word--otto = Bordes
character-word--mina = Esquinas
character-word--tao = Sin partir
character-word--rio = De cerca
character-word--zeno = Codicia
character-word--kira = Trocea
character-word--ada = Mitades
character-word--nova = Centro

character-idea--pip = Casillas muertas
character-idea--luna = Ocupa el centro
character-idea--otto = Jugadas forzadas
character-idea--mina = Encerrar
character-idea--tao = Tamaños
character-idea--rio = Última opción
character-idea--zeno = Contar casillas
character-idea--kira = Uno, dos, tres
character-idea--ada = Dos mitades
character-idea--nova = Ver lejos

voice-begins--pip = ¡A que no me pillas! Pero no me dejes huequitos, que tropiezo.
voice-begins--luna = Tu jugada es la mía, media vuelta después. Si encierras casillas, pierdo el compás.
voice-begins--otto = El borde, siempre el borde. Allí hay calma, como en mí.
voice-begins--mina = Primero las esquinas. Las cuatro, si no te importa.
voice-begins--tao = Mantengo el tablero entero y cuento cuando queda poco.
voice-begins--rio = ¿Está ocupado? Me siento a tu lado de todos modos.
voice-begins--zeno = ¡Casillas donde no cabe nada! ¿Puedo ir empezando?
voice-begins--kira = Un tablero grande me pone nerviosa. Lo iré astillando.
voice-begins--ada = Un muro, dos mitades y a calcular. Si el tablero sigue entero, me fallan las cuentas.
voice-begins--nova = Empiezo en el centro y desde allí veo el final. Casi siempre.

voice-wins--pip = ¡Hop! Y la última pieza es tuya. ¿Otra carrera?
voice-wins--luna = Las ideas eran tuyas. Yo las tuve media vuelta después.
voice-wins--otto = Por el borde hasta el final. Lento, pero llego.
voice-wins--mina = Cuatro esquinas para mí, la última pieza para ti. Justo, ¿no?
voice-wins--tao = ¿Ves? No hacía falta romper nada.
voice-wins--rio = Qué a gusto. ¿El mismo sitio la próxima vez?
voice-wins--zeno = Delicioso. Te dejé la última pieza por cortesía.
voice-wins--kira = Tantas migas, y la última era tuya.
voice-wins--ada = Cortado, contado, listo. Puedes repasar mis cuentas.
voice-wins--nova = Lo vi venir. Intenté poner cara de sorpresa.

voice-loses--pip = Ya no hay adónde saltar. ¿Cómo lo hiciste?
voice-loses--luna = Lo copié todo. Los errores también, me temo.
voice-loses--otto = Seguí el borde hasta salirme del tablero.
voice-loses--mina = Cuatro esquinas, y la arrinconada soy yo.
voice-loses--tao = Lo rompiste justo como había que romperlo. Feo, pero bien.
voice-loses--rio = Estaba demasiado cerca para verlo.
voice-loses--zeno = Comí de más, y la última pieza estaba en mi plato.
voice-loses--kira = Yo hice las migas y tú las contaste.
voice-loses--ada = El muro estaba recto. La suma, no.
voice-loses--nova = Vaya. Esa no la vi venir.

character-met = Sin ayuda: { $won }–{ $lost }

## Puzzles that are made on the spot: that of the day, endless ones, and runs against the clock

training-daily = Problema del día
training-endless = Modo infinito
training-endless-note = A tu medida, con puntuación
training-run = Contrarreloj
training-run-note = Cuantos puedas en tres minutos
training-stacking-note = Para una sola persona
training-making = Preparando tu problema…

training-rating = Puntuación: { $n }
training-best = Récord: { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Resuelve uno al día y haz racha.
       *[other]
            { $n ->
                [0] Racha: 0 · Récord: { $longest }
                [one] Racha: { $n } día · Récord: { $longest }
               *[other] Racha: { $n } días · Récord: { $longest }
            }
    }

training-endless-puzzle = { $grade }, puntuación { $rating }
training-standing =
    { $tried ->
        [0] Tu puntuación: { $n }
       *[other] Tu puntuación: { $n }. A la primera: { $solved } de { $tried }
    }
training-rated = Tu puntuación: { $n } ({ $change })

training-run-rules = Tres minutos. Con tres errores se acaba.
training-run-begin = Empezar
training-run-again = Otro intento
training-run-skip = Saltar (cuenta como error)
training-run-end = Terminar
training-run-end-question = ¿Terminar ahora?
training-run-score = Resueltos: { $solved }   Errores: { $errors } de { $most }
training-run-wrong = La jugada ganadora era esta.
training-run-right = ¡Bien!
training-run-time = Se acabó el tiempo. Resueltos: { $n }
training-run-errors = Tercer error. Resueltos: { $n }
training-run-left = El intento terminó. Resueltos: { $n }
training-run-best = El intento terminó. Resueltos: { $n }. ¡Es tu mejor marca!
training-run-none = Aquí verás tus mejores marcas.
training-run-line = { $place }.  Resueltos: { $solved } · { $date }

training-idea--halves = Quedan dos zonas iguales de { $half } casillas. Lo que tu rival haga en una, refléjalo en la otra.
training-idea--parity = A una pieza por cada cuatro casillas, caben { $pieces } piezas más: un número impar, y eso te conviene.
training-idea-forced =
    { $areas ->
        [one] Queda una zona en la que cabe exactamente una pieza. Tendrá que colocarla tu rival.
       *[other] Quedan { $areas } zonas de una sola pieza: un número impar, así que tu rival colocará la última.
    }
training-idea--counting =
    { $areas ->
        [one] Queda una zona de { $cells } casillas. Parece que caben { $pieces } piezas más, pero se puede lograr que quepan menos: pierde quien tiene el turno.
       *[other] Quedan { $areas } zonas, { $cells } casillas en total. Parece que caben { $pieces } piezas más, pero se puede lograr que quepan menos: pierde quien tiene el turno.
    }
training-idea--three = Una pieza parte una zona en { $parts }, y tu rival no tiene una buena respuesta para todas.
training-idea--corner =
    { $closed ->
        [one] La pieza aísla { $closed } casilla, donde ya no cabe nada.
       *[other] La pieza aísla { $closed } casillas, donde ya no cabe nada.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Más fácil
daily-harder = Más difícil
daily-more = Otro más
daily-copy = Copiar
daily-copied = El resultado está en el portapapeles
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Un día pasado no suma a la racha.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Resuelto al primer intento.
               *[other] Resuelto en { $n } intentos.
            }
        [one]
            { $n ->
                [one] Resuelto con una pista.
               *[other] Resuelto en { $n } intentos, con una pista.
            }
       *[other]
            { $n ->
                [one] Resuelto con { $hints } pistas.
               *[other] Resuelto en { $n } intentos, con { $hints } pistas.
            }
    }
daily-next = Problemas nuevos en { $hours } h { $minutes } min.
daily-not-yet = El día aún no cuenta. El otro problema puede salvarlo.
daily-not = El día no cuenta.
daily-first = Primer día: ¡empieza tu racha!

## Second chances: positions that a person let slip come back until they are found

again-title = Otra oportunidad
again-none = Si dejas escapar una victoria, la posición vuelve aquí.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } problema
               *[other] { $puzzles } problemas
            }
       *[other]
            { $puzzles ->
                [0] { $games } posiciones tuyas
                [one] { $games } de tus partidas, { $puzzles } problema
               *[other] { $games } de tus partidas, { $puzzles } problemas
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Nada por hoy. Mañana te tocan { $n }
again-on =
    { $n ->
        [one] Hoy nada. { $n } vuelve el { $day }.
       *[other] Hoy nada. { $n } vuelven el { $day }.
    }
again-done = Todo hecho.
again-next-tomorrow = Mañana te tocan { $n }
again-next-on =
    { $n ->
        [one] { $n } vuelve el { $day }.
       *[other] { $n } vuelven el { $day }.
    }
again-missed = Vuelve a intentar lo que fallaste.
again-task = Aquí tenías la victoria. Encuéntrala.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Contra { $name } · { $date } · jugada { $n }
again-puzzle = { $name } · { $date }
again-then = Lo señalado, tu jugada de entonces, perdía.
# $n is a number of days.
again-in =
    { $n ->
        [one] Volverá mañana.
       *[other] Volverá en { $n } días.
    }
again-known = Ya la dominas.
again-just-practice = Solo para practicar: las fechas no cambian.
again-take-out = No repetir
again-put-back = Recuperar
again-progress = { $n } de { $all }
again-kept = En Otra oportunidad
again-looking = Mirando más de cerca…
again-try = Probar
again-clue-area = Mira aquí. La próxima pista muestra la pieza, y la posición volverá antes.
again-clue-piece = Esta pieza. La próxima pista muestra el lugar, y la posición volverá mañana.
again-clue-place = Colócala aquí. La posición volverá mañana.
again-clue-here = Colócala aquí.
miss-title = Lo que se te escapa
miss-note = a la primera
miss-idea--halves = Dos mitades iguales
miss-idea--parity = Un número impar
miss-idea--counting = Contar casillas
miss-idea--three = Tres partes a la vez
miss-idea--corner = Encerrar casillas
miss-practise = Practicar
miss-too-few = faltan datos
