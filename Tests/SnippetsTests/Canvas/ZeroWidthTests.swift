import SnippetFoundation
import Testing

@testable import Snippets

/// Vowel signs of Burmese that are characters of their own and take no column.
@MainActor
struct ZeroWidthTests {
  private let word = "ကမ္ဘာ"

  private func box(_ inside: String, _ columns: Int) -> String {
    let line = String(repeating: "─", count: columns)
    return "┌\(line)┐\n│\(inside)│\n└\(line)┘"
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test(arguments: [
    ("ကမ္ဘာ", 3), ("သီချင်း", 3), ("日\u{102C}\u{1038}", 2), ("a\u{102C}\u{1038}", 1),
    ("\u{1038}\u{102C}a", 2),
  ])
  func `a sign at the edge of a line stays with its word`(text: String, columns: Int) {
    let shown = visible(text).hasPrefix("\u{1038}") ? "◌" + text : text
    #expect(scalars(render(Text(verbatim: text).border(.red))) == scalars(box(shown, columns)))
  }

  @Test(arguments: [
    ("ab \u{11AD}\u{11AD}", 2, "ab\n\u{11AD}\u{11AD}"), ("ab \u{AD}", 2, "ab"),
    ("ab \u{200B} \u{AD}", 2, "ab"), ("\u{11A1}/z \u{AD}", 3, "◌\u{11A1}/z"),
    ("ab \u{AD}\u{200B}cd", 2, "ab\ncd"),
  ])
  func `what takes no column behind blanks is kept if it is seen`(
    text: String,
    columns: Int,
    shown: String
  ) {
    #expect(scalars(render(Text(verbatim: text), columns: columns)) == scalars(shown))
  }

  @Test func `a sign in a style of its own stays with its word`() {
    let text = Text("ကမ္ဘ").bold() + Text(verbatim: "\u{102C}\u{1038}") + Text("x").italic()
    let drawn = render(text.border(.red))
    #expect(scalars(drawn) == scalars(box("ကမ္ဘ\u{102C}\u{1038}x", 4)))
  }

  @Test func `a title on a line keeps its last sign`() {
    let drawn = render(GroupBox(word) { Text("သီချင်း") }, columns: 20)
    #expect(scalars(drawn) == scalars("┌ ကမ္ဘာ ─┐\n│ သီချင်း  │\n└──────┘"))
  }

  @Test func `neither a cut nor a line begins with a sign`() {
    for columns in 1...9 {
      for mode in [Text.TruncationMode.head, .middle, .tail] {
        let text = Text(word + "(" + word + ")").lineLimit(2).truncationMode(mode)
        for row in render(text, columns: columns).split(separator: "\n" as Character) {
          for sign in row.unicodeScalars.indices.dropFirst()
          where "\u{102C}\u{1038}".unicodeScalars.contains(row.unicodeScalars[sign]) {
            #expect(row.unicodeScalars[row.unicodeScalars.index(before: sign)] != "…")
          }
          #expect(!"\u{102C}\u{1038}".unicodeScalars.contains(row.unicodeScalars.first ?? "a"))
        }
      }
    }
  }

  @Test(arguments: [OutputStyle.ansi, .html, .svg])
  func `every output has the sign`(style: OutputStyle) {
    let settings = RenderSettings(columns: 12)
    let drawn = render(Text(word).border(.red), settings: settings, style: style)
    #expect(drawn.unicodeScalars.contains("\u{102C}"))
    let ascii = render(Text(word).border(.red), settings: settings, style: .ascii)
    #expect(ascii == "+---+\n|???|\n+---+")
  }
}
