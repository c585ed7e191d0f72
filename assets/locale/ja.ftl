### Everything that the window says in Japanese. The comments for translators are in `en.ftl`.

# piece = ピース (the word of board games with polyominoes; コマ would be moved about), counted つ or 個; the I in a sentence = 棒（I） (a lone I looks like a stroke)
# to place = 置く; placement = 手
# place (where a piece fits) = 場所
# turn = 手番, あなたの番 (whose turn); 12手目 (the twelfth placement)
# who begins, who is second = 先手、後手
# cell = マス; free cell = 空きマス; dead cell = 死にマス (after 死に石 of Go)
# area = エリア, counted つ (a number that varies: 3エリア); the worth of an area = 値
# board = 盤; position = 局面; position editor = 局面編集
# heap (of Nim) = 山; a heap of three = 石3個の山; Nim = ニム, in the help first with (Nim)
# game (one that is played against somebody) = 対局; its end = 終局; its record, a saved game = 棋譜 (as in Go, shogi, Othello)
# computer (as a player) = AI (shorter than コンピューター, and the usual word in shogi programs)
# coach = コーチ
# x-ray (the aid that English calls Analysis) = エリア値 (it shows the worth of areas)
# hint = ヒント; aids, help from the computer = 補助; help (texts) = ヘルプ
# outcomes (the aid) = 勝てる手; not known yet = 不明
# wild (an area like no heap) = 変則
# proven = 確定; to see to the end = 読み切る
# rated = レート戦; unrated = レートなし (as a badge), レートに反映されない (in sentences); rating = レート; Elo stays
# level = レベル
# puzzle = パズル, counted 問; how hard = 難易度; solved = クリア; right = 正解; missed = 不正解; error = ミス; puzzles against the clock = 3分チャレンジ
# second chance = 復習; what comes back is 出題 (もう一度 is only the button that tries again)
# lesson = レッスン; step = ステップ
# review (to look back at a game) = 検討 (as after a game of Go or shogi)
# rematch = 再戦
# first placement of a game = 初手; solved (a board) = 解明
# resign = 投了
# undo, take back = 戻す (元に戻す, 手を戻す); redo = やり直す; try again = もう一度 (from the move that decided a game: この手から)
# to give or throw a win away = 勝ちを逃す
# equal areas = 同じ形のエリア; twin, counterpart = 対称の場所, 対称の手; to copy, to mirror = まねる
# stacking = 積み上げ; rank (of a surface) = 評価値; surface = 地形 (as in Tetris); hole = 穴; row = 段; column = 列; step = 段差; gap, well = 溝
# to clear (rows) = 消す; tower = タワー; one's best = 自己ベスト
# ladder = 10人抜き; the page of the player = マイページ
# streak = 連続; wins in a row = 連勝
# achievement = 実績
# clocks = 持ち時間 (as a choice; none = 持ち時間なし); 時計 (the things that run)
# export = 書き出す; text (on the clipboard) = テキスト

## The language

language-name = 日本語
date-format = %Y/%m/%d
date-locale = ja_JP
date-and-time = { $day } { $time }

## Shared by many screens

back = 戻る
ok = OK
cancel = キャンセル
save = 保存
save-game = 棋譜を保存
copy = コピー
paste = 貼り付け
undo = 元に戻す
redo = やり直す
help = ヘルプ
menu = メニュー
stop = 停止

you = あなた
opponent = 相手
player-one = プレイヤー1
player-two = プレイヤー2

first-player = 先手
second-player = 後手

board = 盤
board-won = 双方が最善を尽くせば先手の勝ちです。
board-lost = 双方が最善を尽くせば後手の勝ちです。
board-open = 双方が最善を尽くすとどちらが勝つか、まだ不明です。

winner = 勝者

name-refused = 名前は1～{ $n }文字です

## Levels of the computer

level-number = レベル{ $n }

level-with-name = レベル{ $n }・{ $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n }（{ $board }）

level--drifter = 風来坊
level--beginner = 初心者
level--casual = 気楽派
level--thoughtful = 熟考派
level--careful = 慎重派
level--skilled = 腕利き
level--sharp = 切れ者
level--cunning = 策士
level--expert = 達人
level--master = 名人
level--solver = 千里眼

level-note--drifter = 最後に置くと負けになることに、まだ気づいていません。
level-note--beginner = 終局の{ $plies }手前から読みますが、見落としだらけです。
level-note--casual = 終局の{ $plies }手前から読みますが、ときどき見落とします。
level-note--thoughtful = 終局の{ $plies }手前から読み、見落としはわずかです。
level-note--careful = 終局の{ $plies }手前からは、何も見落としません。
level-note--skilled = 残り{ $cells }マスになると、勝敗を調べ始めます。
level-note--sharp = 残り{ $cells }マスになると、勝敗を調べ始めます。
level-note--cunning = 残り{ $cells }マスになると、勝敗を調べ始めます。
level-note--expert = 残り{ $cells }マスになると、勝敗を調べ始めます。
level-note--master = 残り{ $cells }マスになると、勝敗を調べ始めます。
level-note--solver = はるか先の終局を見通し、序盤も心得ています。
level-note-alike = この盤では、レベル{ $n }～10までは同じ強さです。

## Title and menu

title-tagline = 最後のピースを置いた人が負けです。
menu-continue = 続きから
menu-stacking = 積み上げ
door-you = マイページ
door-today-new = 今日の新作あり
door-streak = 連続{ $n }日
door-again-new = 新作{ $new }・復習{ $n }問
door-again = 復習{ $n }問
door-tomorrow =
    { $n ->
        [0] 明日：新作{ $new }問
       *[other] 明日：新作{ $new }・復習{ $n }問
    }
door-lessons = レッスン{ $done }/{ $all }
continue-your-move = あなたの番・{ $name }・{ $board }
continue-their-move = { $board }、{ $name }の番
continue-between = { $board }、{ $first }対{ $second }
menu-settings = 設定
menu-help = 遊び方
menu-quit = 終了

first-start-question = はじめてですか？　2分で覚えられます。
first-start-lesson = 遊び方を見る
first-start-later = すぐに対局

## A new game against the computer

play-title = 対局
play-friend = 2人で対局
play-computers = AI同士
play-change = 変更
play-done = 完了
play-against = { $name }と対局
play-watch = 観戦
play-you-first = あなたが先手
play-computer-first = AIが先手
play-random-first = 先手はランダム
play-no-clock = 持ち時間なし
play-coached = コーチあり
play-uncoached = コーチなし
play-medal-open = 補助なしで勝つとメダル
play-medal-coached = コーチなしで勝つとメダル
play-medal-won = 補助なしで勝利
play-who-begins = 先手は？
play-you = あなた
play-computer = AI
play-random = ランダム
play-level = レベル

## Two players at one computer

play-swap = 入れ替え
# $first and $second are names of people.
rated-question = この対局を{ $first }と{ $second }のレートに反映しますか？　2人の同意が必要です。
rated-yes = 2人とも同意
rated-no = レートなし

## Clocks

clocks = 持ち時間
clock-none = なし
tip-clock = 3+2：3分ずつ、さらに1手ごとに2秒増えます。
clocks-pause = 離席時に停止
tip-clocks-pause = メニューや別のウィンドウを開いている間は時計が止まり、盤が隠れます。

## The game: players and buttons

game-your-turn = あなたの番

game-to-move = 手番

game-thinking = 思考中

game-first = 先手

game-second = 後手
game-rated = レート戦
game-unrated = レートなし
game-leave = タイトルへ
# Asked for an aid in a rated game, which is given when it is asked for again.
game-aid-warning = レートに反映されなくなります。もう一度選ぶと使えます。

