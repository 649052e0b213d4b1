import Foundation
import Testing

@testable import Snippets

/// A style that is looked up when it is drawn.
private struct LookedUp: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color { .red }
}

/// Texts of thousands of texts.
@MainActor
struct TextSumTests {
  private static let count = 12_000

  private func drawn(_ text: Text) -> String {
    render(text, columns: 10_000).split(separator: "\n" as Character).joined()
  }

  @Test func `a sum may be as long as its text`() {
    var (right, left) = (Text("a"), Text("a"))
    for _ in 0..<Self.count {
      right = right + Text("b")
      left = Text("b") + left
    }
    #expect(drawn(right) == "a" + String(repeating: "b", count: Self.count))
    #expect(drawn(left) == String(repeating: "b", count: Self.count) + "a")
    #expect(right.plainText.count == Self.count + 1)
    #expect(right == right && right != left)
    #expect(!right.hasShorterForms)
  }

  @Test func `a sum of a hundred thousand texts copies each only a few times`() {
    let text = (0..<100_000).reduce(Text("a")) { text, _ in text + Text("b") }
    #expect(text.plainText.utf8.count == 100_001)
    var (rows, parts) = (0, 0)
    func count(_ rich: RichText) {
      rows += 1
      for part in rich.parts {
        parts += 1
        if case .text(let text) = part, let rich = text.rich { count(rich) }
      }
    }
    text.rich.map(count)
    #expect(rows < 300)
    #expect(parts < 101_000)
  }

  @Test func `a text may be put into a text over and over`() {
    var (text, marked) = (Text("a"), Text("a"))
    for _ in 0..<Self.count {
      text = Text("\(text)b")
      marked = Text("\(marked)**b**")
    }
    // Where an app brings words of its own each is looked up as a whole: they stay in each other, and have a limit.
    let expected =
      bringsWords
      ? "'Text': more than 1000 nested views. Does its body contain itself without an end?"
      : "a" + String(repeating: "b", count: Self.count)
    #expect(drawn(text) == expected)
    #expect(drawn(marked) == expected)
  }

  @Test func `a part of a long sum keeps its style`() {
    var text = Text("a").italic()
    for index in 0..<600 {
      text = text + (index == 300 ? Text("b").bold() : Text("c"))
    }
    text = (text.underline() + Text("d")).strikethrough()
    let settings = RenderSettings(columns: 1_000)
    let half = String(repeating: "c", count: 300)
    let drawn = render(text, settings: settings, style: .ansi)
    let (first, last) = ("\u{1B}[3;4;9ma\u{1B}[0m", "\u{1B}[9md\u{1B}[0m")
    let before = "\u{1B}[4;9m\(half)\u{1B}[0m\u{1B}[1;4;9mb\u{1B}[0m"
    #expect(drawn == "\(first)\(before)\u{1B}[4;9m\(half.dropLast())\u{1B}[0m\(last)")
  }

  @Test func `values and looked-up styles in a long sum are drawn`() {
    var (text, short) = (Text("a"), "a")
    for index in 0..<600 {
      text = (text + Text("\(index, format: .number)").foregroundStyle(LookedUp())).bold()
      short += String(index)
    }
    #expect(render(text, columns: 2_000) == short)
    let drawn = render(text, settings: RenderSettings(columns: 2_000), style: .ansi)
    for style in drawn.components(separatedBy: "\u{1B}[").dropFirst() {
      #expect(style.hasPrefix("1") || style.hasPrefix("0m"))
    }
  }

  @Test func `styles looked up within each other without end are an error`() {
    func nested(_ count: Int) -> Text {
      var text = Text("a")
      for _ in 0..<count { text = text.foregroundStyle(LookedUp()) + Text("b") }
      return text
    }
    let settings = RenderSettings(columns: 2_000)
    #expect(render(nested(400), columns: 500) == "a" + String(repeating: "b", count: 400))
    #expect(throws: ViewError.tooDeep(type: "Text", limit: 1_000)) {
      try resolve(SnippetContent(nested(12_000)), settings: settings)
    }
    #expect(nested(12_000).plainText.count <= 12_001)
  }

  @Test func `two sums are equal if all in them is`() {
    let sum = Text("a") + Text("b") + Text("c")
    #expect(sum == Text("a") + Text("b") + Text("c"))
    #expect(sum != Text("x") + Text("b") + Text("c"))
    #expect(sum != Text("a").bold() + Text("b") + Text("c"))
    #expect(Text("\(sum) \(1, format: .number)") == Text("\(sum) \(1, format: .number)"))
    #expect(Text("\(sum) \(1, format: .number)") != Text("\(sum) \(2, format: .number)"))
  }
}
