import SnippetFoundation

/// Returns a text that cannot move a cursor, change colours or reorder what stands around it.
///
/// Shape: control characters become their pictures (`␛`); C1 controls, bidirectional embeddings and overrides,
/// noncharacters and stray tags `�`; directional marks and U+FEFF are dropped. A tab becomes a blank, and so does a line feed unless
/// `keepingLines` is true. Isolates stay where each is closed in its line, so that rows drawn by this package stay as they
/// are.
package func visible(_ text: String, keepingLines: Bool = false) -> String {
  // Most texts are: shown as they are, a column a letter.
  if text.isPrintableASCII { return text }
  return VisibleText(keepingLines: keepingLines, keepsIsolates: true).shown(text)
}

/// Decides of every scalar whether it is drawn, and as what: the one place that does.
struct VisibleText {
  let keepingLines: Bool
  /// Isolates that are closed in their line stay.
  ///
  /// What is laid out gets its own instead, and a mark at the start of a line
  /// gets a `◌` to stand on, so that it changes nothing beside it.
  let keepsIsolates: Bool
  /// The text stands behind another on its line.
  var continuesLine = false

  func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isolates = keepsIsolates ? Isolates(closedIn: scalars) : nil
    var output = String.UnicodeScalarView()
    var (changed, isLineStart, isInFlag) = (false, !keepsIsolates && !continuesLine, false)
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
      if isLineStart, isMark(shown) {
        output.append("\u{25CC}")
        changed = true
      }
      if shown != scalar { changed = true }
      output.append(shown)
      isLineStart = !keepsIsolates && shown == "\n"
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
    default: Scalars.attributes(scalar.value).kind == .hazard ? "\u{FFFD}" : scalar
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

  /// What would be drawn on the character before it.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let attributes = Scalars.attributes(scalar.value)
    return attributes.columns == 0 && !attributes.isHidden
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

/// Returns how many columns a text takes on one line.
package func columns(of text: String) -> Int {
  if text.isPrintableASCII { return text.utf8.count }
  var bytes = Array(visible(text).utf8)
  let length = bytes.count
  bytes.append(contentsOf: repeatElement(0, count: Buffer<UInt8>.slack))
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return 0 }
    return Int(Columns.columns(base, length))
  }
}
