import SnippetFoundation

// The titles of cases, and their marks.
extension FlowParser {
  mutating func readTitle(_ line: FlowLine) {
    closeCase(lastLine: line.number - 1)
    isBehindRefused = false
    let content = line.text(after: 3)
    var title = content
    var mark: FlowCase.Mark?
    if content.utf8.last == UInt8(ascii: "]"),
      let open = content.range(of: " [", options: [.backwards, .literal])
    {
      let inside = content[open.upperBound...].dropLast()
      if inside.first?.isLetter == true {
        let column = content.distance(from: content.startIndex, to: open.lowerBound) + 5
        mark = readMark(String(inside), line, column: column)
        title = String(content[..<open.lowerBound])
      }
    } else if let (offset, word) = FlowParser.closeMark(in: content) {
      report(line.number, column: 4 + offset, .closeMark(word))
    }
    if content.endsInBlank {
      report(line.number, column: 3 + content.count, .trailingBlank("title"))
    }
    if title.isEmpty { report(line.number, column: 4, .missing("the case's title")) }
    current = FlowCase(line: line.number, lastLine: line.number, title: title, mark: mark)
  }

  /// A mark that no blank parts from the title, or that has no title at all: it would be a part of the title.
  private static func closeMark(in content: String) -> (offset: Int, word: String)? {
    guard content.utf8.last == UInt8(ascii: "]"), let open = content.lastIndex(of: "[") else {
      return nil
    }
    let (word, _) = split(content[content.index(after: open)...].dropLast())
    guard FlowCase.marks.contains(word) else { return nil }
    return (content.distance(from: content.startIndex, to: open), word)
  }

  private mutating func readMark(_ text: String, _ line: FlowLine, column: Int) -> FlowCase.Mark? {
    let (word, reason) = FlowParser.split(text)
    switch word {
    case "skip", "xfail":
      if reason.isEmpty { report(line.number, column: column, .markNeedsReason(word)) }
      return word == "skip" ? .skip(reason) : .xfail(reason)
    case "todo" where reason.isEmpty: return .todo
    case "only" where reason.isEmpty: return .only
    default:
      let near = nearest(word, in: FlowCase.marks, limit: 1)
      report(line.number, column: column, .unknownMark(text, nearest: near))
      return nil
    }
  }
}
