import SnippetFoundation

/// What a process has written, as far as it is kept: the end of it.
struct ProcessOutput {
  private var bytes: [UInt8] = []

  private static let mostBytes = 100_000
  private static let longestRow = 500

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
    if bytes.count > Self.mostBytes { bytes.removeFirst(bytes.count - Self.mostBytes / 2) }
  }

  /// The last rows, each cut at 500 characters.
  ///
  /// The frames of a crash are left out: they say little, and there may be so many that what they follow, which says
  /// why, would not be among the last rows.
  func lastRows(_ count: Int) -> [String] {
    var rows: [Substring] = []
    var isInTrace = false
    for row in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if row == "Current stack trace:" {
        isInTrace = true
      } else if !isInTrace || !Self.isFrame(row) {
        isInTrace = false
        rows.append(row)
      }
    }
    return rows.suffix(count).map { String($0.prefix(Self.longestRow)) }
  }

  /// Whether a row begins with a number and holds an address.
  private static func isFrame(_ row: Substring) -> Bool {
    let rest = row.drop(while: \.isNumber)
    return rest.startIndex > row.startIndex && rest.first == " " && rest.contains(" 0x")
  }
}