# What is told of things while the mouse rests on them.
tip-cells = まだピースを置けるマスです。×の付いた死にマスには何も置けません。
tip-elo = レートです。200高い側が、およそ4局に3局の割合で勝ちます。
tip-rated = レートに反映されます。補助を使うと反映されなくなります。
tip-unrated = レートに反映されません。
tip-hint = よい手を1つ示します。
tip-outcomes = 勝つ手と負ける手に印を付けます。
tip-analysis = エリアごとの値を示します。
tip-coach = 確定した勝ちを逃す手を知らせます。対局はレートに反映されません。
tip-clues = 注目する所、ピース、場所の順に教えます。場所まで見たときだけ、クリアになりません。
tip-endless-clues = 注目する所、ピース、場所の順に教えます。ピースを見るとレートは上がらず、場所まで見ると不正解になります。
tip-again-clues = 注目する所、ピース、場所の順に教えます。ピースを見ると次回までの日数は延びず、場所まで見ると最初からになります。
tip-again-out = もう出題されなくなります。
tip-streak = 今日のパズルを続けてクリアしている日数です。
tip-puzzle-rating = レートは解く力の目安です。1回目で正解すると上がり、間違えると下がります。新しいパズルの難しさもこれに合わせます。
tip-run-errors = 3回ミスすると終わりです。飛ばしてもミス1回です。
tip-stacking-hint = 次の2ピースまで考えた最善の場所を枠で示します。記録に「補助あり」と付きます。
tip-ranks = すべての場所の評価値を示します。記録に「補助あり」と付きます。
tip-rank = ランダムな15ピースを、すべて穴なしで置ける割合（%）です。
tip-cleared = 右端の列を残して4段が埋まったら、そこに棒（I）を縦に置くと4段が消えます。
tip-helped = ヒント、評価値、「元に戻す」を使った印です。
tip-lookahead = AIが次のピースを何個先まで考えるかです。
tip-dead = つながった空きマスが4つ未満で、もうピースを置けないマスです。
tip-area = 辺でつながった空きマスの集まりです。

game-free-cells = 空き{ $n }マス
game-placed = 手数：{ $n }

paused = 一時停止
paused-go-on = キーかクリックで再開します

game-resign = 投了
game-move-now = 急がせる
game-help-me = 補助を使う
game-hint = ヒント
game-outcomes = 勝てる手
game-analysis = エリア値
game-coach = コーチ

outcomes-wins = ✓ 勝ち { $n }
outcomes-losses = × 負け { $n }
outcomes-unknown = 不明 { $n }

outcomes-far = 濃淡は予想です：
expectation-poor = 悪い
expectation-good = 良い

outcome-here-wins = この手は勝ち
outcome-here-loses = この手は負け
outcome-here-unknown = まだ不明

analysis-wins = 次に置く側の勝ちです
analysis-loses = 次に置く側の負けです

analysis-wild = 変則
analysis-area = { $n }：{ $worth }

analysis-heap =
    { $n ->
        [0] 何もないのと同じ
       *[other] 石{ $n }個の山と同じ
    }
analysis-like-no-heap = 変則：どの山とも違う
analysis-too-large = 大きすぎて不明

hint-sought = よい手を探しています…

hint-ends = 勝ち：この手を含めて、長くても{ $n }手で終局です。
hint-equal-areas = 勝ち：同じ形の{ $n }マスのエリアが2つ残ります。
hint-only-win = 勝てる手はこれだけです。
hint-leaves-area = 勝ち：残る{ $n }マスのエリアで相手が負けます。
hint-leaves-areas = 勝ち：残る{ $n }マスで相手が負けます。
hint-fewest-replies = 最善を尽くされると、あなたの負けです。この手なら、相手の勝てる手が最も少なくなります（{ $n }手）。
hint-loses = どの手でも負けです。
hint-forced = どの手でも{ $n }手以内に負けます。
hint-mirrors = まだ読み切れません。相手のどの手にも、対称の手で応じられます。
hint-likely = まだ読み切れませんが、たいていよい手です。

## What a screen reader says, and typed moves

speech-unavailable = { $name }、今は使えません
speech-cell-free = { $cell }、空き
speech-cell-dead = { $cell }、死にマス
speech-cell-filled = { $cell }、埋まり
speech-cell-piece = { $cell }、{ $n }手目の{ $piece }
speech-placement = { $piece }、{ $cells }
speech-in-hand = 手元：{ $placement }
speech-move = { $name }：{ $placement }
speech-taken-back = 戻した手：{ $placement }
speech-stepped-back = 戻り、次の手の前：{ $placement }
speech-demo = お手本です。{ $forward }：次のピース。{ $back }：1つ戻る。
speech-demo-leave = { $leave }：終わる。
speech-demo-ends = お手本はここまでです。
speech-only-spot = 置ける場所はここだけです。
speech-fits-nowhere = { $piece }を置ける場所はありません。
speech-picture = 図：{ $parts }
speech-better = 最善手：{ $placement }
speech-turn = { $n }手目、{ $move }
speech-mistake = ミス
speech-marked = 印のマス：{ $cells }
speech-finished = 完了
speech-in-list = { $all }のうち{ $n }番目
speech-done = { $name }：できました
speech-close = 閉じる
speech-graph = 双方が最善を尽くした場合の勝者：{ $parts }
speech-graph-start = 開始局面は{ $name }
speech-graph-after = { $n }手目からは{ $name }
speech-graph-unknown = 不明
speech-ratings = レート{ $first }から{ $last }、最高{ $highest }
speech-stack = 列の高さ{ $heights }、次は{ $pieces }

typed-title = 手の入力・質問
typed-help = 手は4つのマスで入力します（例：{ $example }）。マス1つや次の言葉を入力すると答えます：{ $questions }。
typed-by-ear = スクリーンリーダーを使うと、ピースを動かすキーでそのマスも読み上げます。{ $seek }：次に置ける場所。{ $type }：手や質問の入力。{ $buttons }：ボタンへ、もう一度で戻る。{ $close }：開いているものを閉じる。
typed-areas = エリア
typed-pieces = ピース
typed-last-move = 前の手
typed-to-move = 手番
typed-clocks = 時計
typed-fitting = 置けるピース：{ $pieces }
typed-no-area = 残っているエリアはありません。
typed-no-clock = この対局は持ち時間なしです。
typed-unknown = 手でも質問の言葉でもありません。
typed-no-cell = { $cell }はこの盤にありません。
typed-count = 手は4つの別のマスです。
typed-disconnected = マスは辺で隣り合う必要があります。
typed-drop-title = ピースを落とす
typed-drop-help = 左端の列を a～j で入力します。先に回す回数も続けられます（例：{ $example }）。
typed-drop-unknown = ピースが入る列と、3回までの回転を入力してください。

## The coach

coach-searching = 先を読んでいます。
coach-too-far = 終局まではまだ読めません。
coach-knows = 終局まで読めています。
coach-blunder = それは勝ちを逃す手です。
coach-keep = このまま
coach-where = 場所を見る
coach-clue-area = 枠の中に勝てる手があります。次のヒントでピースを示します。
coach-clue-piece = このピースで勝てます。次のヒントで場所を示します。
coach-leaves = これからはコーチなしです。「{ $name }」でまた使えます。
# After the game. $n is the number of a turn.
coach-decisive = { $n }手目が勝敗を分けました。
coach-lost-from = { $n }手目からは、{ $name }に勝つ手がありませんでした。
coach-lost-from-you = { $n }手目からは、勝つ手がありませんでした。
coach-unknown-decisive = 勝敗を分けた手は見つかりませんでした。
coach-clock-decisive = 時間切れで決まりました。
coach-searching-decisive = 勝敗を分けた手を探しています…
coach-try-again = この手から

## The end of a game

result-won = { $name }の勝ち
result-you-won = あなたの勝ち！
result-you-lost = あなたの負け

result-last-piece = { $name }が最後のピースを置きました。
result-last-piece-you = あなたが最後のピースを置きました。
result-resigned = { $name }が投了しました。
result-resigned-you = 投了しました。
result-time = { $name }の時間切れです。
result-time-you = 時間切れです。
result-rematch = 再戦
result-take-back = 手を戻す
result-review = 検討
result-last = 前の対局

## Questions and refusals in a game

