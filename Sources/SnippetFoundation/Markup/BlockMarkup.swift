/// The markup that goes over lines: titles, lists, quotations, code, tables.
///
/// Shape: the text of each paragraph, title, item and cell, without what marks it; what is in them is still `InlineMarkup`. A line of
/// a paragraph ends in a blank, or, behind two blanks or a backslash, in a backslash and a line feed.
package struct BlockMarkup {
  /// A part that stands by itself.
  package struct Block: Equatable {
    package var text: String
    /// Its characters are what they are.
    package var isCode = false
  }

  package private(set) var blocks: [Block] = []
  /// The lines of the paragraph that is being read.
  private var paragraph: [Substring] = []
  /// The lines of code that is being read, and what ends it.
  private var code: (lines: [Substring], fence: Substring, indent: Int)?
  private var isInList = false
  private var isInTable = false

  package init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      read(line)
    }
    endCode()
    endParagraph()
  }

  private mutating func read(_ line: Substring) {
    if let fence = code?.fence, !fence.isEmpty {
      if isFence(line.drop { $0 == " " }, like: fence) { return endCode() }
      let indent = min(line.prefix { $0 == " " }.count, code?.indent ?? 0)
      code?.lines.append(line.dropFirst(indent))
      return
    }
    if readIndented(line) { return }
    var rest = line
    while let inner = withoutMark(rest) {
      rest = inner.rest
      guard inner.isItem else { continue }
      endParagraph()
      isInList = true
    }
    let content = rest.drop { $0.isWhitespace }
    readContent(content, indent: line.count - content.count)
  }

  /// Reads a line of code that is told by its indentation; false: it is none.
  private mutating func readIndented(_ line: Substring) -> Bool {
    let isBlank = line.allSatisfy(\.isWhitespace)
    let isIndented = line.hasPrefix("    ") || line.hasPrefix("\t")
    if code != nil, isBlank {
      code?.lines.append("")
      return true
    }
    guard isIndented, !isBlank, paragraph.isEmpty, !isInList else {
      endCode()
      return false
    }
    if code == nil { code = ([], "", 0) }
    code?.lines.append(line.hasPrefix("\t") ? line.dropFirst() : line.dropFirst(4))
    return true
  }

  /// Reads what is behind the marks of quotations and items.
  private mutating func readContent(_ line: Substring, indent: Int) {
    if line.isEmpty {
      endParagraph()
      isInTable = false
    } else if let fence = fence(line) {
      endParagraph()
      code = ([], fence, indent)
    } else if let title = title(line) {
      endParagraph()
      add(title)
    } else if !paragraph.isEmpty, isUnderline(line) {
      endParagraph()
    } else if isRule(line) {
      endParagraph()
      (isInList, isInTable) = (false, false)
      blocks.append(Block(text: "\u{2E3B}", isCode: true))
    } else if paragraph.count == 1, let head = paragraph.first, isTableLine(line, head) {
      paragraph = []
      isInTable = true
      addCells(head)
    } else if isInTable {
      addCells(line)
    } else {
      paragraph.append(line)
    }
  }

  /// What is behind the mark of a quotation or an item; nil: there is none.
  private func withoutMark(_ line: Substring) -> (rest: Substring, isItem: Bool)? {
    let content = line.drop { $0 == " " || isInList && $0 == "\t" }
    guard let first = content.first, isInList || line.count - content.count < 4 else { return nil }
    if first == ">" { return (content.dropFirst().droppingBlank, false) }
    if "-+*".contains(first) {
      let rest = content.dropFirst()
      if isRule(content) || !(rest.first?.isWhitespace ?? paragraph.isEmpty) { return nil }
      return (rest.droppingBlank, true)
    }
    let number = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(number.count)
    guard (1...9).contains(number.count), let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first?.isWhitespace ?? paragraph.isEmpty,
      paragraph.isEmpty || isInList || number == "1"
    else { return nil }
    return (rest.dropFirst().droppingBlank, true)
  }

  /// The text of a title; nil: it is none.
  private func title(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == "#" }
    guard (1...6).contains(line.count - text.count), text.first?.isWhitespace ?? true else {
      return nil
    }
    let trimmed = text.trimmed
    let end = trimmed.lastIndex { $0 != "#" }
    // Signs that close a title stand behind a blank.
    guard let end else { return "" }
    return trimmed[end].isWhitespace ? trimmed[..<end].trimmed : trimmed
  }

  /// Whether a line makes the paragraph before it a title.
  private func isUnderline(_ line: Substring) -> Bool {
    let signs = line.trimmed
    return signs.allSatisfy { $0 == "=" } || signs.allSatisfy { $0 == "-" }
  }

  private func isRule(_ line: Substring) -> Bool {
    let signs = line.filter { !$0.isWhitespace }
    guard signs.count >= 3, let first = signs.first, "-*_".contains(first) else { return false }
    return signs.allSatisfy { $0 == first }
  }

  /// What begins code; nil: it does not.
  private func fence(_ line: Substring) -> Substring? {
    guard let first = line.first, first == "`" || first == "~" else { return nil }
    let fence = line.prefix { $0 == first }
    let isCode = fence.count >= 3 && !(first == "`" && line.dropFirst(fence.count).contains("`"))
    return isCode ? fence : nil
  }

  private func isFence(_ line: Substring, like fence: Substring) -> Bool {
    let line = line.trimmed
    return line.count >= fence.count && line.allSatisfy { $0 == fence.first }
  }

  /// Whether a line makes the one before it the head of a table.
  private func isTableLine(_ line: Substring, _ head: Substring) -> Bool {
    guard line.contains("|"), line.contains("-"), head.contains("|") else { return false }
    return line.allSatisfy { "|:- \t".contains($0) } && cells(line).count == cells(head).count
  }

  private func cells(_ line: Substring) -> [Substring] {
    var line = line.trimmed
    if line.hasPrefix("|") { line = line.dropFirst() }
    if line.hasSuffix("|") { line = line.dropLast() }
    return line.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
  }

  private mutating func addCells(_ line: Substring) { for cell in cells(line) { add(cell) } }

  private mutating func add(_ text: Substring) { blocks.append(Block(text: String(text))) }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    blocks.append(Block(text: Self.folded(paragraph)))
    paragraph = []
  }

  private mutating func endCode() {
    guard let code else { return }
    self.code = nil
    var lines = code.lines
    if code.fence.isEmpty { while lines.last == "" { lines.removeLast() } }
    blocks.append(Block(text: lines.map { $0 + "\n" }.joined(), isCode: true))
  }

  /// Lines as one.
  package static func folded(_ lines: [Substring]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let isHard = !isLast && (line.hasSuffix("  ") || line.hasSuffix("\\"))
      text += line.hasSuffix("\\") ? line.drop { $0.isWhitespace } : line.trimmed
      if isHard { text += line.hasSuffix("\\") ? "\n" : "\\\n" } else if !isLast { text += " " }
    }
    return text
  }
}

extension Substring {
  fileprivate var droppingBlank: Substring { first?.isWhitespace == true ? dropFirst() : self }

  fileprivate var trimmed: Substring {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...end].drop { $0.isWhitespace }
  }
}
