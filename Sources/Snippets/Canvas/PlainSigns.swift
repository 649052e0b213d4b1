/// Signs of ASCII for characters that are drawn or often typed.
enum PlainSigns {
  /// The letter for each scalar that has one.
  static let of: [UInt32: UInt8] = {
    var signs: [UInt32: UInt8] = [:]
    for table in [table, SymbolTable.plainSigns] { add(table, to: &signs) }
    return signs
  }()

  /// A line is a letter, then the characters that it stands for; what comes first counts.
  private static func add(_ table: StaticString, to signs: inout [UInt32: UInt8]) {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in bytes.split(separator: 0x0A) {
      guard let letter = line.first else { continue }
      for scalar in String(decoding: line.dropFirst(), as: UTF8.self).unicodeScalars
      where scalar != " " && signs[scalar.value] == nil {
        signs[scalar.value] = letter
      }
    }
  }

  private static let table: StaticString = """
    - ₋ ─ ━ – — ‐ ‑ − ‒ ―
    | ¦ │ ┃ ║ ▏ ▕
    : ╎ ┆ ┊
    + † ₊ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ ╭ ╮ ╰ ╯ ┏ ┓ ┗ ┛ ╔ ╗ ╚ ╝ ╠ ╣ ╦ ╩ ╬
    # █ ▇ ▆ ▓ ▉ ▊ ▋ ■ ◼ ▪ ▣ ◆ ▬ ◕
    = ═ ▌ ▐ ▍ ▎ ▒ ▄ ▅ ▢ □ ▤ ◇ ▭ ◑
    . ░ ╌ ┄ ┈ · ∙ ▂ ▃ ◌ ◔
    _ ▁
    @ ◉
    ~ … ≈ ∼ ⋯
      °
    * • ⭐ ✨ ● ★ ✱ ✦ ✶ ⁂
    o º ○ ◯ ◦ ◎ ◷ ☺ ☆ ☼ ♡
    x ₓ × ❌ ✕ ✖ ✗ ✘ ☒
    v ✓ ☑ ⌄ ↓ ▼ ↧ ↘ ↙
    V ✔ ✅ ▽
    A △
    ^ ↑ ⬆ ⌃ ▲ ↥ ↖ ↗
    > → ➜ ➔ ➡ ➤ ➝ ➞ ‣ › ▶ ▷ » ⟩ ↪ ↦
    < ← ⬅ ⏎ ‹ ◀ ◁ « ⟨ ↩
    ' ‘ ’ ‚ ′ ´
    " “ ” „ ″
    / ÷ ⁄
    ! ⚠ ❗ ¡
    ? ¿ ❓ �
    E €
    L £
    Y ¥
    c ¢ ©
    u µ ☕
    s §
    D Đ
    d đ ð
    O Ø
    o ø
    L Ł
    l ł
    h ♥ ❤ ♨
    ; ;
    ` `
    K K
    A Å
    0 ₀
    1 ₁
    2 ₂
    3 ₃
    4 ₄
    5 ₅
    6 ₆
    7 ₇
    8 ₈
    9 ₉
    a ª ₐ
    e ₑ
    i ℹ ᵢ
    j ⱼ
    k ₖ
    m ₘ
    n ₙ
    p ₚ
    t ⚡ ₜ
    """
}
