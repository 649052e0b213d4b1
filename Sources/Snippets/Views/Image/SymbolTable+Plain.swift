extension SymbolTable {
  /// A letter of ASCII, then the signs of the table that it stands for where a terminal has no others.
  ///
  /// A text may hold these signs too: none stands here whose letter says something else of a number, a price or a
  /// comparison (`≤` is no `<`, `₹` no `$`).
  static let plainSigns: StaticString = """
    !¡‼⏚
    #⌗☗▦▧▨▟☷⛁♞⌘▮
    &♫
    '❝❞
    *°∗☄☀❄✥✦✧❧☘⚘༄⚛⊛⌬♛
    +✚⊕⊞⚕⊹⌖◔◐◑◒◓◕◧◨
    -↔⇆∿⟋⟍⌁⌇⎋ᛒ
    .⊙⊡◌
    /∠⊘⌒⌐⌶
    :⋮∶∷⁙
    |‖
    <⇐⇤⟨⌫⎙⏮◀◁☚
    =≡☰⏯⌨⇌⇋⇄▤☐▢□▥▭▯▱▣❏⧉⧖⧗◫
    >⇒⇥⇪⟩⌦⏭▶▷▸☛➚⟺✈✂
    ?⍰
    @☹☺☻◉◎⊜⚲
    C⌔
    H⌂
    I✌✍✎✐
    M✉⛟
    N№
    O◇◆◍◯⬢⬟⬬⯃
    P¶☎✆ϙ⚑
    S☠☢
    R℞
    T⊏⊓♁♆♂
    U∪
    W⚖⚗♨
    X☒Ӿ
    Z☽↯
    ^⋏⇑↰↱⌃⌄⤊⤒⇱↥⌆∆☁☂⏏
    _␣
    b⍾
    c♣
    d♪♦
    fƒ
    g⚙⛨
    h♥
    k⚿⏻
    i☝
    j☟
    o♤♧♢♡⬡⬠⬭⌕●○◴◷◠◡⊟⊖⚀⚁⚂⚃⚄⚅
    s♠
    p☏⚐
    u⇓⇕⇅↕⤋⤓⤢⤡⤨⇲⇵↲↳↺↻♲♺
    v⑂ᯤ
    x☑⌥␡⏏
    z☾
    """
}
