/// The same text written directly: one `String`, a reserved UTF-8 buffer, no views.
///
/// The floor in Swift, at 4.8 k instructions for the card and 222 k for the list.
struct Floor {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  @inline(never)
  static func card(_ number: String, _ lines: [OrderLine], _ total: String) -> String {
    String(unsafeUninitializedCapacity: 512) { buffer in
      var out = Floor(buffer)
      out.write(number)
      for line in lines {
        out.write(0x0A)
        out.row(line.name, line.price)
      }
      out.write(0x0A)
      for _ in 0..<40 { out.write("─") }
      out.write(0x0A)
      out.row("Total", total)
      out.write(0x0A)
      for (index, title) in ["Confirm", "Edit", "Cancel"].enumerated() {
        if index > 0 { out.write(0x20) }
        out.write(0x5B)
        out.write(title)
        out.write(0x5D)
      }
      return out.count
    }
  }

  @inline(never)
  static func list(_ items: [OrderLine]) -> String {
    String(unsafeUninitializedCapacity: items.count * 41) { buffer in
      var out = Floor(buffer)
      for (index, item) in items.enumerated() {
        if index > 0 { out.write(0x0A) }
        out.row(item.name, item.price)
      }
      return out.count
    }
  }

  @inline(__always)
  private mutating func write(_ string: String) {
    string.utf8.withContiguousStorageIfAvailable { source in
      guard let from = source.baseAddress, let to = buffer.baseAddress else { return }
      (to + count).update(from: from, count: source.count)
      count += source.count
    }
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8, _ times: Int = 1) {
    guard let to = buffer.baseAddress else { return }
    (to + count).update(repeating: byte, count: times)
    count += times
  }

  @inline(__always)
  private mutating func row(_ left: String, _ right: String) {
    write(left)
    write(0x20, 40 - left.utf8.count - right.utf8.count)
    write(right)
  }
}
