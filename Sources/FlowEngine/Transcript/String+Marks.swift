import SnippetFoundation
package import Snippets

// Rows of the app's own text, told apart from those of the engine: a mark counts as it is seen, not as it is written.
extension String {
  /// The lines of the app's own text, in a style.
  func appLines(_ style: OutputStyle) -> [String] {
    var lines: [String] = []
    addAppLines(style, to: &lines)
    return lines
  }

  /// Adds the lines of the app's own text.
  func addAppLines(_ style: OutputStyle, to lines: inout [String]) {
    // Most texts are one row that stands for itself.
    if !style.isASCII, !style.isSpoken, isPrintableASCII { return lines.append(asAppText) }
    let text = style.isASCII ? spelledLetters(self) : self
    lines += text.visibleLines.map { isolated($0.asAppRow(style)) }
  }

  /// A row that holds text of the app or of a person; one that begins as only rows of the engine do is told apart.
  package func asAppRow(_ style: OutputStyle) -> String {
    if style.isSpoken { return asAppText.toldApart(isSnippet: false) }
    guard style.isASCII else { return asAppText }
    // As it is read where its letters are changed: `› yes` is `> yes` there.
    let letters = plainLetters(self)
    return letters.asAppText == letters ? self : " " + self
  }

  /// A row of the engine's with words of the app in it, of which none looks like a control.
  func asNoticeRow(_ style: OutputStyle) -> String {
    let row = asAppRow(style)
    return row == self ? withoutMarks : row
  }

  /// How many columns the mark of an answer takes at the beginning, with the blank behind it; 0: there is none.
  package var markColumns: Int {
    guard let first = utf8.first, RowBeginning.isMark(first), let end = self[...].markEnd("]"),
      self[end...].hasPrefix("] ")
    else { return 0 }
    return utf8.distance(from: startIndex, to: end) + 2
  }

  /// A row of the app's own text; one that begins as only rows of the engine do is moved in by a column.
  package var asAppText: String { beginning == .text ? self : " " + self }

  /// Whether the row begins as only rows of the engine do, controls aside.
  var beginsAsEngineRow: Bool { beginning == .engine }

  /// What the row begins as.
  var beginning: RowBeginning {
    var text = self
    return text.withUTF8 { RowBeginning($0) } ?? seenBeginning
  }

  /// The same, of any row: by the letters that are seen of it.
  var seenBeginning: RowBeginning {
    guard let row = seenFromMark else { return .text }
    return row.beginsAsEngineRow ? .engine : row.beginsAsControl ? .control : .text
  }

  /// The row as it is seen, if its first letter may be that of a row of the engine's or of a control; most rows' is not.
  private var seenFromMark: Substring? {
    guard let first = unicodeScalars.first else { return nil }
    let isMark = first.isASCII && RowBeginning.isMark(UInt8(first.value))
    guard isMark || first == "\u{1B}" || (!first.isASCII && !isSeen(first)) else { return nil }
    let seen = seenLetters(self)
    return seen.utf8.first.map(RowBeginning.isMark) == true ? seen[...] : nil
  }

  /// The app's words beside marks of the engine's own, such as `[2]`: its own are in braces.
  var withoutMarks: String {
    guard holds(UInt8(ascii: "[")) else { return self }
    var (text, rest) = ("", self[...])
    while let start = rest.unicodeScalars.firstIndex(of: "[") {
      text += rest[..<start]
      rest = rest[start...]
      if let end = rest.markEnd("]") {
        text += "{" + rest[rest.unicodeScalars.index(after: start)..<end] + "}"
        rest = rest[rest.unicodeScalars.index(after: end)...]
      } else {
        text += "["
        rest = rest[rest.unicodeScalars.index(after: start)...]
      }
    }
    return text + rest
  }
}

extension Substring {
  fileprivate var beginsAsEngineRow: Bool {
    self == ">" || ["> ", "[opened "].contains(where: hasPrefix) || markEnd("]") != nil
  }

  fileprivate var beginsAsControl: Bool {
    markEnd(":").map { self[$0...].hasPrefix(": ") } ?? false
  }

  /// Where `end` stands behind a bracket and a number or an answer; nil: nothing of the kind stands here.
  ///
  /// What is not seen between them does not count.
  fileprivate func markEnd(_ end: Unicode.Scalar) -> Index? {
    guard let first = unicodeScalars.first, first == "[" || first == "(" else { return nil }
    var word = ""
    var place = unicodeScalars.index(after: startIndex)
    while place < endIndex {
      let scalar = unicodeScalars[place]
      if isSeen(scalar) {
        guard scalar.isASCII, scalar.properties.isAlphabetic || Character(scalar).isNumber else {
          break
        }
        word.unicodeScalars.append(scalar)
      }
      place = unicodeScalars.index(after: place)
    }
    guard ["yes", "no"].contains(word) || !word.isEmpty && word.allSatisfy(\.isNumber),
      place < endIndex, unicodeScalars[place] == end
    else { return nil }
    return place
  }
}

extension String {
  /// The text's own lines, with everything that could forge another made visible.
  var visibleLines: [String] {
    holds(UInt8(ascii: "\n"))
      ? split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
      : [visible(self)]
  }
}
