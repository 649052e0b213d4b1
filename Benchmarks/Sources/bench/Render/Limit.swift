import CLimit

/// The same text in C, into one buffer that is there already: the limit of the machine.
struct Limit {
  private let buffer: UnsafeMutablePointer<CChar>
  private let number: limit_text
  private let total: limit_text
  private let lines: [limit_row]
  private let items: [limit_row]

  /// Copies the samples to where C can read them.
  ///
  /// Nothing is freed: a run makes one.
  init() {
    buffer = .allocate(capacity: Samples.items.count * 41 + 512)
    number = Self.text(Samples.number)
    total = Self.text(Samples.total)
    lines = Samples.lines.map(Self.row)
    items = Samples.items.map(Self.row)
  }

  @inline(__always)
  func card() -> Int { limit_card(buffer, number, lines, lines.count, total) }

  @inline(__always)
  func list() -> Int { limit_list(buffer, items, items.count) }

  /// What the last call wrote.
  func written(_ count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: buffer, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func row(_ line: OrderLine) -> limit_row {
    limit_row(left: text(line.name), right: text(line.price))
  }

  private static func text(_ string: String) -> limit_text {
    let utf8 = Array(string.utf8)
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count)
    for (index, byte) in utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
    return limit_text(bytes: bytes, count: utf8.count)
  }
}
