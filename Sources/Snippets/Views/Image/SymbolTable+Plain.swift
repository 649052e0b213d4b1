extension SymbolTable {
  /// The letter of ASCII that stands for a sign of the table where a terminal has no others; nil: none is known.
  static func plain(_ sign: Unicode.Scalar) -> Character? {
    let bytes = UnsafeBufferPointer(
      start: plainSigns.utf8Start,
      count: plainSigns.utf8CodeUnitCount
    )
    for line in bytes.split(separator: 0x0A) {
      guard let letter = line.first else { continue }
      if String(decoding: line.dropFirst(), as: UTF8.self).unicodeScalars.contains(sign) {
        return Character(Unicode.Scalar(letter))
      }
    }
    return nil
  }

  /// A letter, then the signs that it stands for.
  private static let plainSigns: StaticString = """
    !¡‼⏚
    #⌗▦▧▨▟☷⛁♞⌘
    $₩₪₫€₴₹₺₽₿¤¢£¥
    %⁙∷∶
    &♫
    '❝❞
    *°∗☼☄☀❄✥✦✧❧☘⚘༄⚛⊛⌬♛
    +±✚⊕⊞⚕⊹⌖
    -↔∓−∿∞⟋⟍⌁⌇⎋ᛒ
    .⊙⊡◌
    /∠⊘∪∷⌒⌐⌶
    :⋮‖⋏
    <⇐⇤⇆⟨⌫⎙⏮◀◁☚≤
    =≈≠≡☰⏯⌨⇌⇋⇄▤☐▢□▥▭▮▯▱▣❏⧉⧖⧗◧◨◫
    >⇒⇥⇪⟩⌦⏭▶▷▸☛➚≥⟺✈✂
    ?⍰
    @☹☺☻◉◎⊜⚲
    H⌂
    I☟☝✌✍✎✐
    M✉⛟
    N№
    O◇◆◍◯⬡⬢⬠⬟⬭⯃
    P¶℞☎☏✆ϙ
    S☠☢π
    T⊏⊓♁♆♂
    W⚖⚗♨
    X☒Ӿ
    Z☾☽↯
    ^⇑↰↱⌃⌄⤊⤒⇱↥⌆☁☂⏏
    _␣
    d♪
    f∆∑ƒ√
    g⚙⛨
    h♡♥
    k⚿⏻
    o⌕●○◐◑◒◓◔◴◷◠◡⊟⊖⚀⚁⚂⚃⚄⚅
    s♠♣♦
    u⇓⇕⇅↕⤋⤓⤢⤡⤨⇲⇵↲↳↺↻♲♺
    v⑂⚐⚑ᯤ
    x☑⌥␡⏏
    """
}
