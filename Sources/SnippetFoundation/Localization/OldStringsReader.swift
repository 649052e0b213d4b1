/// Reads `"key" = "words";` with comments of both kinds between.
struct OldStringsReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func read() throws(StringsSyntaxError) -> [String: String] {
    var words: [String: String] = [:]
    try skip()
    while position < scalars.count {
      let key = try string("A key")
      try skip()
      if next == "=" {
        position += 1
        try skip()
        words[key] = try string("The words of '\(key)'")
        try skip()
      } else {
        words[key] = key
      }
      guard next == ";" else { throw error("A ';' is missing after '\(key)'") }
      position += 1
      try skip()
    }
    return words
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func error(_ reason: String, at place: Int? = nil) -> StringsSyntaxError {
    let before = scalars[..<min(place ?? position, scalars.count)]
    return StringsSyntaxError(line: 1 + before.count { $0 == "\n" }, reason: reason)
  }

  /// Blanks and comments.
  private mutating func skip() throws(StringsSyntaxError) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "/", follows("/") {
        while let scalar = next, scalar != "\n" { position += 1 }
      } else if scalar == "/", follows("*") {
        let start = position
        position += 2
        while next != nil, !(next == "*" && follows("/")) { position += 1 }
        guard next != nil else { throw error("The comment has no end", at: start) }
        position += 2
      } else {
        return
      }
    }
  }

  private func follows(_ scalar: Unicode.Scalar) -> Bool {
    position + 1 < scalars.count && scalars[position + 1] == scalar
  }

  private mutating func string(_ what: String) throws(StringsSyntaxError) -> String {
    let start = position
    var text = String.UnicodeScalarView()
    guard next == "\"" || next == "'" else {
      while let scalar = next, isBare(scalar) {
        text.append(scalar)
        position += 1
      }
      guard !text.isEmpty else { throw error("\(what) is missing its quotes") }
      return String(text)
    }
    let quote = scalars[position]
    position += 1
    while let scalar = next, scalar != quote {
      position += 1
      if scalar == "\\" { escape(&text) } else { text.append(scalar) }
    }
    guard next == quote else { throw error("\(what) has no closing quote", at: start) }
    position += 1
    return String(text)
  }

  private func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-$/:".unicodeScalars.contains(scalar)
  }

  private mutating func escape(_ text: inout String.UnicodeScalarView) {
    guard let scalar = next else { return }
    position += 1
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      var units = [UInt16(truncatingIfNeeded: hexadecimal())]
      // Characters beyond the first plane are two escapes.
      if UTF16.isLeadSurrogate(units[0]), next == "\\", follows("U") || follows("u") {
        position += 2
        units.append(UInt16(truncatingIfNeeded: hexadecimal()))
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    default: text.append(scalar)
    }
  }

  private mutating func hexadecimal() -> Int {
    var value = 0
    var count = 0
    while count < 4, let scalar = next, let digit = Character(scalar).hexDigitValue {
      value = value * 16 + digit
      position += 1
      count += 1
    }
    return value
  }
}
