/// A function of a test that asks for the same snapshots in each run that passes.
enum AskingFunction {
  /// What makes that depend on the run, or on what this does not follow.
  private static let branches: Set<String> = [
    "if", "guard", "switch", "catch", "where", "while", "break", "continue", "func", "Task",
    "withKnownIssue",
  ]

  /// The lines of its calls of `assertSnippet`; nil: what it asks for may differ from run to run, or it is not found.
  static func calls(in text: String, of test: String) -> Set<Int>? {
    let source = SwiftSource(text)
    guard source.isUnderstood else { return nil }
    var words = CodeWords(source.code)
    while let word = words.next() {
      guard word == "func", !words.isQuoted, !words.isMember else { continue }
      var ahead = words
      guard let name = ahead.name(), TestFunction(name, labels: ahead.labels()).isCalled(test)
      else {
        continue
      }
      return body(of: source.code, from: ahead.place).flatMap { calls(in: source.code, $0) }
    }
    return nil
  }

  /// The bytes between a function's braces.
  private static func body(of code: [UInt8], from place: Int) -> Range<Int>? {
    guard let start = code[place...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    var depth = 0
    for index in start..<code.count {
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return start..<index }
    }
    return nil
  }

  private static func calls(in code: [UInt8], _ body: Range<Int>) -> Set<Int>? {
    let text = String(decoding: code[body], as: UTF8.self)
    guard !text.contains(" ? "), !text.contains("try?") else { return nil }
    var words = CodeWords(Array(code[body]))
    var lines: Set<Int> = []
    let first = 1 + code[..<body.lowerBound].count { $0 == UInt8(ascii: "\n") }
    while let word = words.next() {
      if !words.isQuoted, !words.isMember, branches.contains(word) { return nil }
      guard word == "assertSnippet" else { continue }
      let before = code[body.lowerBound..<body.lowerBound + words.place]
      lines.insert(first + before.count { $0 == UInt8(ascii: "\n") })
    }
    return lines.isEmpty ? nil : lines
  }
}
