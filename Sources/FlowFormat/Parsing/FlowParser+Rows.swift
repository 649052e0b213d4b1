import SnippetFoundation

// A file's bytes as rows, and what each row is by its start.
extension FlowParser {
  /// A row's bytes: a carriage return and a line feed are one Character, so files are split by bytes.
  private typealias Row = Substring.UTF8View

  /// Reads all rows; returns how many there are.
  mutating func read(_ text: String) -> Int {
    var text = text
    let ends = text.withUTF8 { bytes in
      file.endsWithNewline = bytes.last == 10
      hasOddBytes = [0, 9, 13].contains { bytes.holds($0) }
      return FlowParser.rowEnds(in: bytes)
    }
    file.lines.reserveCapacity(ends.count)
    let bytes = text.utf8
    var (start, index) = (0, bytes.startIndex)
    for (number, end) in zip(1..., ends) {
      let endIndex = bytes.index(index, offsetBy: end - start)
      read(bytes[index..<endIndex], number: number)
      guard end < bytes.count else { break }
      (start, index) = (end + 1, bytes.index(after: endIndex))
    }
    return ends.count
  }

  /// Where each row ends: at its line feed, the last one at the end where it has none.
  private static func rowEnds(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while let length = UnsafeBufferPointer(rebasing: bytes[start...]).place(of: 10) {
      ends.append(start + length)
      start += length + 1
    }
    if start < bytes.count { ends.append(bytes.count) }
    return ends
  }

  private mutating func read(_ row: Row, number: Int) {
    guard row.count <= FlowLine.longest else {
      isBehindRefused = true
      return report(number, column: FlowLine.longest + 1, .longLine(row.count))
    }
    let text = String(Substring(withoutBytesOfOtherSystems(row, number: number)))
    if paste != nil { return readPasted(text, number: number) }
    guard let kind = FlowParser.kind(of: text) else {
      isBehindRefused = true
      if text.utf8.first == 9 { return report(number, .tab) }
      if text.hasPrefix("...") { return report(number, column: 4, .textBesideAnything) }
      return report(number, .unknownSigil(String(text.prefix(2))))
    }
    let line = FlowLine(number: number, kind: kind, text: text)
    file.lines.append(line)
    if hasOddBytes, kind != .typed, kind != .comment, let tab = text.utf8.firstIndex(of: 9) {
      report(number, column: text.distance(from: text.startIndex, to: tab) + 1, .tab)
    }
    switch kind {
    case .blank: blanks.append(number)
    case .comment: break
    case .expected, .pattern, .anything: readOutput(line)
    default:
      blanks = []
      readSigil(line)
    }
  }

  /// A row without what no flow holds, which is said once a file: so the rest is read as meant.
  private mutating func withoutBytesOfOtherSystems(_ row: Row, number: Int) -> Row {
    var row = row
    if number == 1, row.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(1, .byteOrderMark)
      row = row.dropFirst(3)
    }
    guard hasOddBytes else { return row }
    func column(of index: Row.Index) -> Int {
      String(decoding: row[..<index], as: UTF8.self).count + 1
    }
    if !hasNUL, let nul = row.firstIndex(of: 0) {
      hasNUL = true
      report(number, column: column(of: nul), .nul)
    }
    guard let carriageReturn = row.firstIndex(of: 13) else { return row }
    if !hasCarriageReturn {
      hasCarriageReturn = true
      report(number, column: column(of: carriageReturn), .carriageReturn)
    }
    return row.last == 13 ? row.dropLast() : row
  }

  /// What a line is by its start; nil if a line may not start so.
  static func kind(of text: String) -> FlowLine.Kind? {
    var text = text
    return text.withUTF8 { kind(of: $0) }
  }

  private static func kind(of bytes: UnsafeBufferPointer<UInt8>) -> FlowLine.Kind? {
    guard let first = bytes.first else { return .blank }
    let blank = UInt8(ascii: " ")
    switch first {
    case UInt8(ascii: ":"): return .label
    case UInt8(ascii: "@"): return .setting
    case UInt8(ascii: ".") where bytes.elementsEqual("...".utf8): return .anything
    case UInt8(ascii: "=") where bytes.count > 1 && bytes[1] == first:
      return bytes.count == 2 || bytes[2] == blank ? .title : nil
    default: break
    }
    guard bytes.count == 1 || bytes[1] == blank else { return nil }
    switch first {
    case blank where bytes.count > 1: return .expected
    case UInt8(ascii: ">"): return .typed
    case UInt8(ascii: "!"): return .event
    case UInt8(ascii: "~"): return .pattern
    case UInt8(ascii: "?"): return .check
    case UInt8(ascii: "="): return .snapshot
    case UInt8(ascii: "#"): return .comment
    default: return nil
    }
  }
}