resign-question = 投了しますか？
resign-yes = 投了
question-no = 続ける
paste-question = クリップボードの棋譜で対局しますか？
paste-yes = コピーした対局を始める
paste-no = 今の対局を続ける
refused-occupied = そこには置けません
refused-off-board = そこは盤の外です
refused-turn = 自分の番を待ってください
refused-undo = 戻せる手がありません
refused-redo = やり直せる手がありません
refused-over = 対局は終わりました

# Shown after a game of two people: $n is the new rating, $change such as +12.
rating-change-of = { $name }：{ $n }（{ $change }）
saved-as = 保存しました：{ $name }

## Pictures to share

share = 共有
picture-title = 対局を共有
picture-board = 盤を画像にする
picture-animation = 対局をアニメーションにする
picture-copy = 画像をコピー
picture-drawing = 描画中…
picture-busy = 別の画像を描画しています
picture-saved = 保存しました：{ $path }
folder-not-opened = フォルダーを開けません
picture-not-saved = 画像を保存できません：{ $error }
picture-copied = 画像をクリップボードにコピーしました
picture-no-folder = 画像用のフォルダーがありません
picture-last-piece = { $winner }の勝ち：{ $loser }が最後のピースを置きました。
picture-resigned = { $winner }の勝ち：{ $loser }が投了しました。
picture-time = { $winner }の勝ち：{ $loser }の時間切れです。

## The clipboard

position-copied = 局面をクリップボードにコピーしました
game-copied = 棋譜をクリップボードにコピーしました
game-exported = 書き出しました：{ $path }
game-not-exported = 書き出せません：{ $error }
game-no-folder = 書き出し用のフォルダーがありません
clipboard-unusable = ここではクリップボードを使えません
clipboard-no-text = クリップボードにテキストがありません
clipboard-too-long = クリップボードのテキストが長すぎます
clipboard-no-answer = クリップボードが応答しません

pasted-character = クリップボードに局面がありません：{ $n }文字目の「{ $character }」は . # I O T S Z J L のどれでもありません
pasted-separator = クリップボードに局面がありません：{ $n }文字目が行の途中でマスを区切っています
pasted-too-short = 局面は100マス、小さい盤なら36、49、60、64、81マスですが、クリップボードにあるのは{ $n }マスです
pasted-other-size = { $size }の盤の局面なのに、クリップボードにあるのは{ $n }マスです
pasted-too-long = 局面は100マスですが、クリップボードのテキストはその先も続いています
pasted-over = クリップボードの盤には、もう何も置けません
pasted-nowhere = ここには何も貼り付けられません

pasted-game-long = クリップボードのテキストは、棋譜にしては長すぎます
pasted-game-board = クリップボードの棋譜の{ $n }行目にある盤は、このゲームにありません
pasted-game-clock = クリップボードの棋譜の{ $n }行目にある持ち時間は使えません：3+2なら、3分と1手ごとに2秒です
pasted-game-heading = クリップボードの棋譜の{ $n }行目を読み取れません
pasted-game-turn = クリップボードの棋譜の{ $n }手目を手として読み取れません
pasted-game-illegal = クリップボードの棋譜の{ $n }手目はルール違反です
pasted-game-empty = クリップボードに棋譜がありません

## Files

not-saved = 保存できません：{ $error }

nothing-saved = このパソコンには保存できないため、対局はゲームの終了とともに消えます
other-copy-runs = ゲームがすでに起動しています。こちらでは何も保存しません。

file-refused = { $name }：{ $error }
file-not-opened = { $name }を開けません：{ $error }
file-left-alone = { $name }を読み込めません：{ $error }。このファイルはそのまま残し、次にゲームを起動するまで書き込みません。
file-not-permitted = { $name }を読み込めません。このファイルはそのまま残し、書き込みません。ファイルの所有者とアクセスの設定を確認してください。
file-newer = { $name }には新しいバージョンのゲームが必要です。このファイルはそのまま残し、このバージョンでは書き込みません。
file-set-aside = { $name }を使えません：{ $error }。{ $aside }として残しました。
file-entries-damaged = { $name }の一部の記録が壊れているため、除外しました。元のファイルは{ $aside }として残しました。
file-passed-over = { $name }の記録を1件読み飛ばしました。ファイルには残ります：{ $error }。

warnings-more = ほか{ $n }件

file-no-folder = 保存先のホームフォルダーがありません
file-other-copy = 先に起動したゲームがファイルを使っています
file-no-room = ディスクに空きがありません
file-not-a-file = ファイルではありません
file-dangling-link = リンク先がありません
file-too-long = 長すぎます
file-damaged = 壊れています
file-version = 未対応のバージョン{ $n }です
file-full = 棋譜がすでに{ $n }件あります
file-name = 名前は1～{ $n }文字です

## How to play


help-article-rules = ルール
help-article-keys = 操作
help-article-aids = 補助
help-article-strategy = 戦略
help-article-opening = 序盤
help-article-computer = AI
help-article-stacking = 積み上げ
help-article-notices = ライセンス
help-keys-mouse = マウスとタッチ
help-keys-pad = ゲームパッド
help-keys-pick = ピースを選ぶ
help-change-keys = キーを変更

help-rule-turns = 2人で交互に、7種類のピースから1つを選び、好きな向きで空きマスの好きな所に置きます。
help-rule-no-fall = ピースは落ちず、消えることもありません。パスも引き分けもありません。
help-rule-dead = 空きマスが4つ未満のエリアには何も置けません。そこは死にマスで、×が付きます。
help-rule-end = どのピースも置けなくなったら終局で、最後のピースを置いた人が負けです。
help-idea-title = 最初のコツ
help-idea = 4～7マスのエリアには、ちょうどあと1つピースが入ります。そうしたエリアを数えましょう。自分の番で、残りの手数が偶数ならよい形です。

help-mouse-move = マウス
help-mouse-move-does = ピースを動かす
help-mouse-place = 左クリック
help-mouse-place-does = 置く
help-mouse-turn = 右クリック、ホイール
help-mouse-turn-does = 回す
help-touch = タップ、ドラッグ
help-touch-does = 動かす（回す、置くはボタンで）
help-pad-move = 十字キー、スティック
help-pad-move-does = ピースを動かす
help-pad-place = 下、左のボタン
help-pad-place-does = 置く、回す
help-pad-undo = 右、上のボタン
help-pad-undo-does = 元に戻す、次の置ける場所
help-pad-pieces = L1  R1
help-pad-pieces-does = 前のピース、次のピース
help-pad-outcomes = L2  R2
help-pad-outcomes-does = 勝てる手、エリア値
help-pad-hint = Select  Start
help-pad-hint-does = ヒント、ボタンを選ぶ

help-aid-hint = ヒント
help-aid-hint-text = よい場所を1つ示します。終局まで読めないときは、有望な場所を予想として示します。
help-aid-outcomes = 勝てる手
help-aid-outcomes-text = 手に持ったピースを置ける場所のすべてに印を付けます。✓は勝ち、×は負け、点はまだ不明です。ピースの上の数字は、わかっている勝てる手の数です。すべてわかるか、停止するまで、裏で探索が続きます。
help-aid-analysis = エリア値
help-aid-analysis-text = エリアごとに枠を付け、大きさと値を示します。値が*nのエリアは、ニム（Nim）の石n個の山と同じ働きをします。ここでのニムは、最後の石を取ると負けです。{ $n }マスより大きいエリアには「?」が付きます。
help-aid-counting = 数え方
help-aid-counting-text = すべての山が*1の間は、相手に奇数個を残します。もっと大きな山があれば、大きさを2進数で書き、繰り上がりなしで足します。すべて0になるように残しましょう。山にならないエリアは「変則」と呼びます。その場合も、すべてわかっていれば、メッセージで勝敗がわかります。
help-aid-coach = コーチ
help-aid-coach-text = 確定していた勝ちをいまの手で逃すと、それを知らせ、よりよい場所を一歩ずつ示し、その後の進み方も見せます。終局後には、勝敗を分けた手を教えます。置いた手は戻せます。序盤は終局まで読めません。知らせもほかの補助もなしに一局勝つか、オフにするまで続きます。
help-aid-fair = フェアプレー
help-aid-fair-text = ヒント、勝てる手の表示、エリア値、コーチ、「元に戻す」を使うと、対局はレートに反映されません。

