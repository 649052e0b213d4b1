/// Splits Swift source into tokens; blanks and comments are left out.
///
/// Never fails: what does not end, ends with the source.
struct Lexer {
  private let bytes: [UInt8]
  private var at = 0
  private var tokens: [Token] = []

  private init(_ source: String) { bytes = Array(source.utf8) }

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    while let byte = peek() {
      let start = at
      switch byte {
      case " ", "\t", "\n", "\r": at += 1
      case "/" where peek(1) == "/": skipLine()
      case "/" where peek(1) == "*": skipComment()
      case "/" where mayBeginRegex && skipRegex(hashes: 0): add(.literal, from: start)
      case "\"":
        skipString(hashes: 0)
        add(.literal, from: start)
      case "#" where skipHashed(): add(.literal, from: start)
      case "`":
        at += 1
        while let next = peek(), next != "`" { at += 1 }
        at = min(at + 1, bytes.count)
        add(.word, from: start)
      case _ where Lexer.isWord(byte):
        while let next = peek(), Lexer.isWord(next) { at += 1 }
        add(.word, from: start)
      default:
        at += 1
        add(.mark, from: start)
      }
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    at + distance < bytes.count ? Unicode.Scalar(bytes[at + distance]) : nil
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: scalar.value >= 0x80
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, range: start..<at))
  }

  private mutating func skipLine() {
    while let next = peek(), next != "\n" { at += 1 }
  }

  /// Comments hold comments.
  private mutating func skipComment() {
    var depth = 0
    while peek() != nil {
      if peek() == "/", peek(1) == "*" {
        depth += 1
        at += 2
      } else if peek() == "*", peek(1) == "/" {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  /// A string or a regular expression behind number signs; false, and nothing skipped, if it is neither.
  private mutating func skipHashed() -> Bool {
    var hashes = 0
    while peek(hashes) == "#" { hashes += 1 }
    switch peek(hashes) {
    case "\"":
      at += hashes
      skipString(hashes: hashes)
      return true
    case "/": return skipRegex(hashes: hashes)
    default: return false
    }
  }

  /// From the first quote to the end, with the values inside.
  private mutating func skipString(hashes: Int) {
    let quotes = peek(1) == "\"" && peek(2) == "\"" ? 3 : 1
    at += quotes
    while let byte = peek() {
      if byte == "\\", follows(hashes, "#", from: 1) {
        at += 1 + hashes
        if peek() == "(" { skipValue() } else { at += 1 }
      } else if follows(quotes, "\"", from: 0), follows(hashes, "#", from: quotes) {
        at += quotes + hashes
        return
      } else if byte == "\n", quotes == 1 {
        return
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
  }

  /// `(...)` inside a string.
  private mutating func skipValue() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        skipString(hashes: 0)
        continue
      case "#" where skipHashed(): continue
      default: break
      }
      at += 1
      if depth == 0 { return }
    }
  }

  private func follows(_ count: Int, _ scalar: Unicode.Scalar, from distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == scalar }
  }

  /// Whether a slash here is no division: nothing stands before it that could be divided.
  private var mayBeginRegex: Bool {
    guard peek(1) != " ", let last = tokens.last else { return false }
    switch last.kind {
    case .literal: return false
    case .word: return ["return", "in", "try", "case"].contains(last.text)
    case .mark: return "=(,:{[;!&|?".contains(last.text)
    }
  }

  /// From the first slash, or the number signs before it; false, and nothing skipped, if no other slash ends it.
  private mutating func skipRegex(hashes: Int) -> Bool {
    let start = at
    at += hashes + 1
    while let byte = peek() {
      if byte == "\\" {
        at += 2
      } else if byte == "/", follows(hashes, "#", from: 1) {
        at += 1 + hashes
        return true
      } else if byte == "\n", hashes == 0 {
        break
      } else {
        at += 1
      }
    }
    at = start
    return false
  }
}
