import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

/// What is covered takes the room of what is under it.
@MainActor
struct CoveredTextTests {
  private static func covered(_ text: String) -> String {
    withBytes(text) { bytes, count in
      let covered = CoveredText(bytes, count, ends: [], isPlaceholder: true)
      return String(decoding: covered.bytes, as: UTF8.self)
    }
  }

  /// A text without marks and joiners that stand on nothing.
  private static func standing(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      let isMark =
        scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
      let stands = kept.last.map { $0 != " " && Scalars.attributes($0.value).columns > 0 }
      if !isMark || stands ?? false { kept.append(scalar) }
    }
    return String(kept)
  }

  @Test func `covers are parted where the text is`() async {
    for seed in UInt64(1)...2_000 {
      await giveWay(seed)
      var source = TextSource(seed: seed)
      let count = Int.random(in: 0...60, using: &source)
      let raw = seed % 2 == 0 ? source.unicode(count) : source.ascii(count)
      let text = VisibleText().shown(Self.standing(raw))
      let width = Int.random(in: 2...24, using: &source)
      let real = lines(of: text, width: width, quick: true).map(\.columns)
      let other = lines(of: Self.covered(text), width: width, quick: true).map(\.columns)
      #expect(real == other, "seed \(seed), width \(width): '\(text)'")
      let longest = withBytes(text) { LongestWord($0, 0, Int32($1)).columns }
      let cover = withBytes(Self.covered(text)) { LongestWord($0, 0, Int32($1)).columns }
      #expect(longest == cover, "seed \(seed): '\(text)'")
    }
  }

  @Test func `a row keeps its lines`() {
    let row = HStack(alignment: .top) {
      Image(systemName: "person")
      VStack(alignment: .leading) {
        Text("Grace Brewster Hopper")
        Text("Rear Admiral of the Navy, a scientist")
      }
      Spacer()
      Text("3 min")
    }
    #expect(
      render(row.redacted(reason: .placeholder), columns: 44) == """
        ▒ ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒                ▒▒▒▒▒
          ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
          ▒▒▒▒▒▒▒▒▒
        """
    )
  }

  @Test func `pieces, hyphens and what is cut are covered too`() {
    let price = Text("Only ") + Text("1.99").bold() + Text(" a month")
    let hyphen = Text("co\u{AD}operation")
    let long = Text("A long line of words").lineLimit(1)
    let view = VStack(alignment: .leading) {
      price
      hyphen
      long
    }
    .redacted(reason: .placeholder)
    #expect(render(view, columns: 9) == "▒▒▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒\n▒▒▒\n▒▒▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒▒▒")
  }

  @Test func `a covered tree has the rows of the tree`() async {
    for seed in UInt64(1)...1_500 {
      await giveWay(seed)
      var snippet = RandomSnippet(seed: seed)
      let view = snippet.view()
      let columns = 2 + snippet.dice.roll(44)
      let rows = { (view: AnyView) in
        render(view, columns: columns).split(separator: "\n", omittingEmptySubsequences: false)
      }
      let real = rows(view)
      // The one sign of a button that would be read as a state has blanks around it, its cover none.
      if real.contains(where: { $0.contains(" x\u{301} ]") || $0.contains(" x\u{301} )") }) {
        continue
      }
      let covered = rows(AnyView(view.redacted(reason: .placeholder)))
      #expect(real.count == covered.count, "seed \(seed), \(columns) columns: \(real) \(covered)")
    }
  }

  @Test func `nothing that is covered is in what is given out`() async throws {
    for seed in UInt64(1)...300 {
      await giveWay(seed)
      var snippet = RandomSnippet(seed: seed)
      let view = snippet.view().privacySensitive().redacted(reason: .privacy)
      let tree = try resolve(SnippetContent(view), settings: RenderSettings(columns: 30)).tree
      // What a control does is no text.
      let given = tree.json.replacing(#/"identifier":"[^"]*"/#, with: "") + tree.text(.spoken)
      for word in ["Latte", "White", "uncommonly", "中文", "שלום"] {
        #expect(!given.contains(word), "seed \(seed): \(given)")
      }
      #expect(try ViewTree(json: tree.json) == tree, "seed \(seed)")
    }
  }
}