help-stacking-goal = 積み上げは、同じピースを使う1人用のゲームです。ピースは1つずつ来て、次に来るものも見えます。急ぐ必要はありません。できるだけ多く積みましょう。
help-stacking-hole = ピースはまっすぐ下に落ちます。下に穴ができる場所には置けません。
help-stacking-clear = 右端の列は棒（I）のために空けておきます。ほかの列で4段が埋まったら、そこに棒を置くと4段が消えます。
help-stacking-over = 穴なしでピースを置ける場所がなくなったら終わりです。
help-stacking-aids = AIの補助
help-stacking-rank = 多くのピースを置けるのがよい地形です。評価値は、ランダムな15ピースを、すべて穴なしで置ける割合（%）です。ヒントは最善の場所を枠で示し、すべての場所の評価値を見ることもできます。ヒントや評価値を見たり、手を戻したりすると、記録に「補助あり」と付きます。
help-stacking-keys = キー
help-stacking-move-does = ピースを動かす
help-stacking-drop-does = ピースを落とす
help-stacking-ranks-does = すべての場所の評価値

## The articles of the help

strategy-count = 残りの手数を数える
strategy-count-text = 4～7マスの空きエリアには、誰がどう置いても、ちょうどあと1つピースが入ります。そうしたエリアだけになれば、もう勝敗は決まっています。数えてみましょう。自分の番で偶数なら、最後のピースを置くのは相手なので、よい形です。図では2つ残っていて、次に置く側の勝ちです。
strategy-change = 偶奇を変える
strategy-change-text = 8マスには選択の余地があります。図のように置くと4マスが残り、あと1つピースが入ります。真ん中にOを置けば、2マスずつの死にマスが残り、もう何も入りません。こうした最後の選択をする人が、偶数か奇数かを決めます。ですから、1つは自分のために取っておき、相手が狙っているものは先に使ってしまいましょう。
strategy-halves = 同じ形を2つ
strategy-halves-text = 同じ形のエリアを2つ、または何組か残しましょう。相手が一方でしたことを、もう一方でまねます。図のピースは、盤を同じ形の2つに分けて勝つ手です。ただし、まねるだけではいけません。最後までまね通すと、最後のピースを置くのは自分です。あと1つずつしか入らないエリアだけになったとき、相手の番で奇数個になるようにします。
strategy-centre = 対称の手がないピース
strategy-centre-text = 点対称の盤では、どの手にも対称の手があります。例外は、半回転すると自分自身に重なる手だけです。そうした手で中央を取り、手数を数えられるようになるまで、相手のどの手にも対称の手で応じましょう。この盤では、300を超える手の中で、勝てるのはこの1手だけです。
strategy-sizes = 残したい大きさ
strategy-sizes-text = 小さなエリアはニムの山のように働きます。4～7マスは石1個の山、8～11マスはたいてい石2個の山、12～15マスはたいてい石3個の山です。同じ大きさの山が2つなら、石1個の山同士でないかぎり、次に置く側の負けです。1個、2個、3個の山がそろったときも同じです。図がその形です。これを相手に残しましょう。17か18マスのエリアを1つ残すのも、たいていよい手です。
strategy-early = 序盤の考え方
strategy-early-text = 何も置いていない10×10の盤からでは、最強のレベルでも終局が見えません。同じ大きさなら、でこぼこのエリアより、まとまったエリアのほうが多くのピースが入り、選択の余地も広がります。盤を横切るように仕切ると、早く数えられるエリアができます。ときどき勝てるレベルを相手にいろいろな序盤を試し、あとで検討しましょう。どの手で勝ちを逃したかがわかります。

opening-solved = 解明済みの盤
opening-solved-text = このゲームの盤は9×9まで、そして8×10も解明されています。6×6と8×8は先手負け、7×7、6×10、9×9、8×10は先手勝ちです。10×10の勝てる初手は知られていません。あるかどうかも不明です。
opening-wall = 壁を作り始める
opening-wall-text = 9×9では、辺の真ん中に立てたこのLで勝てます。8×10では、短い辺の真ん中の隣に立てた棒（I）で勝てます。どちらも盤を横切る壁の始まりで、続きの置き方は自由です。なぜこれらで勝てるのかは、わかっていません。ただ、2つに分かれた盤は、1つの盤より早く数えられます。
opening-reply = 相手の壁を仕上げる
opening-reply-text = 9×9では、辺に置いた棒（I）もよさそうに見えました。24通りの応手には勝てましたが、この手で破られました。1マスでつながる2つの半分が残ります。対称形を半分だけ作るのは危険です。残り半分を相手に置かれるかもしれません。
opening-copy = 中央と対称の手
opening-copy-text = このOのあと、6×10ではどの手にも反対側に対称の手があり、Oを置いた側が勝ちます。点対称の盤は、たいてい手番の側に不利です。40～68マスのそうした盤は、299面中205面が負けでした。
opening-copy-fails = まねが通じない盤
opening-copy-fails-text = 8×8では、同じ中央のOを置いても、端のこのLで負けます。対称形は有利な目安ですが、必勝とは限りません。最後までまね通すと、最後のピースを置くのは自分です。やめどきを見逃さないように。
opening-count = いつから数えられるか
opening-count-text = AIは、空き60マスなら一瞬で、72マスならたいてい数秒で終局まで読み切り、80マスではほとんど読めません。10×10なら7手ほど進んだころからで、盤が早く分かれればもっと早まります。それまでは推測を示しません。最初の2つを置いた時点では、AI同士の対局の勝者を、コイン投げよりうまく当てる手がかりはありませんでした。

computer-areas = エリア
computer-areas-text = ピースは埋まったマスをまたげません。ですから、離れたエリアはそれぞれ独立したゲームで、それらを並べて遊んでいるのと同じです。AIはエリアを分けて、1つずつ調べます。回したり裏返したりして重なる形は同じものと見なします。この盤にはエリアが3つありますが、種類は2つだけです。
computer-sets = エリアの値
computer-sets-text = エリアの値は、そこでのそれぞれの手が残すものの集合です。何も置けなければ0です。5マスは0にしかならないので{"{"}0{"}"}で、これを*1と呼びます。一列の8マスでは、何も残らないか4マスのエリアが1つ残るので{"{"}0, *1{"}"}で、これを*2と呼びます。何と組み合わせても働きが同じものは、同じ値にまとめます。8～15マスの形は460万もありますが、まとめると6種類の集合だけになり、ゲームはそれを表として持っています。
computer-nim = ニム（Nim）
computer-nim-text = *1、*2、*3は、その数の石の山のように働き、2人は交互に石を取っていきます。どちらが勝つかを知るには、山の大きさを2進数で書き、繰り上がりなしで足します。すべての桁が0になれば、次に置く側の負けです。この盤は1、2、3で、2進数では01、10、11です。
computer-twist = ひとひねり
computer-twist-text = このゲームでは、最後の1つを取った人が負けです。それでも、違いは思うほど大きくありません。変わるのは、図のようにすべての山が石1個のときだけです。奇数個なら次に置く側の負け、偶数個なら勝ちになります。ただし、どの山とも違うエリアもあります。たとえば、*2にしかならないものです。AIはそれを「変則」と呼び、集合のまま扱います。
computer-search = 探索
computer-search-text = もっと大きなエリアは探索します。相手の負けになる局面へ進む手が1つでもあれば勝ちなので、正しい手を早く試すことがすべてです。AIは、それぞれの応手がどれほど負けになりそうか、それを示すのにどれほど手間がかかるかを量り、最も見込みのある所から先を調べます。これを証明数探索といいます。決着のついた局面は覚えておき、ある手をとがめた応手は、ほかの手にも試します。
computer-known = わかっていること
computer-known-text = 双方が最善を尽くせば、6×6と8×8は先手負け、7×7、6×10、9×9、8×10は先手勝ちです。10×10はまだ解明されていません。そこでは最強のレベルも、強い人のように大局観で始め、終局が見えてからは間違えずに置きます。
computer-levels = レベル
computer-levels-text = 低いレベルほど読みが浅く、よい手と悪い手の選び分けも甘くなります。どのレベルも、あなたに見えないものは知らず、置く前のピースを盗み見ることもありません。
computer-named = 10人のくせ
computer-named-text = 名前のある10人には、終局が見えないうちに出るくせがあります。ピップはあなたから離れて置き、ルナはあなたの手をまね、リオはあなたのすぐ隣に置きます。オットーは端に沿って置き、ミナは隅を、ノバは中央を取ります。タオは盤をひとつながりに保ち、キラは盤を小さく切り分け、エイダは盤を半分に割り、ゼノは死にマスを作ります。

