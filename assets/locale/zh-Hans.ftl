### Everything that the window says in Simplified Chinese. The comments for translators are in `en.ftl`.

# Glossary. A space stands between Chinese and Latin letters or digits, none beside full-width punctuation.
# None stands around names of players and keys, which are mostly Chinese; 5级 as a name has none inside, either.
# piece = 方块, counted in 块 (the word of Tetris players)
# to place = 放; the button 放置; to fit = 放得下
# placement (a way to place) = 放法; place (a spot) = 位置
# turn = 手 (as in Go: 第 3 手); to play = 下, to play on = 继续下; reply = 应手
# to begin, second = 先手, 后手
# cell = 格; free cell = 空格; dead cell = 死格 (as dead stones in Go)
# area = 区域
# board = 棋盘; position on it = 局面; row = 行; column = 列
# game (one contest) = 对局, 局; the game (program) = 游戏
# heap (of Nim) = 堆, Nim 堆; a heap of three = 三子堆; stone = 石子
# wild (an area that is no heap) = 不成堆 (says what it is; 不规则 would speak of its outline)
# computer = 电脑; opponent = 对手; player = 玩家
# coach = 教练
# worth = 价值; x-ray (the aid that English calls Analysis) = 区域价值 (what it shows)
# hint = 提示
# outcomes = 胜负; open (not known yet) = 未知; proven win = 必胜
# aid, help from the computer (also the button "Help me") = 辅助; help (the manual) = 帮助
# rated, unrated = 计等级分, 不计等级分; rating = 等级分 (as in chess); Elo = Elo
# level = 级别, a certain one: 5 级, as the name of a player 5级; grade of puzzles = 难度
# puzzle = 谜题, counted in 题; solved = 解出, at the first try = 一次解出; missed = 答错
# second chance = 错题重练; mistake (in a game) = 失误, counted in 处
# lesson = 课程, counted in 课; step = 步
# review (look back at a game) = 复盘 (the word of Go players); replay = 回放
# rematch = 再来一局
# resign = 认输
# undo = 撤销, redo = 重做 (they serve the editor and stacking too); take back, on the button after a game = 悔棋
# to give or throw a win away = 断送胜局
# clocks, the choice = 时限, in sentences 计时; to run out of time = 超时
# stacking = 堆叠; score = 成绩; surface = 地形 (the word of Tetris players)
# rank (of a surface) = 评分 (a number from 0 to 100, hence not 评级)
# hole = 空洞; gap, well = 槽; to clear rows = 消除
# whoever is to move = 轮走方 (as in chess books)
# streak = 连胜 (games), 连续 … 天 (days)
# achievement = 成就
# backup = 备份; to bring one in = 导入 (it adds to what is there and replaces nothing)
# run against the clock = 限时挑战; ladder = 逐个挑战; the page of the player = 我的
# twin (the image through the centre) = 对称位
# equal areas (of the same shape) = 相同的区域; equal heaps = 相等的堆

## The language

language-name = 简体中文
date-format = %Y年%-m月%-d日
date-locale = zh_CN
date-and-time = { $day } { $time }

## Shared by many screens

back = 返回
ok = 确定
cancel = 取消
save = 保存
save-game = 保存对局
copy = 复制
paste = 粘贴
undo = 撤销
redo = 重做
help = 帮助
menu = 菜单
stop = 停止

you = 你
opponent = 对手
player-one = 玩家一
player-two = 玩家二

first-player = 先手
second-player = 后手

# 棋盘的大小，以及从空棋盘开始谁胜。
board = 棋盘
board-won = 双方都不失误，先手必胜。
board-lost = 双方都不失误，先手必败。
board-open = 双方都不失误时谁胜，还没有人知道。

winner = 胜者

name-refused = 名字须为 1 到 { $n } 个字符

## Levels of the computer

level-number = { $n }级

level-with-name = { $n }级 · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n }（{ $board }）

level--drifter = 迷糊
level--beginner = 新手
level--casual = 随性
level--thoughtful = 善思
level--careful = 谨慎
level--skilled = 熟练
level--sharp = 敏锐
level--cunning = 狡黠
level--expert = 专家
level--master = 大师
level--solver = 先知

level-note--drifter = 还没发现放最后一块会输。
level-note--beginner = 终局前 { $plies } 手才看得清，常常漏算。
level-note--casual = 终局前 { $plies } 手才看得清，有时漏算。
level-note--thoughtful = 终局前 { $plies } 手才看得清，很少漏算。
level-note--careful = 终局前 { $plies } 手看得一清二楚，从不漏算。
level-note--skilled = 剩 { $cells } 格时开始推算谁会赢。
level-note--sharp = 剩 { $cells } 格时开始推算谁会赢。
level-note--cunning = 剩 { $cells } 格时开始推算谁会赢。
level-note--expert = 剩 { $cells } 格时开始推算谁会赢。
level-note--master = 剩 { $cells } 格时开始推算谁会赢。
level-note--solver = 很早就能看清终局，也懂得开局。
level-note-alike = 在这个棋盘上，{ $n } 到 10 级一样强。

## Title and menu

title-tagline = 谁放下最后一块，谁就输。
menu-continue = 继续
menu-stacking = 堆叠
door-you = 我的
door-today-new = 今日谜题待解
door-streak = 连续 { $n } 天
door-again-new = 新题 { $new }，重练 { $n }
door-again = 重练 { $n } 题
door-tomorrow =
    { $n ->
        [0] 明天：新题 { $new }
       *[other] 明天：新题 { $new }，重练 { $n }
    }
door-lessons = 已学 { $done } / { $all } 课
continue-your-move = 轮到你，对{ $name }，{ $board }
continue-their-move = { $board }，轮到{ $name }
continue-between = { $board }，{ $first }对{ $second }
menu-settings = 设置
menu-help = 玩法
menu-quit = 退出

first-start-question = 第一次玩？两分钟就能学会。
first-start-lesson = 教我怎么玩
first-start-later = 直接开始

## A new game against the computer

play-title = 对局
play-friend = 双人对局
play-computers = 电脑对电脑
play-change = 更改
play-done = 完成
play-against = 与{ $name }对局
play-watch = 观战
play-you-first = 你先手
play-computer-first = 电脑先手
play-random-first = 随机先手
play-no-clock = 无时限
play-coached = 有教练
play-uncoached = 无教练
play-medal-open = 不用辅助获胜，可得奖牌
play-medal-coached = 关掉教练获胜，可得奖牌
play-medal-won = 没用辅助就赢了
play-who-begins = 谁先手？
play-you = 你
play-computer = 电脑
play-random = 随机
play-level = 级别

## Two players at one computer

play-swap = 互换
# $first and $second are names of people.
rated-question = 这一局计入{ $first }和{ $second }的等级分吗？需要双方同意。
rated-yes = 双方同意
rated-no = 不计等级分

## Clocks

clocks = 时限
clock-none = 无
tip-clock = 3+2：每方三分钟，每手再加两秒。
# 双人对局的按钮：离开时计时是否暂停。
clocks-pause = 离开时暂停
tip-clocks-pause = 打开菜单或切到其他窗口时，计时暂停，棋盘隐藏。

## The game: players and buttons

game-your-turn = 轮到你了

game-to-move = 轮到此方

game-thinking = 思考中

game-first = 先手

game-second = 后手
game-rated = 计等级分
game-unrated = 不计等级分
game-leave = 离开
# Asked for an aid in a rated game, which is given when it is asked for again.
game-aid-warning = 使用后本局不计等级分。再按一次确认。

