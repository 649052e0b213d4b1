import SnippetFoundation

// The titles of cases, and their marks.
extension FlowParser {
  mutating func readTitle(_ line: FlowLine) {
    closeCase(lastLine: line.number - 1)
    isBehindRefused = false
    let content = line.text(after: 3)
    var title = content
    var mark: FlowCase.Mark?
    if content.endsInBlank {
      report(line.number, column: 3 + content.count, .trailingBlank("title"))
    } else if let open = markStart(in: content, line) {
      let column = content.distance(from: content.startIndex, to: open) + 4
      mark = readMark(String(content[open...].dropFirst().dropLast()), line, column: column)
      title = String(content[..<open].dropLast())
    }
    if title.isEmpty { report(line.number, column: 4, .missing("the case's title")) }
    current = FlowCase(line: line.number, lastLine: line.number, title: title, mark: mark)
  }

  /// The bracket of the mark that a title ends in; reports what looks like a mark and would be a part of the title.
  private mutating func markStart(in content: String, _ line: FlowLine) -> String.Index? {
    let isClosed = content.utf8.last == UInt8(ascii: "]")
    let marks = FlowParser.marks(in: content).filter { isClosed || $0.isApart }
    func report(_ index: String.Index, _ problem: FlowFinding.Problem) -> String.Index? {
      let column = content.distance(from: content.startIndex, to: index) + 4
      self.report(line.number, column: column, problem)
      return nil
    }
    guard let (first, word, isApart) = marks.first else {
      return isClosed ? FlowParser.unknownMark(in: content) : nil
    }
    if !isApart { return report(first, .closeMark(word)) }
    if !isClosed { return report(first, .markInside(word)) }
    return marks.count == 1 ? first : report(marks[1].open, .secondMark(marks[1].word))
  }

  /// Where a title holds the start of a mark that there is, and whether a title and a blank stand before it.
  private static func marks(
    in content: String
  ) -> [(open: String.Index, word: String, isApart: Bool)] {
    content.indices.compactMap { open in
      guard content[open] == "[" else { return nil }
      let rest = content[content.index(after: open)...]
      let word = String(rest.prefix { $0 != " " && $0 != "]" })
      guard FlowCase.marks.contains(word) else { return nil }
      let before = content[..<open]
      return (open, word, before.count > 1 && before.last == " ")
    }
  }

  /// The last bracket of a title, if a blank stands before it and a word in it.
  private static func unknownMark(in content: String) -> String.Index? {
    guard let open = content.range(of: " [", options: [.backwards, .literal]),
      content[open.upperBound...].first?.isLetter == true
    else { return nil }
    return content.index(before: open.upperBound)
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