## Actions, in the help and in the list of keys

action--left = 左へ動かす
action--right = 右へ動かす
action--up = 上へ動かす
action--down = 下へ動かす
action--previous_piece = 前のピース
action--next_piece = 次のピース
action--piece_i = Iピース
action--piece_o = Oピース
action--piece_t = Tピース
action--piece_s = Sピース
action--piece_z = Zピース
action--piece_j = Jピース
action--piece_l = Lピース
action--rotate = ピースを回す
action--hurry = 回す・AIを急がせる
action--next_fit = 次の置ける場所
action--place = ピースを置く
action--type = 手の入力・質問
action--undo = 元に戻す
action--redo = やり直す
action--hint = ヒント
action--outcomes = 勝てる手を示す
action--x_ray = エリア値
action--coach = コーチのオン・オフ
action--clock = 持ち時間を変える
action--buttons = ボタンを選ぶ
action--mute = 音のオン・オフ
action--background = 背景を変える
action--open_folder = フォルダーを開く
action--help = ヘルプ
action--full_screen = 全画面
action--review = 対局を検討する
action--try_again = 勝敗を分けた手からもう一度
action--previous = 前のパズル、ステップ
action--next = 次のパズル
action--replay_back = 再生：1手戻る
action--replay_forward = 再生：1手進む
action--replay_far_back = 再生：5手戻る
action--replay_far_forward = 再生：5手進む
action--to_start = 再生：最初へ
action--to_end = 再生：最後へ
action--play_pause = 再生：開始、一時停止
action--faster = 再生：速く
action--slower = 再生：遅く
action--stop_search = 検討：探索を止める
action--next_mistake = 検討：次のミス
action--play_on = 検討：ここから対局
action--single_cells = 局面編集：1マスずつ
action--clear = 局面編集：全消去
action--invert = 局面編集：空きを反転
action--board_size = 局面編集：盤の大きさ
action--why = 理由を見る
action--play_computer = 局面編集：AIと対局
action--play_two = 局面編集：2人で対局
action--add = 一覧：追加
action--rename = 一覧：名前変更
action--delete = 一覧：削除
action--export = 棋譜：書き出す
action--find = 棋譜：名前で探す
action--confirm = 確認：はい
action--save = 棋譜を保存
action--picture = 対局の画像
action--copy = 局面をコピー
action--copy_game = 棋譜全体をコピー
action--paste = クリップボードの棋譜を開く
action--back = 戻る

## Settings

settings-title = 設定

settings-language = 言語
settings-theme = ピース

theme-glass = ガラス
theme-pastel = パステル
theme-neon = ネオン
theme-distinct = 見分けやすい
settings-background = 背景

background-city = 夜の街
background-lights = オーロラ
background-sea = 夕暮れの海
background-mountains = 山
background-rain = 雨
background-stars = 星
background-lanterns = ランタン
background-plain = 無地
settings-patterns = ピースの模様
settings-owners = 置いた人の色で縁取り
settings-high-contrast = ハイコントラスト
settings-reduced-motion = 動きを減らす
settings-coordinates = 座標
settings-snapping = 置ける場所に吸着
settings-touch = 回す・置くのボタン
touch-turn = 回す
touch-place = 置く
settings-ui-scale = 文字の大きさ
settings-percent = { $n }%
settings-volume = 音量
settings-music = 音楽
settings-sound = 音
settings-thinking-seconds = AIの思考時間の上限
settings-seconds = { $n }秒
settings-paced = AIの手を少し遅らせる
settings-voices = 相手のセリフ
settings-pondering = あなたの番にもAIが考える
settings-advanced = 詳細設定
settings-full-screen = 全画面
settings-keys = キー
settings-change = 変更
settings-on = オン
settings-off = オフ

## The keys

keys-title = キー
keys-group-piece = ピース
keys-group-game = 対局
keys-group-puzzle = パズル
keys-group-review = 検討
keys-group-editor = 局面編集
keys-group-list = 一覧
keys-group-everywhere = 共通
keys-press = キーを押してください
keys-refused = そのキーはここでは使えません
# $key is the key that an action got for the one that was taken from it.
keys-swapped = { $key }は「{ $action }」のキーになりました
keys-defaults = すべてのキーを初期化
keys-defaults-ask = すべてのキーを初期化しますか？
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = スペース
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = 左向きキー
key-right = 右向きキー
key-up = 上向きキー
key-down = 下向きキー
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = 学ぶ
learn-good-to-know = 知っておこう
learn-start = レッスン：{ $name }
learn-go-on = 続きから：{ $name }
learn-puzzles = パズル
puzzles-solve = 解く
puzzles-collections = 問題集
puzzles-make = 自分で作る

grade-easy = やさしい
grade-moderate = ふつう
grade-tricky = やや難しい
grade-hard = 難しい
grade-expert = 達人級

puzzle-number = { $grade }：パズル{ $n }/{ $all }
puzzle-task = 勝てる手を探しましょう。
puzzle-solved = クリア

exercise-judging = 判定中…
exercise-wrong = これでは負けます。
exercise-wrong-last = 最後のピースを置いたので、負けです。
exercise-right-last = 相手が最後のピースを置いたので、あなたの勝ちです。
exercise-right = 正解！　これで勝ちです。
puzzle-clue-area = ここに注目。次のヒントでピースを示します（見てもクリアです）。
puzzle-clue-piece = 使うのはこのピース。次のヒントで場所を示しますが、見るとクリアになりません。
puzzle-clue-place = ここに置きましょう。クリアにはなりません。
endless-clue-area = ここに注目。次のヒントでピースを示しますが、見るとレートが上がりません。
endless-clue-piece = 使うのはこのピース。次のヒントで場所を示しますが、見ると不正解になります。
endless-clue-place = ここに置きましょう。不正解になります。
puzzle-shown-placed = 正解！（ヒントあり）
puzzle-all-solved = 正解！　この難易度のパズルはこれで最後です。
lesson-answered = またあなたの番です。
lesson-wrong = これでは負けます。もう一度どうぞ。
lesson-over = レッスン{ $n }/{ $all }、修了！

line-pieces = { $n ->
    [0] もう置けません。
   *[other] あと{ $n }個。
}
line-gaps =
    { $n ->
        [1] 残り1エリアに1つ。
       *[other] 残り{ $n }エリアに1つずつ。
    }
line-last-yours = 最後に置くのはあなたです。
line-last-theirs = 最後に置くのは相手です。
line-last-named = 最後に置くのは{ $name }です。

exercise-retry = もう一度
line-why = 理由を見る
puzzle-next = 次へ
exercise-previous = 前へ
lesson-go-on = 次へ
lesson-previous = 前のステップ
lesson-next = 次のレッスン
lesson-play = 最初の対局へ
lesson-done = 完了
lesson-move = 動かす
lesson-number = レッスン{ $lesson }/{ $lessons }、ステップ{ $n }/{ $all }
lesson-dead = ×印のマスには何も置けません
lesson-areas = 数字は空きマスの数です

