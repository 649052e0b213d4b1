import SnippetFoundation
import Testing

@testable import Snippets

/// What holds for any text; a failure prints the seed that makes it again.
@MainActor
struct RandomTextTests {
  @Test func `the quick way for ASCII and the whole algorithm part the same lines`() async {
    for seed in UInt64(1)...3_000 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let text = source.ascii(Int.random(in: 0...70, using: &source))
      let width = Int.random(in: 1...24, using: &source)
      let (quick, whole) = (
        lines(of: text, width: width, quick: true), lines(of: text, width: width, quick: false)
      )
      #expect(quick == whole, "seed \(seed), width \(width): '\(text)'")
    }
  }

  @Test func `the longest word of ASCII is the longest word of any text`() async {
    for seed in UInt64(1)...1_000 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let text = source.ascii(Int.random(in: 0...40, using: &source))
      let quick = withBytes(text) { LongestWord($0, 0, Int32($1)).columns }
      let whole = withBytes(text) { LongestWord($0, 0, Int32($1), usesPlainWay: false).columns }
      #expect(quick == whole, "seed \(seed): '\(text)'")
    }
  }

  @Test func `lines fit, keep every character, and are as wide as they say`() async {
    for seed in UInt64(1)...1_000 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let raw = source.unicode(Int.random(in: 0...60, using: &source))
      let text = VisibleText().shown(raw)
      let width = Int.random(in: 2...24, using: &source)
      var kept = ""
      withBytes(text) { bytes, count in
        #expect(
          Columns.survey(bytes, count).isHarmless
            || text.unicodeScalars.contains { (0xE0020...0xE007F).contains($0.value) },
          "seed \(seed)"
        )
        for line in lines(of: text, width: width, quick: true) {
          #expect(line.columns <= width, "seed \(seed)")
          let part = UnsafeBufferPointer(
            start: bytes + Int(line.start),
            count: Int(line.end - line.start)
          )
          let drawn =
            Columns.columns(bytes + Int(line.start), part.count) + (line.hasHyphen ? 1 : 0)
          #expect(drawn == line.columns, "seed \(seed), width \(width)")
          kept += String(decoding: part, as: UTF8.self)
        }
      }
      // A line may end at a blank that binds words, as at any other, and no blank ends one.
      let bonds: [UInt32] = [0xA0, 0x2007, 0x202F, 0x2060]
      let ink = { (text: String) in
        text.unicodeScalars.map(\.value).filter {
          ![0x20, 0x0A].contains($0) && !bonds.contains($0) && !Blanks.isSetters($0)
        }
      }
      #expect(ink(kept) == ink(text), "seed \(seed)")
    }
  }

  @Test func `rows are never wider than asked for, and the same twice`() async {
    for seed in UInt64(1)...1_000 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let text = source.unicode(Int.random(in: 0...60, using: &source))
      let (width, limit) = (
        Int.random(in: 2...30, using: &source), Int.random(in: 0...3, using: &source)
      )
      let mode: Text.TruncationMode = [.head, .middle, .tail][Int(seed % 3)]
      let view = HStack {
        Text(verbatim: text).lineLimit(limit == 0 ? nil : limit).truncationMode(mode)
        Spacer()
        Text(verbatim: "x")
      }
      let drawn = render(view, columns: width)
      for row in drawn.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
        #expect(columns(of: String(row)) <= width, "seed \(seed), width \(width)")
        #expect(visible(String(row)) == String(row), "seed \(seed)")
      }
      #expect(render(view, columns: width) == drawn, "seed \(seed)")
    }
  }

  @Test func `a limited text is the beginning of the whole, but for its last row`() async {
    for seed in UInt64(1)...600 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let text = seed % 2 == 0 ? source.unicode(60) : source.ascii(60)
      let (width, limit) = (
        Int.random(in: 2...20, using: &source), Int.random(in: 1...5, using: &source)
      )
      let whole = render(Text(verbatim: text), columns: width).split(
        separator: "\n" as Character,
        omittingEmptySubsequences: false
      )
      let part = render(Text(verbatim: text).lineLimit(limit), columns: width)
        .split(separator: "\n" as Character, omittingEmptySubsequences: false)
      #expect(part.count == min(limit, whole.count), "seed \(seed)")
      #expect(part.dropLast() == whole.prefix(part.count - 1)[...], "seed \(seed), width \(width)")
      if whole.count <= limit { #expect(part == whole, "seed \(seed)") }
    }
  }

  @Test func `a narrower text is never shorter`() async {
    for seed in UInt64(1)...150 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let text = source.unicode(50)
      var rows = Int.max
      for width in 2...30 {
        let count = render(Text(verbatim: text), columns: width).split(
          separator: "\n" as Character,
          omittingEmptySubsequences: false
        ).count
        #expect(count <= rows, "seed \(seed), width \(width)")
        rows = count
      }
    }
  }
}
