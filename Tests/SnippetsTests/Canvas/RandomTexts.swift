@testable import Snippets

/// A small generator, so that a failing text can be made again from its seed.
struct TextSource: RandomNumberGenerator {
  var state: UInt64

  private static let odd: [UInt32] = [0xA, 0xAD, 0x200B, 0x200D, 0xFE0F, 0x301, 0x2060, 0xA0]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }

  /// Printable ASCII, full of blanks, digits and punctuation.
  mutating func ascii(_ count: Int) -> String {
    let signs: [Character] = Array("  aZ09.,:;/-%$+()[]{}!?\"'|<_@#&=\\")
    return String((0..<count).map { _ in signs.randomElement(using: &self) ?? " " })
  }

  /// Of every script and every class, with line feeds, marks, joiners and soft hyphens.
  mutating func unicode(_ count: Int) -> String {
    var text = String.UnicodeScalarView()
    while text.count < count {
      let value =
        switch UInt32.random(in: 0..<12, using: &self) {
        case 0, 1: UInt32.random(in: 0x20..<0x7F, using: &self)
        case 2: 0x20 as UInt32
        case 3: UInt32.random(in: 0xA0..<0x370, using: &self)
        case 4: UInt32.random(in: 0x590..<0x700, using: &self)
        case 5: UInt32.random(in: 0x900..<0xF00, using: &self)
        case 6: UInt32.random(in: 0x2000..<0x2070, using: &self)
        case 7: UInt32.random(in: 0x3000..<0x3100, using: &self)
        case 8: UInt32.random(in: 0x1F1E6..<0x1F680, using: &self)
        case 9: Self.odd[Int.random(in: 0..<8, using: &self)]
        case 10: UInt32.random(in: 0x4E00..<0xAC00, using: &self)
        default: UInt32.random(in: 0..<0x110000, using: &self)
        }
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

/// The lines of a text at a width, by the quick way or the whole algorithm.
func lines(of text: String, width: Int, quick: Bool) -> [LineBreaker.Line] {
  withBytes(text) { bytes, count in
    let survey = Columns.survey(bytes, count)
    var node = Node(.text)
    (node.b, node.c, node.d) = (Int32(count), survey.columns, survey.lines)
    var breaker = LineBreaker(node, bytes, width: Int32(width), usesPlainWay: quick)
    var lines: [LineBreaker.Line] = []
    while let line = breaker.next() { lines.append(line) }
    return lines
  }
}