lesson--first_steps = はじめの一歩
lesson-note--first_steps = 置き方と、勝ち負けの決まり
lesson-step--first_steps-1 = 交互に置きます。最後のピースを置いた人が負けです。落下も、ライン消しもありません。
lesson-step--first_steps-2 = ではどうぞ。好きなピースを、好きな場所に。
lesson-step--first_steps-3 = 4マス未満のエリアは死にマスです。5マスには、ちょうどあと1つ入ります。
lesson-step--first_steps-4 = エリアが2つ、1つずつ入ります。最後は相手に置かせましょう。
lesson--last_piece = 必ず入る1個
lesson-note--last_piece = 4～7マスのエリアには、あと1つ
lesson-step--last_piece-1 = 4～7マスのエリアには、必ずあと1つだけ入ります。
lesson-step--last_piece-2 = 端に置くか、真ん中に置くか。最後は相手に置かせましょう。
lesson-step--last_piece-3 = あと1つだけ入るエリアを、奇数個残しましょう。
lesson--two_halves = 同じ形を2つ
lesson-note--two_halves = 相手の手は、自分にもまねできる
lesson-step--two_halves-1 = 同じ形のエリアが2つ。何をしても、相手がまねます。
lesson-step--two_halves-2 = 盤を同じ形の2つに分けましょう。あとは、どの手もまねるだけです。
lesson-step--two_halves-3 = 分けて、まねましょう。最後はエリアを奇数個残します。
lesson--centre = 中央を取る
lesson-note--centre = 対称の場所がない、ただ1つの場所
lesson-step--centre-1 = どの場所にも、中心をはさんで対称の場所があります。相手はそこで応じます。
lesson-step--centre-2 = 対称の場所がないのは中央だけ。そこを取りましょう。
lesson-step--centre-3 = 300の手のうち、勝てるのは1つだけ。もう一度見つけましょう。
lesson-step--centre-4 = 中央を取り、対称の手で応じ、最後はエリアを奇数個残しましょう。
lesson--one_two_three = 1、2、3
lesson-note--one_two_three = ニムの山と同じ働きのエリア
lesson-step--one_two_three-1 = エリアは、石1個、2個、3個の山と同じ働きをします。先に置く側が負けます。
lesson-step--one_two_three-2 = 石が1個、3個、3個の山。3個の山の1つを2個にしましょう。
lesson-step--one_two_three-3 = 同じ山同士は打ち消し合います。石1個の山が1つ余分なので、埋めましょう。
lesson--counting = マスを数える
lesson-note--counting = 相手に残したい大きさ
lesson-step--counting-1 = 18マスのエリアだけが残れば、次に置く側がたいてい負けます。17マスを残すのもよい手です。
lesson-step--counting-2 = 21マス。17マスのエリアを残しましょう。
lesson-step--counting-3 = 24マス。4マス埋め、長辺の2マスを死にマスにして、18マス残しましょう。

## Saved games

games-rename = 名前変更
games-delete = 削除
games-export = 棋譜を書き出す
games-copy = テキストでコピー
games-paste = 棋譜を貼り付け
games-name = 棋譜の名前変更

delete-question = 「{ $name }」を削除しますか？
delete-keep = キャンセル

games-placed = { $n }手
games-unfinished = 対局途中
games-won = { $name }の勝ち

## Looking back at a game

review-searching = 検討中：{ $done }/{ $all }局面
review-start = 開始局面
review-stop = 停止
review-next-mistake = 次のミス
review-no-mistakes = 勝ちを逃した手はありません。
review-none-found = ミスは見つかりませんでした。
review-mistakes = ミスが{ $n }個見つかりました。

review-will-win = 双方が最善を尽くせば{ $name }の勝ちです。
review-nobody-knows = 勝者はまだわかりません。
review-not-yet = まだ検討していません
review-over = { $name }の勝ちです。
review-mistake = この手（{ $name }）で勝ちを逃しました。
review-mistake-you = この手で、あなたは勝ちを逃しました。
review-mistake-better = この手（{ $name }）で勝ちを逃しました。緑の枠の場所なら勝ちのままです。
review-mistake-better-you = この手で、あなたは勝ちを逃しました。緑の枠の場所なら勝ちのままです。
review-resigned-won = { $name }が、勝てる局面で投了しました。
review-resigned-won-you = 勝てる局面で投了しました。
review-resigned = { $name }が投了しました。
review-time-won = { $name }が、勝てる局面で時間切れになりました。
review-time-won-you = 勝てる局面で時間切れになりました。
review-time = { $name }の時間切れです。

review-play = 再生
review-pause = 一時停止
review-speed = 速度{ $n }
review-play-on = ここから対局

## You

you-profile = プロフィール
you-history = 対局一覧
you-people = プレイヤー
you-play = 対局する
you-games = 対局
you-medals = 実績
you-rating = レート
ladder = 10人抜き
ladder-beaten = { $n }/{ $all }人抜き
ladder-next = 次の相手：{ $name }
ladder-rung = { $all }人中{ $n }人目
ladder-teaches = { $name }から学ぶこと：{ $idea }
ladder-taught = 学べること：{ $idea }
rating-today = 今日 { $change }
you-numbers = 通算記録
people-plays-now = 選択中
people-play-as = { $name }として対局
people-add = プレイヤーを追加
people-note = 対局・レート・実績はプレイヤーごとに保存されます。
people-against = { $name }との対局
history-all = すべて
history-won = 勝ち
history-lost = 負け
history-unfinished = 途中
history-count = { $n }局
history-none = 対局はまだありません。
history-not-found = その名前の対局はありません。

# In a field for a part of a name, while it is empty.
history-find = 名前で探す

history-beat = { $name }に勝ち
history-beaten-by = { $name }に負け

## Players

people-rename = 名前変更
people-delete = 削除

people-delete-question = 「{ $name }」と記録をすべて削除しますか？
people-name = 名前
people-taken = その名前はすでに使われています
people-full = これ以上プレイヤーを追加できません
people-no-games = レート戦はまだありません
people-unrated = ヒント、勝てる手の表示、エリア値、コーチ、「元に戻す」を使った対局は、レートに反映されません。途中の局面から始めた対局も同じです。

## Statistics and achievements

statistics-all = すべて
statistics-none = 終えた対局はまだありません。何も置いていない盤から始めた対局を、レート戦かどうかに関係なく数えます。

statistics-streak = 連勝
statistics-streak-value = 現在{ $present }・最高{ $longest }連勝
statistics-time = 考えた時間
statistics-time-value =
    { $hours ->
        [0] { $minutes }分
       *[other] { $hours }時間{ $minutes }分
    }

statistics-held = 確定した勝ちを守り切った最長記録
statistics-held-value = { $turns }手、空き{ $cells }マスから
statistics-held-least = { $turns }手以上、空き{ $cells }マスから
statistics-held-none = まだなし

statistics-opening = よく使う初手
statistics-opening-value = { $board }で{ $cells }（{ $n }回）

statistics-sides = 先後別
statistics-opponents = 相手別
statistics-boards = 盤別
statistics-people = 対人
statistics-won-of = { $all }局中{ $won }勝

statistics-export = CSVで書き出す
statistics-saved = 保存しました：{ $path }、{ $name }
statistics-not-saved = 表を保存できません：{ $error }
everything-save = 全データを保存
everything-bring = 全データを取り込む
everything-which = どのファイル？
everything-saved = すべて保存しました：{ $path }
everything-not-saved = 保存できません：{ $error }
everything-none = 書類やダウンロードにファイルがありません。
everything-brought =
    取り込みました：対局{ $games }、プレイヤー{ $people }{ $others ->
        [0] {""}
       *[other] 、ほかの記録{ $others }
    }
everything-not-brought = 取り込めません：{ $error }

achievement-count = { $all }個中{ $n }個達成
achievement-open = 未達成
achievement-news-of = { $person }が実績を達成：{ $name }

