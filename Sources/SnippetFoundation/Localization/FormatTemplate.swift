/// A text of a strings table with places for values, such as `%2$@: %1$lld of %%`.
struct FormatTemplate {
  enum Piece: Equatable {
    case text(Substring)
    /// A value; `argument` counts from 0, nil: the next one.
    case value(argument: Int?, Specifier)
    /// `%#@name@`: a part that varies by a number.
    case substitution(String, argument: Int?)
    /// `%arg`: the number that a part varies by.
    case number
  }

  /// How a value is written: `%.2f`.
  struct Specifier: Equatable {
    /// Flags, width and precision: all between the place and the length.
    var modifiers = ""
    /// The letter at the end; `@` for words.
    var conversion: Character = "@"

    var isInteger: Bool { "dDiuUxXoOc".contains(conversion) }
    var isFloating: Bool { "fFeEgGaA".contains(conversion) }
  }

  let pieces: [Piece]

  /// Reads a text; a `%` that begins nothing known is a character as any other.
  init(_ text: String) {
    var pieces: [Piece] = []
    var literal = text.startIndex
    var position = literal
    while let percent = text[position...].firstIndex(of: "%") {
      let after = text.index(after: percent)
      if text[after...].hasPrefix("%") {
        pieces.append(.text(text[literal..<after]))
        position = text.index(after: after)
        literal = position
      } else if let (piece, end) = Self.piece(text[after...]) {
        if literal < percent { pieces.append(.text(text[literal..<percent])) }
        pieces.append(piece)
        position = end
        literal = end
      } else {
        position = after
      }
    }
    if literal < text.endIndex { pieces.append(.text(text[literal...])) }
    self.pieces = pieces
  }

  /// What stands after a `%`, and where it ends.
  private static func piece(_ text: Substring) -> (Piece, String.Index)? {
    if text.hasPrefix("arg") { return (.number, text.index(text.startIndex, offsetBy: 3)) }
    var rest = text
    var argument: Int?
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    if let place = Int(digits), place > 0, rest.dropFirst(digits.count).hasPrefix("$") {
      argument = place - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      let end = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, end.hasPrefix("@") else { return nil }
      return (
        .substitution(String(name), argument: argument), end.index(after: end.startIndex)
      )
    }
    let modifiers = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let letter = rest.first, letter.isASCII else { return nil }
    let specifier = Specifier(modifiers: String(modifiers), conversion: letter)
    guard letter == "@" || letter == "s" || specifier.isInteger || specifier.isFloating else {
      return nil
    }
    return (.value(argument: argument, specifier), rest.index(after: rest.startIndex))
  }

  /// A key with every specifier in one of three forms, and no places: so that `%d`, `%lld` and `%1$ld` are one.
  ///
  /// `isLoose`: in one form, `%@`.
  static func normalized(_ key: String, isLoose: Bool = false) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return Self(key).pieces.map { piece in
      switch piece {
      case .text(let text): String(text).replacing("%", with: "%%")
      case .value(_, let specifier) where !isLoose && specifier.isInteger: "%lld"
      case .value(_, let specifier) where !isLoose && specifier.isFloating: "%lf"
      case .value: "%@"
      case .substitution(let name, _): "%#@\(name)@"
      case .number: "%arg"
      }
    }.joined()
  }
}