# What is told of things while the mouse rests on them.
tip-cells = 还放得下方块的格子。打叉的死格什么都放不下。
tip-elo = 等级分：高出 200 分，大约四局能赢三局。
tip-rated = 本局计入等级分。用了辅助就不再计入。
tip-unrated = 本局不计入等级分。
tip-hint = 指出一手好棋。
tip-outcomes = 标出哪些放法能赢，哪些会输。
tip-analysis = 显示每个区域的价值。
tip-coach = 你断送必胜局面时提醒你。对局不计等级分。
tip-clues = 先提示看哪里，再提示方块，最后提示位置。只有看了位置，这题才不算解出。
tip-endless-clues = 先提示看哪里，再提示方块，最后提示位置。看了方块，等级分不会上升；看了位置，这题算答错。
tip-again-clues = 先提示看哪里，再提示方块，最后提示位置。看了方块，不会推迟重练；看了位置，从头开始。
tip-again-out = 这题以后不再练。
tip-streak = 连续解出每日谜题的天数。
tip-puzzle-rating = 这是你的解题等级分：一次解出就升，答错就降。新谜题的难度与它相当。
tip-run-errors = 错三次就结束。跳过一题也算一次。
tip-stacking-hint = 考虑到后面两块，框出最好的位置。成绩会记为用过辅助。
tip-ranks = 显示每个位置的评分。成绩会记为用过辅助。
tip-rank = 随机 15 块，100 次里有多少次能全部放下且不留空洞。
tip-cleared = 有四行只差最右一列时，在那里竖放一块 I 就能消除它们。
tip-helped = 用过提示、评分或撤销，成绩会记为用过辅助。
tip-lookahead = 电脑会把后面多少块考虑在内。
tip-dead = 相连的空格不到四个：再也放不下方块。
tip-area = 上下左右连成一片的空格。

game-free-cells = 空格 { $n }
game-placed = 已放 { $n } 块

paused = 已暂停
paused-go-on = 按任意键或点击继续

game-resign = 认输
game-move-now = 马上放
game-help-me = 辅助
game-hint = 提示
game-outcomes = 胜负
game-analysis = 区域价值
game-coach = 教练

outcomes-wins = ✓ { $n } 胜
outcomes-losses = × { $n } 负
outcomes-unknown = { $n } 未知

outcomes-far = 深浅只是估计：
expectation-poor = 差
expectation-good = 好

outcome-here-wins = 这一手能赢
outcome-here-loses = 这一手会输
outcome-here-unknown = 胜负未知

analysis-wins = 轮走方能赢
analysis-loses = 轮走方会输

analysis-wild = 不成堆
analysis-area = { $n }：{ $worth }

analysis-heap =
    { $n ->
        [0] 相当于空
       *[other] 相当于 { $n } 颗石子的堆
    }
analysis-like-no-heap = 不成堆：不同于任何一堆
analysis-too-large = 太大，算不出

hint-sought = 正在找一手好棋…

hint-ends = 能赢：算上这块，最多再放 { $n } 块。
hint-equal-areas = 能赢：留下两个相同的 { $n } 格区域。
hint-only-win = 只有这一手能赢。
hint-leaves-area = 能赢：剩下 { $n } 格的区域，轮到谁，谁就输。
hint-leaves-areas = 能赢：剩下的 { $n } 格，轮到谁，谁就输。
hint-fewest-replies = 你会输。放这里，留给对手能赢的应手最少：{ $n } 种。
hint-loses = 怎么放都会输。
hint-forced = 怎么放都会输，最多再撑 { $n } 手。
hint-mirrors = 还早，看不准。你可以对称应对每一手。
hint-likely = 还早，看不准，但这样往往不错。

## What a screen reader says, and typed moves

speech-unavailable = { $name }，现在不可用
speech-cell-free = { $cell }，空格
speech-cell-dead = { $cell }，死格
speech-cell-filled = { $cell }，已占
speech-cell-piece = { $cell }，第 { $n } 手的 { $piece }
speech-placement = { $piece }：{ $cells }
speech-in-hand = 手中：{ $placement }
speech-move = { $name }，{ $placement }
speech-taken-back = 已悔棋，{ $placement }
speech-stepped-back = 退回到这一手之前：{ $placement }
speech-demo = 示例。{ $forward }：下一块。{ $back }：退一块。
speech-demo-leave = { $leave }：结束。
speech-demo-ends = 示例结束。
speech-only-spot = 只有这里放得下。
speech-fits-nowhere = { $piece } 哪里都放不下。
speech-picture = 图：{ $parts }
speech-better = 更好：{ $placement }
speech-turn = 第 { $n } 手，{ $move }
speech-mistake = 失误
speech-marked = 标出的格子：{ $cells }
speech-finished = 已完成
speech-in-list = 第 { $n } 个，共 { $all } 个
speech-done = { $name }：已完成
speech-close = 关闭
speech-graph = 双方都不失误时获胜：{ $parts }
speech-graph-start = 开局 { $name }
speech-graph-after = 第 { $n } 手后 { $name }
speech-graph-unknown = 未知
speech-ratings = 等级分从 { $first } 到 { $last }，最高 { $highest }
speech-stack = 各列高度 { $heights }，后续 { $pieces }

typed-title = 输入一手或提问
typed-help = 一手是四个格子，例如 { $example }，也可以只输入一个格子。也可以问：{ $questions }。
typed-by-ear = 使用读屏程序时，移动方块的键也会说出它的格子。{ $seek }：下一个放得下的位置。{ $type }：输入一手或提问。{ $buttons }：到按钮，再按返回。{ $close }：关闭打开的内容。
typed-areas = 区域
typed-pieces = 方块
typed-last-move = 上一手
typed-to-move = 轮到谁
typed-clocks = 剩余时间
typed-fitting = 放得下的方块：{ $pieces }
typed-no-area = 没有剩下的区域了。
typed-no-clock = 这一局不计时。
typed-unknown = 没看懂。请输入一手或一个问题。
typed-no-cell = 这个棋盘上没有 { $cell }。
typed-count = 一手要四个不同的格子。
typed-disconnected = 各格必须边与边相接。
typed-drop-title = 放下方块
typed-drop-help = 输入方块最左一格所在的列（a 到 j），后面可加先旋转的次数，例如 { $example }。
typed-drop-unknown = 请输入方块放得下的一列，最多旋转三次。

## The coach

# 教练在面板里说的话：看得到多远，以及哪一手断送了胜局。
coach-searching = 正在往后算。
coach-too-far = 还看不到终局。
coach-knows = 已经看到终局。
coach-blunder = 这一手断送了胜局。
coach-keep = 就放这里
coach-where = 看位置
coach-clue-area = 这里有能赢的放法。再点提示会指出用哪种方块。
coach-clue-piece = 用这种方块能赢。再点提示会指出位置。
coach-leaves = 从现在起没有教练了。需要时在“{ $name }”里找。
coach-decisive = 第 { $n } 手决定了胜负。
coach-lost-from = 从第 { $n } 手起，{ $name }已无法获胜。
coach-lost-from-you = 从第 { $n } 手起，你已无法获胜。
coach-unknown-decisive = 没有找到决定胜负的一手。
coach-clock-decisive = 时间决定了胜负。
coach-searching-decisive = 正在找决定胜负的一手…
coach-try-again = 再试一次

## The end of a game

result-won = { $name }获胜
result-you-won = 你赢了！
result-you-lost = 你输了

