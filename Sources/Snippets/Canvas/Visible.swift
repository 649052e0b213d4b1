/// Returns a text that cannot move a cursor, change colours or reorder what stands around it.
///
/// Shape: control characters become their pictures (`␛`), C1 controls and bidirectional overrides
/// `�`; a tab becomes a blank, and so does a line feed unless `keepingLines` is true.
package func visible(_ text: String, keepingLines: Bool = false) -> String {
  if isPrintableASCII(text) { return text }
  var output = String.UnicodeScalarView()
  var changed = false
  for scalar in text.unicodeScalars {
    let shown = visible(scalar, keepingLines: keepingLines)
    if shown != scalar { changed = true }
    output.append(shown)
  }
  return changed ? String(output) : text
}

private func visible(_ scalar: Unicode.Scalar, keepingLines: Bool) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: " "
  case 0x0A: keepingLines ? scalar : " "
  case 0x2028, 0x2029: keepingLines ? "\n" : " "
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB,
    0xFEFF:
    "\u{FFFD}"
  default: scalar
  }
}

/// Most texts are: shown as they are, a column a letter.
private func isPrintableASCII(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

/// Returns how many columns a text takes on one line.
package func columns(of text: String) -> Int {
  if isPrintableASCII(text) { return text.utf8.count }
  var bytes = Array(visible(text).utf8)
  let length = bytes.count
  bytes.append(contentsOf: repeatElement(0, count: Buffer<UInt8>.slack))
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return 0 }
    return Int(Columns.measureLines(base, length).0)
  }
}
