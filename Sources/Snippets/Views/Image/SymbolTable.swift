import SnippetFoundation

/// The sign that stands for one of Apple's symbols; the name in angle brackets if there is none.
package nonisolated func symbolGlyph(_ name: String) -> String { SymbolTable.glyph(name) }

/// Signs of one or two columns that stand for Apple's symbols.
///
/// The signs are kept as bytes that are searched by halving, so that they cost nothing until one is asked for.
nonisolated enum SymbolTable {
  /// The sign for a name; the name in angle brackets if there is none.
  ///
  /// Names that are not in the table are told by rule: a filled symbol by its outline, one that is struck through with `⊘` in
  /// front, a badge behind, letters and numbers in a circle; else by the longest beginning that has a sign. A filled symbol that
  /// may say a state and has no sign of its own is its outline with a line below; so is any where a view shows both, by
  /// `SymbolPairs`.
  static func glyph(_ name: String) -> String { sign(name[...], depth: 0) ?? "<\(name)>" }

  private static func sign(_ name: Substring, depth: Int) -> String? {
    if let known = known(name) { return known }
    // Names are short; what is not one is not taken apart for ever.
    guard depth < 12, let dot = name.lastIndex(of: ".") else { return nil }
    if let skip = skip(name) { return skip }
    let (base, last) = (name[..<dot], name[name.index(after: dot)...])
    switch last {
    case "fill": return sign(base, depth: depth + 1).map { filledSign($0, base) }
    case "slash": return sign(base, depth: depth + 1).map { "⊘" + $0.prefix(1) }
    case "circle", "square", "rectangle", "app", "diamond", "octagon", "hexagon", "seal", "inverse":
      return enclosed(base) ?? sign(base, depth: depth + 1)
    default: break
    }
    if let badged = badged(name, depth) { return badged }
    guard base.contains(".") || !frames.contains(base) else { return nil }
    return sign(base, depth: depth + 1)
  }

  /// The sign of what goes back or forward by a number of seconds, with the number: `⟲15`.
  private static func skip(_ name: Substring) -> String? {
    let parts = name.split(separator: ".")
    let sign: String
    switch parts.first {
    case "gobackward"?: sign = "⟲"
    case "goforward"?: sign = "⟳"
    case _ where !name.contains(".arrow.trianglehead."): return nil
    default: sign = parts.contains("counterclockwise") ? "⟲" : "⟳"
    }
    return parts.first { UInt16($0) != nil }.map { sign + $0 }
  }

  /// What a badge says stands behind.
  private static func badged(_ name: Substring, _ depth: Int) -> String? {
    let parts = name.split(separator: ".")
    guard let index = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
      index > 0, let base = sign(parts[..<index].joined(separator: ".")[...], depth: depth + 1)
    else { return nil }
    let badge = parts[(index + 1)...].filter { $0 != "fill" && $0 != "rtl" }
    if badge.first == "slash" { return "⊘" + base.prefix(1) }
    if badge.isEmpty { return base.prefix(1) + "•" }
    let sign = sign(badge.joined(separator: ".")[...], depth: depth + 1) ?? "•"
    return String(base.prefix(1)) + String(sign.prefix(1))
  }

  /// A letter or a number in a circle.
  private static func enclosed(_ name: Substring) -> String? {
    if let number = UInt32(name), let first = numbers.first(where: { $0.0.contains(number) }) {
      return Unicode.Scalar(first.1 + number - first.0.lowerBound).map { String($0) }
    }
    guard name.utf8.count == 1, let letter = name.utf8.first, letter >= 0x61, letter <= 0x7A else {
      return nil
    }
    return Unicode.Scalar(0x24B6 + UInt32(letter) - 0x61).map { String($0) }
  }

  /// Numbers, and the first of the scalars that are these in a circle.
  private static let numbers: [(ClosedRange<UInt32>, UInt32)] = [
    (0...0, 0x24EA), (1...20, 0x2460), (21...35, 0x3251), (36...50, 0x32B1),
  ]

  /// The letters of ASCII that stand for a sign, where those of the character in a text are others; nil: they are not.
  static func plain(_ sign: String) -> String? {
    // A bin is no deleted character, a message beside a phone is none, and seconds to go back are not less than a number.
    switch sign.first {
    case "␡" where sign.count == 1: "D"
    case "¶" where sign.count == 1: "m"
    case "⟲" where sign.count > 1: "-" + sign.dropFirst()
    case "⟳" where sign.count > 1: "+" + sign.dropFirst()
    default: unframed(sign)
    }
  }

  /// The number or the letter in a circle that a sign is, without the circle: for ASCII; nil: it is none.
  static func unframed(_ sign: String) -> String? {
    guard sign.unicodeScalars.count == 1, let scalar = sign.unicodeScalars.first?.value else {
      return nil
    }
    switch scalar {
    case 0x24B6...0x24CF: return Unicode.Scalar(scalar - 0x24B6 + 0x41).map { String($0) }
    case 0x2776...0x277F: return "\(scalar - 0x2775)"
    case 0x24EB...0x24F4: return "\(scalar - 0x24E0)"
    case 0x24FF: return "0"
    default:
      return numbers.first { scalar >= $0.1 && scalar - $0.1 <= $0.0.upperBound - $0.0.lowerBound }
        .map { "\($0.0.lowerBound + scalar - $0.1)" }
    }
  }

  /// Names that say nothing without what stands behind them.
  private static let frames: Set<Substring> = [
    "square", "circle", "rectangle", "triangle", "arrow", "line", "dot", "app", "hand", "capsule",
  ]

  private static let filled: [String: String] = [
    "☆": "★", "♡": "♥", "○": "●", "□": "■", "△": "▲", "▽": "▼", "◁": "◀", "▷": "▶", "◇": "◆",
    "⚐": "⚑", "⬡": "⬢", "⬠": "⬟", "☾": "☽", "☼": "☀", "▭": "▬", "◌": "●", "▢": "▣", "☏": "☎",
    "☺": "☻", "♧": "♣", "♤": "♠", "♢": "♦", "⬭": "⬬", "◊": "⧫",
  ]

  /// The sign of a symbol that is filled; the outline's where the table has no other and the two are no state.
  private static func filledSign(_ outline: String, _ name: Substring) -> String {
    if let sign = filled[outline] ?? filledNumber(outline) { return sign }
    return isState(name) ? outline + lineBelow : outline
  }

  /// What is below the sign of a filled symbol that is its outline's.
  static let lineBelow = "\u{332}"

  /// Which of two forms a symbol is whose outline and filled form have the same sign; nil: they have not.
  static func form(_ name: String, _ sign: String) -> SymbolPairs.Form? {
    guard name.hasSuffix(".fill") else {
      return glyph(name + ".fill") == sign ? .outline : nil
    }
    let base = String(name.dropLast(5))
    return glyph(base) == sign ? .filled(base) : nil
  }

  /// A number in a circle that is filled.
  private static func filledNumber(_ outline: String) -> String? {
    guard let scalar = outline.unicodeScalars.first?.value else { return nil }
    let filled: UInt32? =
      switch scalar {
      case 0x24EA: 0x24FF
      case 0x2460...0x2469: scalar - 0x2460 + 0x2776
      case 0x246A...0x2473: scalar - 0x246A + 0x24EB
      default: nil
      }
    return filled.flatMap { Unicode.Scalar($0) }.map { String($0) }
  }

  /// The sign of a name in the table.
  private static func known(_ name: Substring) -> String? {
    var name = name
    return name.withUTF8 { name in
      guard let first = name.first else { return nil }
      return search(first < UInt8(ascii: "h") ? fromA : fromH, name)
    }
  }

  private static func search(_ table: StaticString, _ name: UnsafeBufferPointer<UInt8>) -> String? {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !isBlank(bytes[start - 1]) { start -= 1 }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "=") { end += 1 }
      let entry = UnsafeBufferPointer(rebasing: bytes[start..<end])
      var next = min(end + 1, bytes.count)
      // A sign may itself be `=`.
      while next < bytes.count, !isBlank(bytes[next]) { next += 1 }
      if entry.elementsEqual(name) {
        return String(decoding: bytes[min(end + 1, next)..<next], as: UTF8.self)
      }
      if entry.lexicographicallyPrecedes(name) { low = next + 1 } else { high = start }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