result-last-piece = { $name }放下了最后一块。
result-last-piece-you = 你放下了最后一块。
result-resigned = { $name }认输。
result-resigned-you = 你认输了。
result-time = { $name }超时。
result-time-you = 你超时了。
result-rematch = 再来一局
result-take-back = 悔棋
result-review = 复盘
result-last = 上局结果

## Questions and refusals in a game

resign-question = 确定认输吗？
resign-yes = 认输
question-no = 继续
paste-question = 从剪贴板里的对局开始下吗？
paste-yes = 开始复制的对局
paste-no = 继续我的对局
refused-occupied = 这里放不下
refused-off-board = 超出棋盘了
refused-turn = 还没轮到你
refused-undo = 没有可撤销的操作
refused-redo = 没有可重做的操作
refused-over = 对局已经结束

# Shown after a game of two people: $n is the new rating, $change such as +12.
rating-change-of = { $name }：{ $n }（{ $change }）
saved-as = 已存为 { $name }

## Pictures to share

share = 分享
picture-title = 分享对局
picture-board = 棋盘图片
picture-animation = 对局动画
picture-copy = 复制图片
picture-drawing = 正在绘制…
picture-busy = 正在绘制另一张图片
picture-saved = 已保存：{ $path }
folder-not-opened = 无法在此打开文件夹
picture-not-saved = 图片无法保存：{ $error }
picture-copied = 图片已复制到剪贴板
picture-no-folder = 没有存放图片的文件夹
picture-last-piece = { $winner }获胜：{ $loser }放下了最后一块。
picture-resigned = { $winner }获胜：{ $loser }认输。
picture-time = { $winner }获胜：{ $loser }超时。

## The clipboard

position-copied = 局面已复制到剪贴板
game-copied = 对局已复制到剪贴板
game-exported = 已导出为 { $path }
game-not-exported = 无法导出：{ $error }
game-no-folder = 没有存放导出对局的文件夹
clipboard-unusable = 这里无法使用剪贴板
clipboard-no-text = 剪贴板里没有文字
clipboard-too-long = 剪贴板里的文字太长
clipboard-no-answer = 剪贴板没有响应

pasted-character = 剪贴板里没有局面：第 { $n } 个字符 { $character } 不是 . # I O T S Z J L 之一
pasted-separator = 剪贴板里没有局面：第 { $n } 个字符把一行的格子隔开了
pasted-too-short = 局面应有 100 格，小棋盘应有 36、49、60、64 或 81 格；剪贴板里的有 { $n } 格
pasted-other-size = 剪贴板里的局面有 { $n } 格，与 { $size } 棋盘不符
pasted-too-long = 局面应有 100 格，剪贴板里的文字超出了
pasted-over = 剪贴板里的棋盘什么都放不下
pasted-nowhere = 这里不能粘贴

pasted-game-long = 剪贴板里的文字太长，不像是对局
pasted-game-board = 剪贴板里的对局第 { $n } 行写了不存在的棋盘
pasted-game-clock = 剪贴板里的对局第 { $n } 行写了不存在的时限：3+2 表示三分钟，每放一块加两秒
pasted-game-heading = 看不懂剪贴板里的对局第 { $n } 行
pasted-game-turn = 剪贴板里的对局第 { $n } 手无法识别
pasted-game-illegal = 剪贴板里的对局第 { $n } 手违反规则
pasted-game-empty = 剪贴板里没有对局

## Files

not-saved = 无法保存：{ $error }

nothing-saved = 这台电脑上无法保存对局，关闭程序后就会丢失
other-copy-runs = 游戏已经在另一个窗口运行。这个窗口不会保存任何东西。

file-refused = { $name }：{ $error }
file-not-opened = 无法打开 { $name }：{ $error }
file-left-alone = 无法读取 { $name }：{ $error }。文件保持原样，重新启动游戏之前不会写入。
file-not-permitted = 没有读取 { $name } 的权限。文件保持原样，不会写入。请确认文件的所有者和权限。
file-newer = { $name } 需要更新版本的游戏。文件保持原样，当前版本不会写入。
file-set-aside = 无法使用 { $name }：{ $error }。文件已另存为 { $aside }。
file-entries-damaged = { $name } 中有部分记录已损坏，已略过。原文件已另存为 { $aside }。
file-passed-over = 已略过 { $name } 中的一条记录，文件中仍会保留：{ $error }。

warnings-more = 还有 { $n } 条

file-no-folder = 没有可以存放它的主文件夹
file-other-copy = 游戏已经在另一个窗口运行，文件由那个窗口保存
file-no-room = 磁盘空间不足
file-not-a-file = 不是文件
file-dangling-link = 链接已失效
file-too-long = 过长
file-damaged = 已损坏
file-version = 版本 { $n } 无法读取
file-full = 已经存满 { $n } 局
file-name = 名字须为 1 到 { $n } 个字符

## How to play


help-article-rules = 规则
help-article-keys = 按键
help-article-aids = 辅助
help-article-strategy = 策略
help-article-opening = 开局
help-article-computer = AI
help-article-stacking = 堆叠
help-article-notices = 许可证
help-keys-mouse = 鼠标与触屏
help-keys-pad = 手柄
help-keys-pick = 选方块
help-change-keys = 更改按键

help-rule-turns = 双方轮流从七种方块中任选一块，随意旋转，放到任意的空格上。
help-rule-no-fall = 方块不会下落，也不会消失。不能跳过，也没有和局。
help-rule-dead = 不到四个空格的区域是死的，什么都放不下，会打上叉。
help-rule-end = 再也放不下方块时，对局结束，放下最后一块的一方输。
help-idea-title = 第一个窍门
help-idea = 4 到 7 格的区域正好还能放一块。数一数这样的区域：轮到你时，剩下的手数最好是偶数。

help-mouse-move = 鼠标
help-mouse-move-does = 移动方块
help-mouse-place = 左键
help-mouse-place-does = 放置
help-mouse-turn = 右键、滚轮
help-mouse-turn-does = 旋转
help-touch = 轻点、拖动
help-touch-does = 移动方块；用按钮旋转和放置
help-pad-move = 方向键、摇杆
help-pad-move-does = 移动方块
help-pad-place = 下方、左侧按钮
help-pad-place-does = 放置；旋转
help-pad-undo = 右侧、上方按钮
help-pad-undo-does = 撤销；下一个可放的位置
help-pad-pieces = L1  R1
help-pad-pieces-does = 上一种、下一种方块
help-pad-outcomes = L2  R2
help-pad-outcomes-does = 胜负；区域价值
help-pad-hint = Select  Start
help-pad-hint-does = 提示；选中屏幕按钮

help-aid-hint = 提示
help-aid-hint-text = 指出一个好位置。离终局太远时，给出一个值得一试的位置，并如实说明。
help-aid-outcomes = 胜负
help-aid-outcomes-text = 标出手中方块的每个位置：勾能赢，叉会输，点表示未知。方块上的数字是已知能赢的放法数。搜索在后台继续，直到全部算清，或者你让它停下。
help-aid-analysis = 区域价值
help-aid-analysis-text = 框出每个区域，显示大小和价值。价值为 *n 的区域，相当于 Nim 游戏中 n 颗石子的一堆；在 Nim 中，取走最后一颗石子的一方输。超过 { $n } 格的区域显示问号。
help-aid-counting = 数堆
help-aid-counting-text = 所有的堆都是 *1 时，给对手留下奇数个。有更大的堆时，把各堆大小写成二进制，不进位相加，让结果全为零再留给对手。不是堆的区域叫作“不成堆”；只要全部已知，文字框仍会告诉你谁能赢。
help-aid-coach = 教练
help-aid-coach-text = 你刚放的一块断送了必胜之局时，教练会告诉你，一步步指出更好的位置和之后会怎么下，终局后还会点明决定胜负的一手。那一块可以撤销。刚开局时离终局太远，教练无法判断。教练会一直在，直到有一局你未经提醒、也没用其他辅助就获胜，或你把它关掉。
help-aid-fair = 公平
help-aid-fair-text = 用了提示、胜负、区域价值、教练或撤销，对局就不计等级分。

