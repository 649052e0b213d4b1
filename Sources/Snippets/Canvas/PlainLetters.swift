import SnippetFoundation

/// Returns a text in ASCII, as wide as it was: for a terminal that has no other characters.
///
/// Shape: letters lose their marks, lines and blocks become `-`, `|`, `#` and `.`, symbols the nearest sign; what has
/// none becomes `?`, one for each of its columns.
package func plainLetters(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var plain = ""
  for character in text {
    if character.isASCII { plain.append(character) } else { plain += substitute(for: character) }
  }
  return plain
}

private func substitute(for character: Character) -> String {
  let width = columns(of: String(character))
  guard let sign = sign(for: character) else { return String(repeating: "?", count: width) }
  return sign + String(repeating: " ", count: max(0, width - 1))
}

private func sign(for character: Character) -> String? {
  if let sign = PlainSigns.of[character] { return sign }
  if character.isWhitespace { return " " }
  if let scalar = character.unicodeScalars.first, let plain = SymbolTable.plain(scalar) {
    return String(plain)
  }
  let bases = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
  if let base = bases.first, base.isASCII { return String(Character(base)) }
  return character.unicodeScalars.first.flatMap {
    PlainSigns.of[Character($0)] ?? PlainRanges.sign(of: $0)
  }
}

/// Signs of ASCII for characters that are drawn or often typed.
private enum PlainSigns {
  static let of: [Character: String] = {
    var signs: [Character: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let sign = parts.first else { continue }
      for character in parts.dropFirst().joined() { signs[character] = String(sign) }
    }
    return signs
  }()

  private static let table = """
    - ─ ━ ═ ╌ ┄ ┈ – — ‐ ‑ − ‒ ― ▬ ▭
    | │ ┃ ║ ╎ ┆ ┊ ▏ ▕
    + ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ ╭ ╮ ╰ ╯ ┏ ┓ ┗ ┛ ╔ ╗ ╚ ╝ ╠ ╣ ╦ ╩ ╬
    # █ ▇ ▆ ▓ ▉ ▊ ▋ ■ ◼ ▪ ▣ ◆
    = ▌ ▍ ▎ ▒ ▄ ▅ ▢ □ ▤ ◇
    . ░ · ∙ ▁ ▂ ▃ ◌
    ~ … ≈ ∼
    * • ● ★ ☆ ✱ ✦ ✶ ◉ ⁂
    o ○ ◯ ◦ ◎ ◷ ☺
    x × ✕ ✖ ✗ ✘ ☒
    v ✓ ✔ ☑ ⌄ ↓ ▼ ▽ ↧
    ^ ↑ ⌃ ▲ △ ↥
    > → › ▶ ▷ » ⟩ ↗ ↘ ↪ ↦
    < ← ‹ ◀ ◁ « ⟨ ↖ ↙ ↩
    ' ‘ ’ ‚ ′ ´
    " “ ” „ ″
    / ÷ ⁄
    ! ⚠ ¡
    ? ¿ �
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
    h ♡ ♥ ♨
    """
}
