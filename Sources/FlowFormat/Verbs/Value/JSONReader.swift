import Snapshots
import SnippetFoundation

/// Reads JSON whose texts may have holes.
struct JSONReader {
  private static let deepest = 100

  private let source: String
  private let text: [Unicode.Scalar]
  private var index = 0
  private(set) var names: [String] = []
  private(set) var hasHoles = false

  init(_ source: String) {
    self.source = source
    text = Array(source.unicodeScalars)
  }

  mutating func read() throws(ExpectedJSON.Malformed) -> ExpectedJSON.Value {
    let value = try value(depth: 0)
    skipBlanks()
    if index < text.count { throw malformed("something stands behind the value") }
    return value
  }

  private func malformed(_ why: String) -> ExpectedJSON.Malformed {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: text[..<min(index, text.count)])
    return ExpectedJSON.Malformed(offset: String(before).count, problem: .malformedJSON(why))
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index] == " " { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard index < text.count, text[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard text[index...].starts(with: word.unicodeScalars) else { return false }
    index += word.unicodeScalars.count
    return true
  }

  private mutating func value(depth: Int) throws(ExpectedJSON.Malformed) -> ExpectedJSON.Value {
    skipBlanks()
    if depth > JSONReader.deepest { throw malformed("it is more than 100 deep") }
    guard index < text.count else { throw malformed("a value is missing") }
    switch text[index] {
    case "{": return try object(depth: depth)
    case "[": return try list(depth: depth)
    case "\"": return .text(try pattern())
    case "-", "0"..."9": return try number()
    default: break
    }
    if take(word: "null") { return .null }
    if take(word: "true") { return .boolean(true) }
    if take(word: "false") { return .boolean(false) }
    throw malformed("no value begins so. A hole stands in quotation marks")
  }

  private mutating func object(depth: Int) throws(ExpectedJSON.Malformed) -> ExpectedJSON.Value {
    index += 1
    var object: [String: ExpectedJSON.Value] = [:]
    if take("}") { return .object(object) }
    repeat {
      skipBlanks()
      guard index < text.count, text[index] == "\"" else { throw malformed("a key is missing") }
      let key = try string(readsHoles: false)
      if object[key] != nil { throw malformed("the key '\(key)' is there twice") }
      guard take(":") else { throw malformed("a ':' is missing") }
      object[key] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw malformed("a ',' or '}' is missing") }
    return .object(object)
  }

  private mutating func list(depth: Int) throws(ExpectedJSON.Malformed) -> ExpectedJSON.Value {
    index += 1
    var values: [ExpectedJSON.Value] = []
    if take("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw malformed("a ',' or ']' is missing") }
    return .list(values)
  }

  private mutating func number() throws(ExpectedJSON.Malformed) -> ExpectedJSON.Value {
    let start = index
    while index < text.count, "+-.eE0123456789".unicodeScalars.contains(text[index]) { index += 1 }
    var words = String.UnicodeScalarView()
    words.append(contentsOf: text[start..<index])
    let digits = String(words).drop { $0 == "-" }
    let isPadded = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    guard let value = Double(String(words)), value.isFinite, digits.first?.isNumber == true,
      digits.last?.isNumber == true, !isPadded
    else {
      index = start
      throw malformed("a number is not written so")
    }
    return .number(value, words: String(words))
  }

  // MARK: Texts

  /// A text with its holes.
  private mutating func pattern() throws(ExpectedJSON.Malformed) -> FlowPattern {
    let start = index
    let source = try string(readsHoles: true)
    do throws(FlowPattern.Malformed) {
      let pattern = try FlowPattern(source)
      names += pattern.names
      hasHoles = hasHoles || pattern.parts.contains { if case .text = $0 { false } else { true } }
      return pattern
    } catch {
      index = start + 1
      throw ExpectedJSON.Malformed(
        offset: malformed("").offset + error.offset,
        problem: .malformedPattern(error.reason)
      )
    }
  }

  private mutating func string(readsHoles: Bool) throws(ExpectedJSON.Malformed) -> String {
    let start = index
    index += 1
    var result = String.UnicodeScalarView()
    while index < text.count {
      let scalar = text[index]
      if scalar == "\"" {
        index += 1
        return String(result)
      }
      if readsHoles, scalar == "{", let end = endOfHole() {
        result.append(contentsOf: text[index..<end])
        index = end
      } else if scalar == "\\" {
        result.append(try escaped())
      } else {
        result.append(scalar)
        index += 1
      }
    }
    index = start
    throw malformed("a text does not end")
  }

  /// Behind the hole that begins here; nil: none does, or it does not end.
  private func endOfHole() -> Int? {
    guard index + 1 < text.count, text[index + 1] == "{" else { return nil }
    var end = index + 2
    while end + 1 < text.count {
      if text[end] == "}", text[end + 1] == "}", end + 2 == text.count || text[end + 2] != "}" {
        return end + 2
      }
      end += 1
    }
    return nil
  }

  private mutating func escaped() throws(ExpectedJSON.Malformed) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}",
      "f": "\u{C}",
    ]
    guard index + 1 < text.count else { throw malformed("a text does not end") }
    let letter = text[index + 1]
    if let scalar = plain[letter] {
      index += 2
      return scalar
    }
    guard letter == "u", let first = unit(at: index + 2) else {
      throw malformed("a '\\\(letter)' means nothing here")
    }
    if let scalar = Unicode.Scalar(first) {
      index += 6
      return scalar
    }
    guard index + 7 < text.count, text[index + 6] == "\\", text[index + 7] == "u",
      let second = unit(at: index + 8), (0xD800..<0xDC00).contains(first),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) &<< 10 + (second - 0xDC00))
    else { throw malformed("half of a character stands alone") }
    index += 12
    return scalar
  }

  /// Four hexadecimal digits.
  private func unit(at start: Int) -> UInt32? {
    guard start + 4 <= text.count else { return nil }
    var value: UInt32 = 0
    for scalar in text[start..<(start + 4)] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value &<< 4 | UInt32(digit)
    }
    return value
  }
}