help-stacking-goal = 堆叠是用同样的方块玩的单人游戏。方块一块一块地来，你还能看到后面几块。不用着急，尽量多堆几块。
help-stacking-hole = 每块方块笔直落下，停住时下面不能留空洞。
help-stacking-clear = 最右一列留给 I。其余各列满了四行时，在那里放一块 I 就能消除它们。
help-stacking-over = 方块放哪里都会留空洞时，本局结束。
help-stacking-aids = 电脑的辅助
help-stacking-rank = 好的地形放得下许多种方块。评分是随机来 15 块、试 100 次，有多少次能全部放下又不留空洞。提示会框出最好的位置，也可以显示所有位置的评分。用过提示、评分或撤销，成绩会记为用过辅助。
help-stacking-keys = 按键
help-stacking-move-does = 移动方块
help-stacking-drop-does = 让方块落下
help-stacking-ranks-does = 所有位置的评分

## The articles of the help

strategy-count = 数剩余手数
strategy-count-text = 4 到 7 个空格的区域，不管怎么下，都正好还能放一块。只剩下这样的区域时，胜负已定：数一数。轮到你时是偶数就好，因为最后一块会由对手来放。图中还剩两个，轮走方赢。
strategy-change = 改变奇偶
strategy-change-text = 八格的区域就有选择。图中的方块会留下四格，还能再放一块。若在中间放一块 O，就只剩两对死格，再也放不下什么。谁做最后一个这样的选择，谁就决定数目是奇是偶。所以给自己留一个，把对手等着的那些先用掉。
strategy-halves = 相同的两半
strategy-halves-text = 留下两个相同的区域，或者好几对。对手在一边怎么下，你就在另一边怎么下。图中的方块把棋盘分成相同的两半，从而获胜。但别闭着眼睛跟：一直跟到底，最后一块就是你的。只剩下不得不放的方块时，必须给对手留下奇数块。
strategy-centre = 没有对称位的一块
strategy-centre-text = 如果棋盘是中心对称的，每种放法就都有一个对称的放法，只有穿过中心、转过来还是自己的除外。用这样的一块占住中心，然后对每一手都应在它的对称位，直到该数手数的时候。在这个棋盘上，三百多种放法中只有它能赢。
strategy-sizes = 该留多大的区域
strategy-sizes-text = 小区域就像 Nim 的堆：4 到 7 格相当于一子堆，8 到 11 格大多相当于二子堆，12 到 15 格大多相当于三子堆。两个相等的堆，只要不是一子堆，轮走方必败；一子堆、二子堆、三子堆各一个放在一起也是如此。图中正是这样：把它留给对手。单独一个 17 或 18 格的区域，留给对手大多也不错。
strategy-early = 开局
strategy-early-text = 从 10×10 的空棋盘上谁也看不到终局，最强的级别也不行。同样大小的区域，紧凑的比参差的放得下更多方块，选择也更多。把棋盘一刀切开，分出的部分能更早数清。找一个你偶尔能赢的级别试试各种开局，下完再复盘：复盘会指出断送胜局的那一手。

opening-solved = 哪些已经算清
opening-solved-text = 本游戏的棋盘到 9×9 为止都已算清，8×10 也是。先手在 6×6 和 8×8 上必败，在 7×7、6×10、9×9 和 8×10 上必胜。在 10×10 上，没有人知道哪个第一块能赢，也不知道有没有。
opening-wall = 先起一道墙
opening-wall-text = 在 9×9 上，这块立在边中央的 L 能赢。在 8×10 上，立在短边中央旁边的 I 能赢。它们都起了一道横穿棋盘的墙，到哪里为止却还没定。为什么偏偏是它们，没有人知道。不过，分成两块的棋盘比一整块更早能数清。
opening-reply = 替对手把墙砌完
opening-reply-text = 在 9×9 上，边上的一块 I 也曾很有希望：24 种应手都赢不了它。后来找到了这一手：留下只连着一格的两半，就这样赢了。所以别只放对称的一半：另一半可能由对手来放。
opening-copy = 中心和对称位
opening-copy-text = 放下这块 O 之后，6×10 上的每一手在另一边都有对称位，而且 O 这一方能赢。中心对称的棋盘多半对轮走方不利：40 到 68 格的这类棋盘有 299 个，其中 205 个必败。
opening-copy-fails = 跟着下也有行不通的时候
opening-copy-fails-text = 在 8×8 上，同样的 O 会输给边上的这块 L。对称是好兆头，不是保证：一直跟到底，最后一块就由你来放。留意该停手的时候。
opening-count = 从什么时候起能数清
opening-count-text = 剩 60 个空格时，程序一眼看到终局；72 格多半要几秒；80 格几乎看不到。在 10×10 上，大约是放了七块之后，棋盘早早分开的话还会更早。在那之前，它宁可不说，也不乱猜：放头两块时，它猜自己这局谁赢，并不比抛硬币更准。

computer-areas = 区域
computer-areas-text = 方块跨不过已填的格子。所以互不相连的区域各自是一局，同时进行。电脑把它们分开，逐个来看。旋转和翻转后相同的形状算同一种：这个棋盘有三个区域，但只有两种。
computer-sets = 区域的价值
computer-sets-text = 一个区域的价值，就是其中每种放法所留下的价值的集合。什么都放不下时是 0。五格只能变成 0，价值是 {"{"}0{"}"}，叫作 *1。排成一行的八格，放一块后要么再也放不下，要么剩一个四格区域：{"{"}0, *1{"}"}，叫作 *2。无论和什么放在一起，效果都一样的集合，就看作同一个。8 到 15 格的形状有 460 万种，最后只剩六个不同的集合，游戏把它们存成了一张表。
computer-nim = Nim
computer-nim-text = *1、*2、*3 就像有 1、2、3 颗石子的堆，玩家轮流从中取走石子。想知道谁赢，就把各堆写成二进制，不进位相加。如果每一位都是零，轮走方输。这个棋盘是 1、2、3，写成二进制是 01、10、11。
computer-twist = 不同之处
computer-twist-text = 这个游戏里，取走最后一个的一方输。它带来的变化比你想的少：只有所有的堆都是一子堆时，像图中这样，奇数个才对轮走方不利，偶数个则有利。但有些区域根本不是堆，例如只能变成 *2 的区域。电脑把它们叫作“不成堆”，并保留它们的集合。
computer-search = 搜索
computer-search-text = 较大的区域靠搜索。只要有一种放法能走到必败的局面，这个局面就是必胜的，所以关键在于早点试到对的放法。电脑权衡每种应手有多大可能必败、证明它要费多少功夫，然后从最有希望的地方继续。这叫作证明数搜索。它记得已经算清的局面；驳倒了一种放法的应手，也会拿去试别的放法。
computer-known = 已知的结果
computer-known-text = 双方都不失误时，6×6 和 8×8 先手必败，7×7、6×10、9×9 和 8×10 先手必胜。10×10 的棋盘还没有人算清。在那里，最强的级别开局像高手一样凭判断下，一旦看到终局就不再失误。
computer-levels = 级别
computer-levels-text = 较低的级别看得不远，对好坏的取舍也没那么分明。它们不知道任何你看不到的东西，也都不会在你放下之前偷看你的方块。
computer-named = 十种习惯
computer-named-text = 有名字的十位，在看不到终局时各有各的习惯。皮普总从你身边跳开，露娜像镜子一样学你，里奥紧贴着你放。奥托沿着边走，米娜占角，诺娃占中心。塔奥让棋盘保持完整，琪拉一点点切下碎块，艾达把它一分为二，芝诺专门做出死格。

