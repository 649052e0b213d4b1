import Foundation
import Testing

@testable import Snippets

/// What cells add to points, given back where there is no room for it.
@MainActor
struct GivenBackTests {
  @Test func `a bar gives back what its row lacks, so that bars of several rows begin together`() {
    let bars = VStack(alignment: .leading) {
      ForEach([("Swift", 0.62), ("Kotlin", 0.25)], id: \.0) { name, part in
        HStack {
          Text(name).frame(width: 60, alignment: .leading)
          Capsule().fill(.blue).frame(width: 160 * part, height: 12)
          Text(part, format: .percent)
        }
      }
    }
    #expect(render(bars, columns: 26) == "Swift    ████████████ 62%\nKotlin   █████ 25%")
    #expect(render(bars, columns: 24) == "Swift    ███████████ 62%\nKotlin   █████ 25%")
  }

  /// Equal parts of a reader's width, as letters: `aaabbbcc`.
  private func parts(_ count: Int, spacing: CGFloat = 0, columns: Int) -> String {
    let view = GeometryReader { proxy in
      HStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { part in
          Self.bar(part).frame(
            width: (proxy.size.width - spacing * CGFloat(count - 1)) / CGFloat(count),
            alignment: .leading
          )
        }
      }
    }
    return render(view, columns: columns)
  }

  /// One word that is read, at the start of its part.
  private static func bar(_ part: Int) -> some View {
    Text(["a", "b", "c", "d", "e", "f", "g"][part])
  }

  @Test(arguments: 2...7)
  func `equal parts of a reader's width stand in one row`(_ count: Int) {
    for columns in count...90 {
      for spacing in [0, 4, 8, 12, 16] as [CGFloat] {
        // Where there is no gap, letters keep a blank between them.
        let gaps = max(1, Int(spacing / 8 + 0.5)) * (count - 1)
        guard gaps + count <= columns else { continue }
        let rows = parts(count, spacing: spacing, columns: columns)
        let letters = rows.filter { $0 != " " && $0 != "\n" }
        #expect(!rows.contains("\n"), "\(columns) columns, \(spacing) points")
        #expect(letters == "abcdefg".prefix(count), "\(columns) columns, \(spacing) points")
      }
    }
  }

  @Test func `the columns that are left over go to the leading side`() {
    #expect(parts(3, columns: 44) == "a" + blanks(14) + "b" + blanks(14) + "c")
    #expect(parts(7, columns: 20) == "a  b  c  d  e  f  g")
    #expect(parts(7, columns: 13) == "a b c d e f g")
    #expect(parts(7, columns: 12) == "a b c d e f\ng")
    #expect(parts(2, columns: 5) == "a  b")
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func `parts of the snippet's width stand in one row`() {
    let row = HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { part in
        Self.bar(part).containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
      }
    }
    #expect(render(row, columns: 20) == "   a      b     c")
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { part in
          GivenBackTests.bar(part).frame(width: width / 4, alignment: .leading)
        }
      }
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }
  }

  @Test func `parts of a width that was told stand in one row`() {
    #expect(render(Measured(), columns: 30) == "a       b       c      d")
  }

  @Test func `boxes around the parts lie within them`() {
    let cards = GeometryReader { proxy in
      HStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { part in
          Self.bar(part).frame(width: (proxy.size.width - 16) / 3).border(.red)
        }
      }
    }
    #expect(
      render(cards, columns: 20) == """
        ┌────┐ ┌────┐ ┌────┐
        │ a  │ │ b  │ │ c  │
        └────┘ └────┘ └────┘
        """
    )
    #expect(
      render(cards, columns: 30) == """
        ┌────────┐ ┌───────┐ ┌───────┐
        │   a    │ │   b   │ │   c   │
        └────────┘ └───────┘ └───────┘
        """
    )
  }

  private func key(_ sign: String) -> some View {
    let action = ControlAction(kind: .intent, identifier: "x")
    let label = Text(sign).frame(width: 60, height: 16)
    return Button(_action: action, payload: nil, role: nil, label: label)
  }

  @Test func `brackets around keys lie within them`() {
    let keys = HStack(spacing: 12) {
      key("1")
      key("2")
      key("3")
    }
    #expect(render(keys, columns: 34) == "[   1    ]  [   2    ]  [   3    ]")
    #expect(render(keys, columns: 30) == "[   1   ]  [   2   ]  [  3   ]")
    #expect(render(keys, columns: 24) == "[   1    ]  [   2    ]\n[   3    ]")
  }

  @Test func `words that a frame holds stay whole`() {
    let row = HStack(spacing: 0) {
      Text("Delivery").frame(width: 60)
      Text("a").frame(width: 60, alignment: .leading)
    }
    #expect(render(row, columns: 15) == "Deliverya")
    #expect(render(row, columns: 14) == "Delivery\na")
  }

  @Test func `frames of whole columns keep their lengths, and what fits is as it was`() {
    let row = HStack(spacing: 0) {
      Text("a").frame(width: 64, alignment: .leading)
      Text("b").frame(width: 64, alignment: .leading)
    }
    #expect(render(row, columns: 15) == "a\nb")
    #expect(render(row, columns: 16) == "a       b")
    let rounded = HStack(spacing: 0) {
      Text("a").frame(width: 60, alignment: .leading)
      Text("long words here")
    }
    #expect(render(rounded, columns: 16) == "        long\na       words\n        here")
  }
}
