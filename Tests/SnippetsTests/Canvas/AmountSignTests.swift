import Foundation
import Testing

@testable import Snippets

/// A sign that begins an amount stays with it.
@MainActor
struct AmountSignTests {
  private func rows(_ text: String, _ width: Int) -> [String] {
    render(Text(verbatim: text), columns: width).split(separator: "\n" as Character).map(
      String.init
    )
  }

  @Test(arguments: [
    "-$1.50", "-€1.50", "+$1.50", "+€1.50", "−$1.50", "-US$1.50", "-kr\u{A0}150", "(-$1.50)",
    "“-€1.50”",
    "-¥150", "±£1.50", "-￥150", "-5%", "-1.50",
  ])
  func `a sign is not parted from its amount`(amount: String) {
    #expect(rows("Balance: \(amount)", 11) == ["Balance:", amount])
    #expect(rows("Total\n\(amount)", 8) == ["Total", amount])
    #expect(rows("早く \(amount) on", 9).contains { $0.contains(amount) })
  }

  @Test(arguments: ["$$$", "€€€€", "££", "C++", "±±"])
  func `the same sign several times is one word`(word: String) {
    #expect(rows("Italian \(word) open", 9) == ["Italian", "\(word) open"])
    #expect(rows("早く \(word)", 6) == ["早く", word])
  }

  @Test func `a level of prices is not parted where its signs have styles of their own`() {
    let price = Text("$$").foregroundStyle(.primary) + Text("$$").foregroundStyle(.secondary)
    #expect(render(Text("Thai \(price)"), columns: 7) == "Thai\n$$$$")
    #expect(rows("$$$$", 3) == ["$$$", "$"])
  }

  @Test func `a hyphen behind a letter or a digit still ends a line`() {
    #expect(rows("ninety-$5", 7) == ["ninety-", "$5"])
    #expect(rows("1-$5", 2) == ["1-", "$5"])
    #expect(rows("twenty-one", 8) == ["twenty-", "one"])
    #expect(rows("über-$5", 5) == ["über-", "$5"])
  }

  @Test func `a word that begins with a sign is as long as it is where rows are shared`() {
    let row = HStack {
      Text("Netflix subscription").lineLimit(1)
      Spacer()
      Text("-USD 15.99")
    }
    #expect(render(row, columns: 20) == "Netflix subscription\n          -USD 15.99")
    let labeled = LabeledContent("Change since yesterday", value: "-€1,204.50 (-3.2%)")
    #expect(render(labeled, columns: 20) == "Change since\nyesterday\n  -€1,204.50 (-3.2%)")
  }

  @Test func `the quick way and the whole one agree about signs`() {
    let pieces = ["-", "+", "$", "5", " ", "a", "(", ".", "%", "\"", "/"]
    var seed = UInt64(7)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count]
      }
      for width in 1...6 {
        #expect(
          lines(of: text, width: width, quick: true) == lines(of: text, width: width, quick: false),
          "'\(text)' in \(width)"
        )
      }
    }
  }
}