## Actions, in the help and in the list of keys

action--left = 左移
action--right = 右移
action--up = 上移
action--down = 下移
action--previous_piece = 上一种方块
action--next_piece = 下一种方块
action--piece_i = 方块 I
action--piece_o = 方块 O
action--piece_t = 方块 T
action--piece_s = 方块 S
action--piece_z = 方块 Z
action--piece_j = 方块 J
action--piece_l = 方块 L
action--rotate = 旋转方块
action--hurry = 旋转方块，或让电脑马上放
action--next_fit = 下一个可放的位置
action--place = 放置方块
action--type = 输入一手或提问
action--undo = 撤销
action--redo = 重做
action--hint = 提示
action--outcomes = 所有放法的胜负
action--x_ray = 区域价值
action--coach = 教练开关
action--clock = 下一种时限
action--buttons = 选中屏幕按钮
action--mute = 声音开关
action--background = 下一个背景
action--open_folder = 打开文件夹
action--help = 帮助
action--full_screen = 全屏
action--review = 复盘对局
action--try_again = 从决定胜负的一手再试一次
action--previous = 上一题或上一步
action--next = 下一题
action--replay_back = 回放：后退一手
action--replay_forward = 回放：前进一手
action--replay_far_back = 回放：后退五手
action--replay_far_forward = 回放：前进五手
action--to_start = 回放：到开头
action--to_end = 回放：到结尾
action--play_pause = 回放：播放或暂停
action--faster = 回放：加快
action--slower = 回放：放慢
action--stop_search = 复盘：停止搜索
action--next_mistake = 复盘：下一处失误
action--play_on = 复盘：从这里继续下
action--single_cells = 编辑器：单格
action--clear = 编辑器：清空棋盘
action--invert = 编辑器：反转棋盘
action--board_size = 编辑器：棋盘大小
action--why = 看原因
action--play_computer = 编辑器：与电脑对局
action--play_two = 编辑器：双人对局
action--add = 列表：添加
action--rename = 列表：改名
action--delete = 列表：删除
action--export = 对局存档：导出
action--find = 对局存档：按名字找
action--confirm = 询问：是
action--save = 保存对局
action--picture = 保存对局图片
action--copy = 复制局面
action--copy_game = 复制整局
action--paste = 从剪贴板开始对局
action--back = 返回

## Settings

settings-title = 设置

settings-language = 语言
settings-theme = 方块样式

theme-glass = 玻璃
theme-pastel = 粉彩
theme-neon = 霓虹
theme-distinct = 容易区分
settings-background = 背景

background-city = 城市夜景
background-lights = 北极光
background-sea = 黄昏的海
background-mountains = 群山
background-rain = 雨
background-stars = 星空
background-lanterns = 天灯
background-plain = 纯色
settings-patterns = 方块花纹
settings-owners = 用玩家的颜色描边
settings-high-contrast = 高对比度
settings-reduced-motion = 减少动态效果
settings-coordinates = 坐标
settings-snapping = 吸附到可放的位置
settings-touch = 旋转和放置按钮
touch-turn = 旋转
touch-place = 放置
settings-ui-scale = 文字大小
settings-percent = { $n }%
settings-volume = 音量
settings-music = 音乐
settings-sound = 声音
settings-thinking-seconds = 电脑最长思考时间
settings-seconds = { $n } 秒
settings-paced = 电脑想一想再下
settings-voices = 对手会说话
settings-pondering = 轮到你时电脑也思考
settings-advanced = 高级
settings-full-screen = 全屏
settings-keys = 按键
settings-change = 更改
settings-on = 开
settings-off = 关

## The keys

keys-title = 按键
keys-group-piece = 方块
keys-group-game = 对局
keys-group-puzzle = 谜题
keys-group-review = 复盘
keys-group-editor = 编辑器
keys-group-list = 列表
keys-group-everywhere = 所有界面
keys-press = 请按一个键
keys-refused = 这里不能用这个键
# $key is the key that an action got for the one that was taken from it.
keys-swapped = { $key } 现在用于：{ $action }
keys-defaults = 重置所有按键
keys-defaults-ask = 重置所有按键吗？
key-ctrl = Ctrl
key-shift = Shift
key-enter = 回车
key-space = 空格键
key-tab = Tab
key-escape = Esc
key-backspace = 退格
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = 左方向键
key-right = 右方向键
key-up = 上方向键
key-down = 下方向键
key-keypad = 小键盘{ $key }

## Puzzles and lessons

learn-title = 学习
learn-good-to-know = 值得一读
learn-start = 课程：{ $name }
learn-go-on = 继续：{ $name }
learn-puzzles = 谜题
puzzles-solve = 开始解题
puzzles-collections = 合集
puzzles-make = 自己出题

grade-easy = 简单
grade-moderate = 中等
grade-tricky = 较难
grade-hard = 困难
grade-expert = 专家

puzzle-number = { $grade }：第 { $n } / { $all } 题
puzzle-task = 找出能赢的放法。
puzzle-solved = 已解出

exercise-judging = 正在判断…
exercise-wrong = 这样会输。
exercise-wrong-last = 你放下了最后一块：你输了。
exercise-right-last = 对手放下了最后一块：你赢了。
exercise-right = 对了！这样能赢。
puzzle-clue-area = 看这里。再点提示会指出用哪种方块，看了也算解出。
puzzle-clue-piece = 用这种方块。再点提示会指出位置，但这题就不算解出了。
puzzle-clue-place = 放在这里。这题不算解出。
endless-clue-area = 看这里。再点提示会指出用哪种方块，但等级分就不会上升了。
endless-clue-piece = 用这种方块。再点提示会指出位置，但这题就算答错了。
endless-clue-place = 放在这里。这题算答错。
puzzle-shown-placed = 对了，但看了提示。
puzzle-all-solved = 对了！这是这个难度的最后一题。
lesson-answered = 又轮到你了。
lesson-wrong = 这样会输。再试一次。
lesson-over = 第 { $n } 课完成！（共 { $all } 课）

line-pieces = { $n ->
    [0] 放不下了。
   *[other] 还有 { $n } 块。
}
line-gaps =
    { $n ->
        [1] 一个区域，放一块。
       *[other] { $n } 个区域，各放一块。
    }
line-last-yours = 最后一块由你放。
line-last-theirs = 最后一块由对手放。
line-last-named = 最后一块由{ $name }放。

exercise-retry = 再试一次
line-why = 看原因
puzzle-next = 下一题
exercise-previous = 上一步
lesson-go-on = 下一步
lesson-previous = 上一步
lesson-next = 下一课
lesson-play = 开始第一局
lesson-done = 完成
lesson-move = 移动
lesson-number = 第 { $lesson } / { $lessons } 课，第 { $n } / { $all } 步
lesson-dead = 打叉的格什么都放不下
lesson-areas = 数字是空格数

