/// Returns a text that cannot move a cursor, change colours or reorder what stands around it.
///
/// Shape: control characters become their pictures (`␛`); C1 controls, bidirectional embeddings and overrides,
/// noncharacters and stray tags `�`; directional marks and U+FEFF are dropped. A tab becomes a blank, and so does a line feed unless
/// `keepingLines` is true. Isolates stay where each is closed in its line, so that rows drawn by this package stay as they
/// are.
package func visible(_ text: String, keepingLines: Bool = false) -> String {
  // Most texts are: shown as they are, a column a letter.
  if text.isPrintableASCII { return text }
  return VisibleText(keepingLines: keepingLines).shown(text)
}

/// Decides of every scalar whether it is drawn, and as what: the one place that does.
package struct VisibleText {
  private let keepingLines: Bool
  /// Whether a scalar is drawn on the one before it; nil for a text that is not laid out.
  ///
  /// Isolates that are closed in their line stay in a text as it is. What is laid out gets its own instead, and a mark at
  /// the start of a line gets a `◌` to stand on, so that it changes nothing beside it.
  private let isMark: ((Unicode.Scalar) -> Bool)?
  /// The text stands behind another on its line.
  private let continuesLine: Bool

  /// For a text as it is.
  init(keepingLines: Bool) {
    (self.keepingLines, isMark, continuesLine) = (keepingLines, nil, true)
  }

  /// For a text that is laid out, in lines; `isMark`: a scalar is drawn on the one before it.
  package init(continuingLine continuesLine: Bool, isMark: @escaping (Unicode.Scalar) -> Bool) {
    (keepingLines, self.isMark, self.continuesLine) = (true, isMark, continuesLine)
  }

  /// The text as it is drawn.
  package func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isolates = isMark == nil ? Isolates(closedIn: scalars) : nil
    var output = String.UnicodeScalarView()
    var (changed, isLineStart, isInFlag) = (false, !continuesLine, false)
    var index = scalars.startIndex
    while index != scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let isKept = isolates?.kept.contains(index) ?? false
      isInFlag = scalar == "\u{1F3F4}" || (isInFlag && isTag(scalar))
      let isFeed = scalar == "\r" && next != scalars.endIndex && scalars[next] == "\n"
      index = next
      if isKept || (isTag(scalar) && isInFlag) {
        output.append(scalar)
        continue
      }
      guard !isFeed, let shown = shown(scalar), !(isLineStart && isJoiner(shown)) else {
        changed = true
        continue
      }
      if isLineStart, isMark?(shown) ?? false {
        output.append("\u{25CC}")
        changed = true
      }
      if shown != scalar { changed = true }
      output.append(shown)
      isLineStart = isMark != nil && shown == "\n"
    }
    return changed ? String(output) : text
  }

  /// Nil: it is dropped.
  private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20..<0x7F: scalar
    case 0x09: " "
    case 0x0A: keepingLines ? scalar : " "
    case 0x2028, 0x2029: keepingLines ? "\n" : " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069, 0xFEFF: nil
    default: isHazard(scalar) ? "\u{FFFD}" : scalar
    }
  }

  private func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  /// What joins or varies the character before it, without a mark of its own.
  private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// What has no form of its own and changes what stands around it: C1 controls, embeddings and overrides, old format
  /// controls, annotations, noncharacters, stray tags.
  private func isHazard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

/// Where isolates begin and end that are closed in the line they are opened in.
private struct Isolates {
  private(set) var kept: Set<String.UnicodeScalarView.Index> = []

  init(closedIn scalars: String.UnicodeScalarView) {
    var open: [String.UnicodeScalarView.Index] = []
    for index in scalars.indices {
      switch scalars[index].value {
      case 0x0A, 0x2028, 0x2029: open = []
      case 0x2066...0x2068: open.append(index)
      case 0x2069:
        guard let first = open.popLast(), scalars[first] == "\u{2068}" else { continue }
        kept.formUnion([first, index])
      default: break
      }
    }
  }
}