achievement--lessons = 基礎固め
achievement-note--lessons = すべてのレッスンを終えましょう。ほかの実績に必要な考え方は、みなここにあります。
achievement-won--lessons = すべてのレッスンを修了
achievement--counting = 数えたとおり
achievement-note--counting = 4～7マスのエリアを{ $n }個以上、奇数個残し、補助なしで勝ちましょう。どれにもあと1つずつ入るので、最後に置くのは相手です。
achievement-won--counting = エリアを奇数個残した
achievement--halves = 同じ形を2つ
achievement-note--halves = 補助なしで、勝ちになる手で{ $n }マス以上の同じ形のエリアを2つだけ残しましょう。一方で何が起きても、もう一方で応じられます。
achievement-won--halves = 同じ形のエリアを2つ残した
achievement--comeback = 下駄を履くまで
achievement-note--comeback = 負けが確定した対局に、補助なしで勝ちましょう。最後のピースまでは誰も勝っていません。局面を難しいままに保ちましょう。
achievement-won--comeback = 負けの局面から勝利
achievement--level_5 = 強敵に勝つ
achievement-note--level_5 = レベル5以上に補助なしで勝ちましょう。終盤は間違えない相手なので、その前に優位に立つ必要があります。
achievement-won--level_5 = レベル5以上に勝利
achievement--quick_boards = 小さな盤が得意
achievement-note--quick_boards = 6×6、7×7、6×10、8×8の盤でAIに補助なしで勝ちましょう。小さな盤では、同じ終盤に早く、何度も出会えます。
achievement-won--quick_boards = 小さな盤すべてで勝利
achievement--parity = 均衡を保つ
achievement-note--parity = 6×6の盤で、後手でレベル{ $n }以上と対局し、自分の1手目から最後まで、補助なしで勝ちを守り抜きましょう。自分の番で、いつも残りの手数が偶数になるようにします。
achievement-won--parity = 1手目から勝ちを守った
achievement--clean_grade = 満点答案
achievement-note--clean_grade = 1つの難易度のパズルを、一度も間違えずにすべてクリアしましょう。置く前に相手の応手を探す習慣が身につきます。
achievement-won--clean_grade = 1つの難易度を間違えずにクリア
achievement--hard_puzzle = ひと目で
achievement-note--hard_puzzle = 最も難しい難易度のパズルを1回目でクリアしましょう。ほかの手がすべてだめだと見抜く必要があります。
achievement-won--hard_puzzle = 最も難しいパズルを1回目でクリア
achievement--only_placements = 一筋の活路
achievement-note--only_placements = 勝てる手が1つしかない局面で、その手を1局に{ $n }回以上、補助なしで見つけましょう。そうした手が勝敗を分けます。検討で確かめられます。
achievement-won--only_placements = 1つしかない勝てる手を{ $n }回見つけた
achievement--level_7 = 読みの先を行く
achievement-note--level_7 = レベル7以上に補助なしで勝ちましょう。遠くまで読む相手なので、中盤が勝負です。
achievement-won--level_7 = レベル7以上に勝利
achievement--long_win = 息の長い勝ち
achievement-note--long_win = 空き{ $n }マス以上から、確定した勝ちを補助なしで最後まで守り抜きましょう。勝っている対局を勝ち切るのも、1つの技です。
achievement-won--long_win = 空き{ $n }マスから勝ちを守った

## The position editor

editor-title = 局面編集
editor-how-cell = クリック（または{ $key }）でマスを埋めたり空けたりします。ドラッグで続けて変えられます。
editor-how-piece = 対局と同じように置きます。ほかのピースの上にも置けます。
editor-cell = 1マスずつ
editor-clear = 全消去
editor-invert = 空きを反転
editor-against = レベル{ $n }と対局
editor-two = 2人で対局
editor-nothing-fits = この盤には何も置けないので、対局できません。

editor-areas = 残りエリア：{ $sizes }マス

## Stacking

stacking-title = 積み上げ
stacking-watch = AIの手本
stacking-surface = よい地形とは？
stacking-lookahead = 次の{ $n }個を読む
stacking-best = ベストタワー：{ $name }
stacking-no-scores = ここに自己ベストが並びます。
stacking-score = { $n }ピース、4段消し{ $cleared }回
stacking-score-helped = { $n }ピース、4段消し{ $cleared }回（補助あり）

stacking-next = 次
stacking-pieces = ピース：{ $n }
stacking-cleared = 4段消し：{ $n }回
stacking-clears = 4段消えました！
stacking-helped = 補助あり
stacking-rules = 穴を残さず積み、埋まった4段は右端の棒（I）で消します。
stacking-again = もう一度
stacking-ended = { $n }ピース
stacking-best-yet = { $n }ピース。自己ベストのタワーです！
stacking-ranks = 評価値
stacking-end = 終える
stacking-end-question = このゲームを終えて、記録を残しますか？
stacking-hole = そこでは穴ができます
stacking-full = そこはもういっぱいです
stacking-beside = 右端の列は、埋まった4段を消す棒（I）専用です
stacking-over = 赤いピースを穴なしで置ける場所がありません。
stacking-over-best = { $n }ピース。自己ベストの{ $place }位です。
stacking-loading = 評価値を準備しています。そのまま続けられます。
stacking-scale = 評価値：この先のピースの置きやすさ
stacking-hint = ここが最善：評価値{ $n }
stacking-rank-is = この地形の評価値：{ $n }
stacking-speed-is = 毎秒{ $n }ピース
stacking-watched = AIは、次のピースが最も置きやすくなる場所に置きます。
stacking-game = ゲーム{ $n }
stacking-play = 再生
stacking-pause = 一時停止
stacking-slower = 遅く
stacking-faster = 速く
stacking-restart = もう一度
stacking-another = 別の順番

stacking-surface-flat = 真っ平らな地形は理想に見えますが、SとZの置き場がありません。
stacking-surface-step = 両端に1段ずつ段差があれば、7種類すべてを置けます。この中では最高の地形です。
stacking-surface-pairs = 段差の間が2列なら大丈夫。O、S、Zには、高さのそろった2列が必要です。
stacking-surface-singles = 段差の間が1列だと、Oを置けません。列は2つずつそろえましょう。
stacking-surface-well = 深さ2の溝に入るのは、J、L、Iだけです。
stacking-surface-deep = 深さ4の溝には棒（I）が1つ入ります。それより深くしてはいけません。
stacking-surface-two = 棒（I）の溝が2つ。棒が来るのは7個に1個です。

## The opponent that fits

fitting = 好敵手
fitting-with-elo = 好敵手（Elo { $n }）
fitting-note = あなたが勝てば強く、負ければ弱くなります。
fitting-unknown = まだ対局がありません。Elo { $n }から始め、対局を重ねて実力に合わせます。
fitting-known = あなたの強さ：Elo { $n } ± { $error }（{ $games }局）

## Named players

character--pip = ピップ
character--luna = ルナ
character--otto = オットー
character--mina = ミナ
character--tao = タオ
character--rio = リオ
character--zeno = ゼノ
character--kira = キラ
character--ada = エイダ
character--nova = ノバ

character-note--pip = 落ち着きがない：いつもあなたから離れた所に置きます。
character-note--luna = 場所があるかぎり、あなたの手を鏡のようにまねます。
character-note--otto = 端に沿って置きます。まっすぐなピースが大好きです。
character-note--mina = 隅から始めて、隅を埋めていきます。
character-note--tao = できるだけ長く、盤をひとつながりに保ちます。
character-note--rio = あなたの直前のピースの、すぐ隣にくっつけて置きます。
character-note--zeno = 欲張り：もう何も置けないマスが大好きです。
character-note--kira = 早くから盤を分け、さらに分けます。
character-note--ada = 壁を築き、盤を半分に割り、数えます。
character-note--nova = 中央から始め、早くから終局を見通します。

character-word--pip = 離れて置く
character-word--luna = まねる
character-word--otto = 端に置く
character-word--mina = 隅に置く
character-word--tao = つなげる
character-word--rio = 隣に置く
character-word--zeno = 欲張り
character-word--kira = 盤を分ける
character-word--ada = 盤を半分に
character-word--nova = 中央に置く

character-idea--pip = 死にマス
character-idea--luna = 中央
character-idea--otto = 最後の1つ
character-idea--mina = 閉じ込め
character-idea--tao = 残す大きさ
character-idea--rio = 最後の選択
character-idea--zeno = マスを数える
character-idea--kira = 1、2、3
character-idea--ada = 同じ形を2つ
character-idea--nova = 先読み