lesson--first_steps = 入门
lesson-note--first_steps = 怎么放，谁会输
lesson-step--first_steps-1 = 双方轮流放方块，放最后一块的输。方块不下落，也不消行。
lesson-step--first_steps-2 = 现在你来：哪种方块、放在哪里都行。
lesson-step--first_steps-3 = 不到四格的区域是死的。五格的区域正好能放一块。
lesson-step--first_steps-4 = 两个区域，各能放一块。让对手放最后一块。
lesson--last_piece = 被逼放最后一块
lesson-note--last_piece = 4 到 7 格的区域还能放一块
lesson-step--last_piece-1 = 4 到 7 格的区域，总是正好还能放一块。
lesson-step--last_piece-2 = 放在一头还是中间？让对手放最后一块。
lesson-step--last_piece-3 = 留下奇数个只能放一块的区域。
lesson--two_halves = 相同的两半
lesson-note--two_halves = 对手能下的，你也能下
lesson-step--two_halves-1 = 相同的两半：你怎么下，对手就跟着怎么下。
lesson-step--two_halves-2 = 把棋盘分成相同的两半，然后每一手都跟着下。
lesson-step--two_halves-3 = 分开，再跟着下。最后留下奇数个区域。
lesson--centre = 占据中心
lesson-note--centre = 唯一没有对称位的位置
lesson-step--centre-1 = 每个位置都有隔着中心的对称位。对手就应在那里。
lesson-step--centre-2 = 只有中心没有对称位。占住中心。
lesson-step--centre-3 = 三百种放法里，只有一种能赢。再找一次。
lesson-step--centre-4 = 占中心，应在对称位，最后留下奇数个区域。
lesson--one_two_three = 一、二、三
lesson-note--one_two_three = 相当于 Nim 堆的区域
lesson-step--one_two_three-1 = 这些区域相当于一子堆、二子堆、三子堆：谁先下谁输。
lesson-step--one_two_three-2 = 一子堆、三子堆、三子堆。把一个三子堆变成二子堆。
lesson-step--one_two_three-3 = 相等的堆会互相抵消。多了一个一子堆：占住它。
lesson--counting = 数格子
lesson-note--counting = 该给对手留多大的区域
lesson-step--counting-1 = 只剩一个 18 格的区域：轮到谁，多半谁输。留下 17 格也不错。
lesson-step--counting-2 = 21 格。留下一个 17 格的区域。
lesson-step--counting-3 = 24 格。占四格，在长边做死两格，留下 18 格。

## Saved games

games-rename = 改名
games-delete = 删除
games-export = 导出
games-copy = 复制为文字
games-paste = 粘贴对局
games-name = 对局改名

delete-question = 删除 { $name } 吗？
delete-keep = 保留

games-placed = { $n } 块
games-unfinished = 未下完
games-won = { $name }获胜

## Looking back at a game

review-searching = 正在复盘：{ $done } / { $all }
review-start = 对局开始
review-stop = 停止
review-next-mistake = 下一处失误
review-no-mistakes = 双方都没有断送胜局。
review-none-found = 没有发现失误。
review-mistakes = 发现 { $n } 处失误。

review-will-win = 若双方都不失误，{ $name }必胜。
review-nobody-knows = 还早，看不出谁会赢。
review-not-yet = 还没有看到这里
review-over = { $name }获胜。
review-mistake = 这一手（{ $name }）断送了胜局。
review-mistake-you = 你的这一手断送了胜局。
review-mistake-better = 这一手（{ $name }）断送了胜局。放在框出的位置就能守住。
review-mistake-better-you = 你的这一手断送了胜局。放在框出的位置就能守住。
review-resigned-won = { $name }在能赢的时候认输了。
review-resigned-won-you = 你在能赢的时候认输了。
review-resigned = { $name }认输。
review-time-won = { $name }在能赢的时候超时了。
review-time-won-you = 你在能赢的时候超时了。
review-time = { $name }超时。

review-play = 播放
review-pause = 暂停
review-speed = 速度 { $n }
review-play-on = 从这里继续下

## You

you-profile = 成绩
you-history = 对局记录
you-people = 玩家
you-play = 开始对局
you-games = 对局
you-medals = 成就
you-rating = 等级分
ladder = 逐个挑战
ladder-beaten = 已胜 { $n } / { $all }
ladder-next = 下一个：{ $name }
ladder-rung = { $all } 位中的第 { $n } 位
ladder-teaches = { $name }教你：{ $idea }
ladder-taught = 教你：{ $idea }
rating-today = 今天 { $change }
you-numbers = 全部统计
people-plays-now = 当前玩家
people-play-as = 以{ $name }的身份对局
people-add = 添加玩家
people-note = 每个人的对局、等级分和成就分开保存。
people-against = 你对{ $name }
history-all = 全部
history-won = 胜
history-lost = 负
history-unfinished = 未下完
history-count = { $n } 局
history-none = 这里还没有对局。
history-not-found = 没有这个名字的对局。

# In a field for a part of a name, while it is empty.
history-find = 按名字找

history-beat = 你战胜了{ $name }
history-beaten-by = { $name }战胜了你

## Players

people-rename = 改名
people-delete = 删除

people-delete-question = 要删除 { $name } 及其等级分和统计吗？
people-name = 名字
people-taken = 这个名字已经有人用了
people-full = 玩家已满，无法再添加
people-no-games = 还没有计等级分的对局
people-unrated = 用了提示、胜负、区域价值、教练或撤销，或者不是从空棋盘开始，对局就不计等级分。

## Statistics and achievements

statistics-all = 全部
statistics-none = 这里还没有下完的对局。从空棋盘开始的对局都算在内，不论是否计等级分。

statistics-streak = 连胜
statistics-streak-value = 当前 { $present }，最长 { $longest }
statistics-time = 思考用时
statistics-time-value =
    { $hours ->
        [0] { $minutes } 分钟
       *[other] { $hours } 小时 { $minutes } 分
    }

statistics-held = 守住必胜局面的最长纪录
statistics-held-value = { $turns } 手，从 { $cells } 个空格起
statistics-held-least = 至少 { $turns } 手，从 { $cells } 个空格起
statistics-held-none = 还没有

statistics-opening = 最爱的开局
statistics-opening-value = { $board } 的 { $cells }，{ $n } 次

statistics-sides = 按先后手
statistics-opponents = 按对手
statistics-boards = 按棋盘
statistics-people = 真人
statistics-won-of = { $all } 局 { $won } 胜

statistics-export = 导出为 CSV
statistics-saved = 已保存：{ $path } 和 { $name }
statistics-not-saved = 表格无法保存：{ $error }
everything-save = 备份全部
everything-bring = 导入备份
everything-which = 哪个备份？
everything-saved = 已备份：{ $path }
everything-not-saved = 无法备份：{ $error }
everything-none = 没有找到备份文件。
everything-brought =
    新导入：对局 { $games }，玩家 { $people }{ $others ->
        [0] {""}
       *[other] ，其他记录 { $others }
    }
everything-not-brought = 无法导入：{ $error }

achievement-count = 已达成 { $n } / { $all }
achievement-open = 未达成
achievement-news-of = { $person }达成了：{ $name }

