import SnippetFoundation

/// Reads query strings of Core Spotlight.
struct SpotlightReader {
  private let text: [Character]
  private var place = 0
  private var depth = 0

  init(_ text: String) { self.text = Array(text) }

  /// The whole text.
  mutating func query() throws(CSSearchQueryError) -> SpotlightQuery {
    let query = try alternatives()
    skipBlanks()
    guard place == text.count else { throw wrong("'&&' or '||'") }
    return query
  }

  private mutating func alternatives() throws(CSSearchQueryError) -> SpotlightQuery {
    var parts = [try conjunction()]
    while take("||") || take("|") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(CSSearchQueryError) -> SpotlightQuery {
    var parts = [try part()]
    while take("&&") || take("&") { parts.append(try part()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func part() throws(CSSearchQueryError) -> SpotlightQuery {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { throw wrong("fewer parentheses") }
    if take("!") { return .not(try part()) }
    guard take("(") else { return try comparison() }
    let query = try alternatives()
    guard take(")") else { throw wrong("')'") }
    return query
  }

  private mutating func comparison() throws(CSSearchQueryError) -> SpotlightQuery {
    let name = try name()
    if name == "InRange" {
      guard take("(") else { throw wrong("'('") }
      let attribute = try self.name()
      guard take(",") else { throw wrong("','") }
      let low = try value()
      guard take(",") else { throw wrong("','") }
      let high = try value()
      guard take(")") else { throw wrong("')'") }
      return .range(attribute, low: low, high: high)
    }
    guard let comparison = operation() else { throw wrong("a comparison, such as '=='") }
    let marks = take("[") ? try bracketed() : ""
    return .comparison(name, comparison, try value(marks))
  }

  /// A name of letters, digits and `_`, or the stars for any attribute.
  private mutating func name() throws(CSSearchQueryError) -> String {
    skipBlanks()
    let start = place
    while let letter = next, letter.isLetter || letter.isNumber || "_*.".contains(letter) {
      place += 1
    }
    guard place > start else { throw wrong("the name of an attribute") }
    return String(text[start..<place])
  }

  private mutating func operation() -> SpotlightQuery.Comparison? {
    for comparison in SpotlightQuery.Comparison.allCases where take(comparison.rawValue) {
      return comparison
    }
    return take("=") ? .equal : nil
  }

  private mutating func bracketed() throws(CSSearchQueryError) -> String {
    let marks = letters()
    guard take("]") else { throw wrong("']'") }
    return marks
  }

  private mutating func value(
    _ marks: String = ""
  ) throws(CSSearchQueryError)
    -> SpotlightQuery.Value
  {
    skipBlanks()
    guard let first = next else { throw wrong("a value") }
    if first == "\"" || first == "'" { return .text(try quoted(first, marks)) }
    if first == "$" { return .moment(try moment()) }
    let start = place
    while let letter = next, !letter.isWhitespace, !"&|),".contains(letter) { place += 1 }
    let word = String(text[start..<place])
    if let number = Double(word) { return .number(number) }
    switch word.lowercased() {
    case "true", "yes": return .number(1)
    case "false", "no": return .number(0)
    default:
      place = start
      throw wrong("a text in quotes, a number or '$time'")
    }
  }

  private mutating func quoted(
    _ quote: Character,
    _ marks: String
  ) throws(CSSearchQueryError) -> SpotlightPattern {
    place += 1
    var pattern = SpotlightPattern()
    while let letter = next, letter != quote {
      place += 1
      if letter == "*" {
        pattern.parts.append("")
        pattern.text.append(letter)
        continue
      }
      var letter = letter
      if letter == "\\", let escaped = next {
        letter = escaped
        place += 1
      }
      pattern.parts[pattern.parts.count - 1].append(letter)
      pattern.text.append(letter)
    }
    guard next == quote else { throw wrong("the quote that ends the text") }
    place += 1
    let start = place
    for mark in marks + letters() {
      switch mark {
      case "c": pattern.ignoresCase = true
      case "d": pattern.ignoresAccents = true
      case "w", "t": pattern.isOfWords = true
      default:
        place = start
        throw wrong("'c', 'd', 'w' or 't'")
      }
    }
    return pattern
  }

  /// `$time.now(-3600)`: what stands in parentheses may be left out, but for a date.
  private mutating func moment() throws(CSSearchQueryError) -> SpotlightMoment {
    let start = place
    place += 1
    let name = try name()
    var argument = ""
    if next == "(" {
      place += 1
      let begin = place
      while let letter = next, letter != ")" { place += 1 }
      argument = String(text[begin..<place]).trimmingCharacters(in: .whitespaces)
      guard take(")") else { throw wrong("')'") }
    }
    if name == "time.iso", let date = Self.date(argument) { return .date(date) }
    let components: [String: (Calendar.Component, Int)] = [
      "time.today": (.day, 0), "time.yesterday": (.day, -1), "time.tomorrow": (.day, 1),
      "time.this_week": (.weekOfYear, 0), "time.this_month": (.month, 0),
      "time.this_year": (.year, 0),
    ]
    if name == "time.now", let seconds = argument.isEmpty ? 0 : Double(argument) {
      return .now(seconds: seconds)
    }
    if let (component, offset) = components[name],
      let count = argument.isEmpty ? 0 : Int(argument), abs(count) < 100_000
    {
      return .start(component, count: offset + count)
    }
    place = start
    throw wrong("a moment, such as '$time.today(-1)' or '$time.iso(2026-01-31)'")
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()))
  }

  private mutating func letters() -> String {
    let start = place
    while let letter = next, letter.isLetter { place += 1 }
    return String(text[start..<place])
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func skipBlanks() {
    while let letter = next, letter.isWhitespace { place += 1 }
  }

  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard text[place...].starts(with: sign) else { return false }
    place += sign.count
    return true
  }

  private func wrong(_ expected: String) -> CSSearchQueryError {
    CSSearchQueryError(query: String(text), place: place + 1, expected: expected)
  }
}