voice-begins--pip = つかまえてごらん！　でも、小さなすき間はふさがないで。ぼく、つまずくから。
voice-begins--luna = あなたの手は私の手、半回転してね。でも、マスを閉じ込められると、わからなくなるの。
voice-begins--otto = 端っこ、いつも端っこ。静かで落ち着くんだ。
voice-begins--mina = まずは隅から。できれば4つとも、ね。
voice-begins--tao = 盤はひとつながりに。残り少なくなったら数えるよ。
voice-begins--rio = ここ、空いてる？　どのみち隣に座るけど。
voice-begins--zeno = 何も置けないマス！　先にいただいていいかな？
voice-begins--kira = 大きな盤は落ち着かないの。少しずつ削るわね。
voice-begins--ada = 壁をひとつ、半分ふたつ、あとは計算。盤が割れないままだと、計算が狂うの。
voice-begins--nova = 中央から始めれば終局が見えるの。たいていはね。

voice-wins--pip = ぴょん！　最後の1つは君だね。また追いかける？
voice-wins--luna = 考えたのはあなた。半回転おくれて、私も。
voice-wins--otto = 端を伝って終点まで。ゆっくりでも着くのさ。
voice-wins--mina = 隅は私、最後の1つはあなた。公平でしょ？
voice-wins--tao = ほらね。何も壊さなくてよかった。
voice-wins--rio = くつろげたな。次も同じ席でいい？
voice-wins--zeno = ごちそうさま。最後の1つは遠慮して残したよ。
voice-wins--kira = かけらだらけ。最後のひとかけはあなたの。
voice-wins--ada = 割って、数えて、おしまい。検算をどうぞ。
voice-wins--nova = 見えていたわ。驚いたふりをしてみたの。

voice-loses--pip = もう跳ぶ所がないや。どうやったの？
voice-loses--luna = 全部まねたの。間違いまで、たぶん。
voice-loses--otto = 端を歩いていたら、盤から落ちたよ。
voice-loses--mina = 隅を4つ取って、隅に追い込まれたのは私。
voice-loses--tao = ちょうどいい形に割られたな。乱暴だけど、お見事。
voice-loses--rio = 近すぎて見えなかったよ。
voice-loses--zeno = 食べすぎた。最後の1つは僕の皿にあったとは。
voice-loses--kira = かけらを作ったのは私、数えたのはあなた。
voice-loses--ada = 壁はまっすぐ。計算が曲がっていたのね。
voice-loses--nova = まあ。これは見えなかったわ。

character-met = 補助なし：{ $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = 今日のパズル
training-endless = エンドレスパズル
training-endless-note = 実力に合う難しさ、レート付き
training-run = 3分チャレンジ
training-run-note = 3分間でできるだけ多くクリア
training-stacking-note = 1人用のゲーム
training-making = パズルを作っています…

training-rating = レート{ $n }
training-best = 自己ベスト：{ $n }

training-daily-title = { $date }：{ $grade }
training-streak =
    { $longest ->
        [0] 毎日解くと連続日数が伸びます。
       *[other]
            { $n ->
                [0] 連続クリア：0日（最長{ $longest }日）
               *[other] 連続クリア：{ $n }日（最長{ $longest }日）
            }
    }

training-endless-puzzle = { $grade }（レート{ $rating }）
training-standing =
    { $tried ->
        [0] あなたのレート：{ $n }
       *[other] あなたのレート：{ $n }・初回正解：{ $solved }/{ $tried }
    }
training-rated = あなたのレート：{ $n }（{ $change }）

training-run-rules = 制限時間3分、3ミスで終了です。
training-run-begin = 開始
training-run-again = もう一度
training-run-skip = 飛ばす（ミス1回）
training-run-end = 終える
training-run-end-question = ここで終えますか？
training-run-score = クリア：{ $solved }   ミス：{ $errors }/{ $most }
training-run-wrong = 不正解。勝てる手はここでした。
training-run-right = 正解！
training-run-time = 時間切れです。クリア：{ $n }
training-run-errors = 3回ミスしました。クリア：{ $n }
training-run-left = 途中で終えました。クリア：{ $n }
training-run-best = 終わりました。クリア：{ $n }。自己ベストです！
training-run-none = ここに自己ベストが並びます。
training-run-line = { $place }位  クリア：{ $solved }・{ $date }

training-idea--halves = { $half }マスの同じ形のエリアが2つ残りました。相手が一方でしたことを、もう一方でまねましょう。
training-idea--parity = 4マスに1ピースと数えると、あと{ $pieces }ピース入ります。奇数なので、あなたに有利です。
training-idea-forced =
    { $areas ->
        [1] ちょうど1つ入るエリアが1つ残りました。置くのは相手です。
       *[other] 残りは{ $areas }エリアで、ちょうど1つずつ入ります。奇数なので、最後に置くのは相手です。
    }
training-idea--counting =
    { $areas ->
        [1] { $cells }マスのエリアが1つ残りました。単純に数えるとあと{ $pieces }ピースですが、もっと少なく終えられます。次に置く側の負けです。
       *[other] 残りは{ $areas }エリア、合わせて{ $cells }マスです。単純に数えるとあと{ $pieces }ピースですが、もっと少なく終えられます。次に置く側の負けです。
    }
training-idea--three = 1つのピースでエリアが{ $parts }つに分かれ、相手には、そのすべてにうまく応じる手がありません。
training-idea--corner = このピースが{ $closed }マスを閉じ込めました。そこにはもう何も置けません。

## The puzzles of a day, an easy and a harder one

daily-easy = 初級
daily-harder = 上級
daily-more = 次の問題へ
daily-copy = コピー
daily-copied = クリップボードにコピーしました
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris、{ $date }、{ $grade }
daily-past = 過去のパズルを解いても、連続日数は戻りません。
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [1] 1回目でクリア！
               *[other] { $n }回目でクリア！
            }
       *[other]
            { $n ->
                [1] ヒント{ $hints }回でクリア！
               *[other] ヒント{ $hints }回、{ $n }回目でクリア！
            }
    }
daily-next = 次の2問まで、あと{ $hours }時間{ $minutes }分。
daily-not-yet = 今日はまだ連続に入りません。もう1問解けば入ります。
daily-not = 今日は連続に入りません。
daily-first = 1日目。ここから連続記録が始まります！

## Second chances: positions that a person let slip come back until they are found

again-title = 復習
again-none = 勝ちを逃した局面は、ここに戻ってきます。
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
               *[other] パズルから{ $puzzles }問
            }
       *[other]
            { $puzzles ->
                [0] 対局から{ $games }問
               *[other] 対局から{ $games }問、パズルから{ $puzzles }問
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = 今日の分はなし・明日は{ $n }問
again-on = 今日の分はなし・{ $day }に{ $n }問
again-done = 全部終わりました。
again-next-tomorrow = 明日は{ $n }問
again-next-on = { $day }に{ $n }問
again-missed = 自力で解けなかった問題です。もう一度どうぞ。
again-task = ここには勝つ手がありました。見つけてください。
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = 対{ $name }・{ $date }・{ $n }手目
again-puzzle = { $name }・{ $date }
again-then = 枠は、実戦であなたが置いた場所です。
# $n is a number of days.
again-in =
    { $n ->
        [1] 明日また出題します。
       *[other] { $n }日後にまた出題します。
    }
again-known = もう身につきました。
again-just-practice = 練習です。次回の出題日は変わりません。
again-take-out = 出題しない
again-put-back = また出題する
again-progress = { $n }/{ $all }
again-kept = 復習に追加しました
again-looking = さらに詳しく調べています…
again-try = 解く
again-clue-area = ここに注目。次のヒントでピースを示しますが、見ると次回までの日数が延びません。
again-clue-piece = 使うのはこのピース。次のヒントで場所を示しますが、見ると明日また出題します。
again-clue-place = ここに置きましょう。明日また出題します。
again-clue-here = ここに置きましょう。
miss-title = 見逃しやすい手
miss-note = 初回正解
miss-idea--halves = 同じ形を2つ
miss-idea--parity = 奇数を残す
miss-idea--counting = マスを数える
miss-idea--three = 3つに分ける
miss-idea--corner = マスを閉じ込める
miss-practise = 解く
miss-too-few = データ不足