achievement--lessons = 打好基础
achievement-note--lessons = 完成所有课程。其他成就要用到的思路，全在里面。
achievement-won--lessons = 所有课程已完成
achievement--counting = 心中有数
achievement-note--counting = 留下奇数个 4 到 7 格的区域，至少 { $n } 个，并且不用辅助获胜。每个还能放一块，所以最后一块是对手的。
achievement-won--counting = 留下奇数个区域
achievement--halves = 平分秋色
achievement-note--halves = 不用辅助，用能赢的一手只留下两个相同的区域，各 { $n } 格以上。对手在一边怎么下，你就在另一边怎么应。
achievement-won--halves = 留下两个相同的区域
achievement--comeback = 为时未晚
achievement-note--comeback = 不用辅助，从已证明必败的局面里赢回来。最后一块放下之前，谁都还没赢：让局面保持复杂。
achievement-won--comeback = 从败局翻盘
achievement--level_5 = 以弱胜强
achievement-note--level_5 = 不用辅助，战胜 5 级或更强的电脑。它在终局不会出错，所以你必须在那之前领先。
achievement-won--level_5 = 战胜 5 级或更强的电脑
achievement--quick_boards = 以小见大
achievement-note--quick_boards = 不用辅助，在 6×6、7×7、6×10 和 8×8 上战胜电脑。在小棋盘上，同样的终局来得更早，也更常见。
achievement-won--quick_boards = 在所有小棋盘上获胜
achievement--parity = 保持平衡
achievement-note--parity = 在 6×6 上后手对局，不用辅助，对 { $n } 级或更强的电脑，从你的第一手起把必胜局面守到终局。让每次轮到你时剩下的手数都是偶数。
achievement-won--parity = 从第一手守到最后
achievement--clean_grade = 滴水不漏
achievement-note--clean_grade = 解出一个难度的全部谜题，一次都不答错。养成习惯：放之前先想对手会怎么应。
achievement-won--clean_grade = 整个难度一次没错
achievement--hard_puzzle = 一眼看穿
achievement-note--hard_puzzle = 第一次尝试就解出一道最高难度的谜题。你得排除其他所有放法。
achievement-won--hard_puzzle = 最难的谜题一次解出
achievement--only_placements = 大海捞针
achievement-note--only_placements = 不用辅助，在一局里至少 { $n } 次找到唯一能赢的放法。这样的一手决定胜负，复盘时能看到。
achievement-won--only_placements = { $n } 次找到唯一能赢的放法
achievement--level_7 = 棋高一着
achievement-note--level_7 = 不用辅助，战胜 7 级或更强的电脑。它看得很远，所以胜负要在中盘决出。
achievement-won--level_7 = 战胜 7 级或更强的电脑
achievement--long_win = 沉得住气
achievement-note--long_win = 不用辅助，从 { $n } 个以上的空格起，把必胜局面守到终局。赢下必胜之局，本身就是一门学问。
achievement-won--long_win = 从 { $n } 格起守住胜局

## The position editor

editor-title = 局面编辑器
editor-how-cell = 点击一格（或按{ $key }）填上或清空。拖动可连续填。
editor-how-piece = 像对局中一样放方块，也可以盖住别的方块。
editor-cell = 单格
editor-clear = 清空
editor-invert = 反转
editor-against = 与 { $n } 级对局
editor-two = 双人对局
editor-nothing-fits = 这个棋盘什么都放不下，没法下。

editor-areas = 能放的区域（格数）：{ $sizes }

## Stacking

stacking-title = 堆叠
stacking-watch = 看电脑玩
stacking-surface = 什么样的地形好？
stacking-lookahead = 预见 { $n } 块
stacking-best = 纪录：{ $name }
stacking-no-scores = 你的最好成绩会列在这里。
stacking-score = { $n } 块，消四行 { $cleared } 次
stacking-score-helped = { $n } 块，消四行 { $cleared } 次（用过辅助）

stacking-next = 后续
stacking-pieces = 方块：{ $n }
stacking-cleared = 消四行：{ $n } 次
stacking-clears = 消除了四行！
stacking-helped = 用过辅助
stacking-rules = 不要留下空洞。右边放一块 I，可消除四个满行。
stacking-again = 再来
stacking-ended = { $n } 块
stacking-best-yet = { $n } 块：你的新纪录！
stacking-ranks = 评分
stacking-end = 结束本局
stacking-end-question = 结束本局并保留成绩吗？
stacking-hole = 那样会留下空洞
stacking-full = 那里已经堆满了
stacking-beside = 最右一列只放 I，用来消除四个满行
stacking-over = 红色这块放哪里都会留下空洞。
stacking-over-best = { $n } 块：是你的第 { $place } 好成绩
stacking-loading = 正在准备给位置评分。你可以先继续。
stacking-scale = 评分：后面的方块有多好放
stacking-hint = 这里最好：评分 { $n }
stacking-rank-is = 当前地形评分：{ $n }
stacking-speed-is = 每秒 { $n } 块
stacking-watched = 每一块都给后面的方块留足余地。
stacking-game = 第 { $n } 局
stacking-play = 播放
stacking-pause = 暂停
stacking-slower = 放慢
stacking-faster = 加快
stacking-restart = 重来
stacking-another = 换新方块

stacking-surface-flat = 平地看似完美，S 和 Z 却放不下。
stacking-surface-step = 两端各有一级台阶，七种方块都放得下，是这几种里最好的地形。
stacking-surface-pairs = 台阶相隔两列没问题：O、S、Z 要落在等高的两列上。
stacking-surface-singles = 台阶只隔一列，O 就无处可放。尽量两列等高。
stacking-surface-well = 两格深的槽只能放 J、L、I。
stacking-surface-deep = 四格深的槽放得下一块 I。不要再深了。
stacking-surface-two = 两个槽都在等 I：七块里才来一块。

## The opponent that fits

fitting = 同级对手
fitting-with-elo = 同级对手 Elo { $n }
fitting-note = 你赢它变强，你输它变弱。
fitting-unknown = 还没有对局：它从 Elo { $n } 开始，边下边找准你的实力。
fitting-known = 你的实力：Elo { $n } ± { $error }，依据 { $games } 局

## Named players

character--pip = 皮普
character--luna = 露娜
character--otto = 奥托
character--mina = 米娜
character--tao = 塔奥
character--rio = 里奥
character--zeno = 芝诺
character--kira = 琪拉
character--ada = 艾达
character--nova = 诺娃

character-note--pip = 不安分：总下在远离你的地方。
character-note--luna = 只要还有地方，就像镜子一样学你。
character-note--otto = 沿着边走，最爱长条。
character-note--mina = 从角上开始，把角填满。
character-note--tao = 尽可能久地让棋盘保持完整。
character-note--rio = 总紧贴着你刚放的那块放。
character-note--zeno = 贪心：最爱把空格变成死格。
character-note--kira = 早早切开棋盘，接着继续切。
character-note--ada = 筑墙，把棋盘一分为二，再数一数。
character-note--nova = 从中心开始，早早看清终局。

character-word--pip = 跳开
character-word--luna = 镜像
character-word--otto = 走边
character-word--mina = 占角
character-word--tao = 不切开
character-word--rio = 紧挨
character-word--zeno = 贪心
character-word--kira = 切分
character-word--ada = 对半分
character-word--nova = 占中心

character-idea--pip = 死格
character-idea--luna = 中心
character-idea--otto = 被逼放的方块
character-idea--mina = 封住格子
character-idea--tao = 留多大
character-idea--rio = 最后的选择
character-idea--zeno = 数格子
character-idea--kira = 一、二、三
character-idea--ada = 相同两半
character-idea--nova = 看得远

