import SnippetFoundation

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