voice-begins--pip = 来抓我呀！可别在我身后留下死格，我会绊倒的。
voice-begins--luna = 你下什么我下什么，转半圈。可你一做出死格，我就乱了。
voice-begins--otto = 走边，永远走边。那儿清静，我也清静。
voice-begins--mina = 先占角。四个都要，多谢。
voice-begins--tao = 我让棋盘保持完整，剩得不多了再数。
voice-begins--rio = 这儿有人吗？反正我要坐你旁边。
voice-begins--zeno = 什么都放不下的格子！我先开动啦？
voice-begins--kira = 大棋盘让我紧张，我来切小一点。
voice-begins--ada = 一道墙，两个半边，然后算账。棋盘要是不断开，我就算不清了。
voice-begins--nova = 我从中心开始，从那儿能看到终局。多半能。

voice-wins--pip = 蹦！最后一块归你。再追一次？
voice-wins--luna = 主意是你的，我只是晚了半圈。
voice-wins--otto = 沿着边走到头。慢，但走得到。
voice-wins--mina = 四个角归我，最后一块归你。很公平吧？
voice-wins--tao = 看吧，什么都不用打碎。
voice-wins--rio = 坐得真舒服。下次还坐这儿？
voice-wins--zeno = 美味。最后一块我客气地留给你了。
voice-wins--kira = 一地碎屑，最后一片是你的。
voice-wins--ada = 切好，数好，完事。欢迎验算。
voice-wins--nova = 我早看到了，只是装作惊讶。

voice-loses--pip = 没地方可蹦了。你怎么做到的？
voice-loses--luna = 我全学了。恐怕连错也学了。
voice-loses--otto = 我沿着边走，一直走出了棋盘。
voice-loses--mina = 占了四个角，被逼到角里的却是我。
voice-loses--tao = 你切得恰到好处。没礼貌，但漂亮。
voice-loses--rio = 坐得太近，反而没看见。
voice-loses--zeno = 吃太多了，最后一块在我盘子里。
voice-loses--kira = 碎屑是我弄的，数清的是你。
voice-loses--ada = 墙是直的，账却算歪了。
voice-loses--nova = 好吧，这一手我没看到。

character-met = 不用辅助：{ $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = 每日谜题
training-endless = 无尽谜题
training-endless-note = 难度随你而定，有等级分
training-run = 限时挑战
training-run-note = 三分钟内尽量多解
training-stacking-note = 单人游戏
training-making = 正在出题…

training-rating = 等级分 { $n }
training-best = 最好：{ $n }

training-daily-title = { $date }：{ $grade }
training-streak =
    { $longest ->
        [0] 每天解一题，连续天数就会变多。
       *[other]
            { $n ->
                [0] 连续：0 天 · 最长：{ $longest } 天
               *[other] 连续：{ $n } 天 · 最长：{ $longest } 天
            }
    }

training-endless-puzzle = { $grade }，等级分 { $rating }
training-standing =
    { $tried ->
        [0] 你的等级分：{ $n }
       *[other] 你的等级分：{ $n }。一次解出：{ $solved } / { $tried }
    }
training-rated = 你的等级分：{ $n }（{ $change }）

training-run-rules = 三分钟。错三次就结束。
training-run-begin = 开始
training-run-again = 再来一次
training-run-skip = 跳过（计 1 次错误）
training-run-end = 结束挑战
training-run-end-question = 现在结束吗？
training-run-score = 解出：{ $solved }   错误：{ $errors } / { $most }
training-run-wrong = 错了。能赢的是这一手。
training-run-right = 对了！
training-run-time = 时间到。解出：{ $n }
training-run-errors = 错满三次。解出：{ $n }
training-run-left = 挑战已结束。解出：{ $n }
training-run-best = 挑战结束。解出：{ $n }。这是你的最好成绩！
training-run-none = 你的最好成绩会列在这里。
training-run-line = { $place }.  解出：{ $solved } · { $date }

training-idea--halves = 剩下两个相同的区域，各 { $half } 格。对手在一边怎么下，你就在另一边怎么下。
training-idea--parity = 按四格一块来算，还能放 { $pieces } 块：是奇数，对你有利。
training-idea-forced =
    { $areas ->
        [1] 只剩一个区域，正好还能放一块，只能由对手放。
       *[other] 剩下 { $areas } 个区域，各自正好还能放一块：是奇数，所以最后一块由对手放。
    }
training-idea--counting =
    { $areas ->
        [1] 剩下一个 { $cells } 格的区域。粗看还能放 { $pieces } 块，其实可以更少：轮到谁，谁就输。
       *[other] 剩下 { $areas } 个区域，共 { $cells } 格。粗看还能放 { $pieces } 块，其实可以更少：轮到谁，谁就输。
    }
training-idea--three = 一块把一个区域分成 { $parts } 个，对手没有能全都应付的一手。
training-idea--corner = 这一块封住了 { $closed } 格，那里再也放不下。

## The puzzles of a day, an easy and a harder one

daily-easy = 入门
daily-harder = 进阶
daily-more = 再来一题
daily-copy = 复制结果
daily-copied = 结果已复制到剪贴板
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris，{ $date }，{ $grade }
daily-past = 补做往日的题，不计入连续天数。
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [1] 第一次就解出了。
               *[other] 第 { $n } 次解出。
            }
       *[other]
            { $n ->
                [1] 用了 { $hints } 次提示解出。
               *[other] 第 { $n } 次解出，用了 { $hints } 次提示。
            }
    }
daily-next = 还有 { $hours } 小时 { $minutes } 分出新题。
daily-not-yet = 今天还不算数。解出另一题就算。
daily-not = 今天不算数。
daily-first = 第一天：连续纪录开始了！

## Second chances: positions that a person let slip come back until they are found

again-title = 错题重练
again-none = 错过的胜局会回到这里。
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
               *[other] 来自谜题 { $puzzles } 题
            }
       *[other]
            { $puzzles ->
                [0] 来自对局 { $games } 题
               *[other] 来自对局 { $games } 题、谜题 { $puzzles } 题
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = 今天没有。明天：{ $n } 题
again-on = 今天没有。{ $day }有 { $n } 题
again-done = 全部完成。
again-next-tomorrow = 明天：{ $n } 题
again-next-on = { $day }有 { $n } 题
again-missed = 没独立答对的题，再试一次吧。
again-task = 这里你本来能赢，找出那一手。
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = 对手：{ $name } · { $date } · 第 { $n } 手
again-puzzle = { $name } · { $date }
again-then = 框里是你对局时的放法：会输。
# $n is a number of days.
again-in =
    { $n ->
        [1] 这题明天再练。
       *[other] 这题 { $n } 天后再练。
    }
again-known = 这题你已经会了。
again-just-practice = 只是练习，不影响重练日期。
again-take-out = 移出错题
again-put-back = 放回错题
again-progress = { $n } / { $all }
again-kept = 已加入“错题重练”
again-looking = 正在再看一次…
again-try = 试一试
again-clue-area = 看这里。再点提示会指出用哪种方块，但这题不会推迟重练。
again-clue-piece = 用这种方块。再点提示会指出位置，但这题明天还要再练。
again-clue-place = 放在这里。这题明天再练。
again-clue-here = 放在这里。
miss-title = 常错题型
miss-note = 一次解出
miss-idea--halves = 相同两半
miss-idea--parity = 留下奇数块
miss-idea--counting = 数格子
miss-idea--three = 一分为三
miss-idea--corner = 封住格子
miss-practise = 练习
miss-too-few = 数据不足
