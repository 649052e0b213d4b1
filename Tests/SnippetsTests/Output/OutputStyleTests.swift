import Foundation
import Testing

@testable import Snippets

@MainActor
struct OutputStyleTests {
  private func draw(_ view: some View, _ style: OutputStyle, columns: Int = 30) -> String {
    render(view, settings: RenderSettings(columns: columns), style: style)
  }

  @Test func `in ASCII everything that is drawn is as wide as before`() {
    let view = VStack(alignment: .leading) {
      Label("Crème brûlée", systemImage: "star.fill")
      ProgressView(value: 0.5)
      Divider()
      Text(verbatim: "中文, 12 €")
      Text(verbatim: "a text that is cut at its end").lineLimit(1)
    }
    #expect(
      draw(view, .ascii, columns: 20)
        == """
        * Creme brulee
        ########.......  50%
        --------------------
        ????, 12 EUR
        a text that is cut ~
        """
    )
  }

  @Test func `ASCII and colours go together`() {
    #expect(draw(Text("é…").foregroundStyle(.red), .ansi.ascii) == "\u{1B}[31me...\u{1B}[0m")
    #expect(draw(Text("é").accessibilityLabel("ü"), .spoken.ascii) == "u")
    #expect(draw(Text("é").accessibilityLabel("½ ß"), .spoken.ascii) == "1/2 ss")
  }

  @Test func `rows in ASCII are as wide as the rows they stand for`() throws {
    for seed in UInt64(1)...300 {
      let tree = try RandomSnippet.tree(seed: seed)
      let rows = tree.text(.ascii)
      #expect(rows.utf8.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0A) }, "seed \(seed)")
      let (plain, ascii) = (tree.text().split(separator: "\n"), rows.split(separator: "\n"))
      for (one, other) in zip(plain, ascii) {
        // A wide sign at the end of a row leaves a blank, which rows never end in.
        #expect(columns(of: String(one)) - other.utf8.count <= 1, "seed \(seed): \(one) \(other)")
        let isSpelled = one.unicodeScalars.contains { SpelledLetters.of[$0] != nil }
        let most = isSpelled ? Int(tree.columns) : columns(of: String(one))
        #expect(other.utf8.count <= most, "seed \(seed): \(one) \(other)")
      }
      #expect(plain.count >= ascii.count, "seed \(seed)")
    }
  }

  @Test(arguments: [
    (ColorDepth.millions, "38;2;255;128;10"), (.palette, "38;5;208"), (.sixteen, "33"),
  ])
  func `a mixed colour becomes the nearest that there is`(depth: ColorDepth, codes: String) {
    let view = Text("x").foregroundStyle(Color(red: 1, green: 0.5, blue: 0.04))
    #expect(draw(view, .ansi.limited(to: depth)) == "\u{1B}[\(codes)mx\u{1B}[0m")
  }

  @Test func `without colours only what is no colour is left`() {
    let style = OutputStyle.ansi.limited(to: .none)
    #expect(draw(Text("x").foregroundStyle(.red), style) == "x")
    #expect(draw(Text("x").bold().foregroundStyle(.red), style) == "\u{1B}[1mx\u{1B}[0m")
  }

  @Test func `a colour with a number keeps it at every depth`() {
    for depth in ColorDepth.allCases where depth != .none {
      let view = Text("x").foregroundStyle(Color.pink)
      #expect(draw(view, .ansi.limited(to: depth)) == "\u{1B}[95mx\u{1B}[0m")
    }
  }

  @Test func `white and black are left to the terminal, which has one of them as its ground`() {
    for color in [Color.white, .black, Color(red: 1, green: 1, blue: 1)] {
      #expect(draw(Text("x").foregroundStyle(color), .ansi) == "x")
    }
  }

  @Test func `every colour of the palette is nearest to itself`() {
    for (place, mix) in TerminalColor.cubeAndGrays.enumerated() {
      guard TerminalColor.cubeAndGrays.firstIndex(of: mix) == place else { continue }
      let color = TerminalColor(.mixed(red: mix.red, green: mix.green, blue: mix.blue))
      let isEdge = [mix.red, mix.green, mix.blue].allSatisfy { $0 == 0 || $0 == 255 }
      if isEdge, mix.red == mix.green, mix.green == mix.blue { continue }
      #expect(color.parameters(.palette) == "38;5;\(16 + place)")
    }
  }

  @Test func `styles are made of each other`() {
    #expect(OutputStyle.plain.ascii == .ascii)
    #expect(OutputStyle.ansi.limited(to: .sixteen).limited(to: .millions).colors == .sixteen)
    #expect(OutputStyle.html.in(.dark).colorScheme == .dark)
  }

  @Test func `what touches in one style is told the terminal once`() {
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 80, height: 8)
      Capsule().fill(.blue).frame(width: 32, height: 8)
    }
    #expect(draw(bar, .ansi) == "\u{1B}[34m████\u{1B}[0m\u{1B}[2m░░░░░░\u{1B}[0m")
    let apart = HStack { ForEach(["a", "b"], id: \.self) { Text($0).underline() } }
    #expect(draw(apart, .ansi) == "\u{1B}[4ma\u{1B}[0m \u{1B}[4mb\u{1B}[0m")
    let rows = VStack { ForEach(["a", "b"], id: \.self) { Text($0).bold() } }
    #expect(draw(rows, .ansi) == "\u{1B}[1ma\u{1B}[0m\n\u{1B}[1mb\u{1B}[0m")
  }

  @Test func `no row ends in a blank in a style`() {
    let view = VStack(alignment: .leading) {
      Text("a ").bold() + Text(" ").foregroundColor(.red)
      Text("  ").underline()
      Button("! ", role: .destructive) {}.frame(width: 40)
    }
    for columns in 1...8 {
      let drawn = render(view, settings: RenderSettings(columns: columns), style: .ansi)
      #expect(!(drawn + "\n").contains(" \u{1B}[0m\n"), "\(columns)")
      #expect(!(drawn + "\n").contains(" \n"), "\(columns)")
    }
    let words = Text("a ").bold() + Text(" ").foregroundColor(.red)
    #expect(
      render(words, settings: RenderSettings(columns: 9), style: .ansi) == "\u{1B}[1ma\u{1B}[0m"
    )
  }

  @Test func `a deleted character is no letter in ASCII`() {
    #expect(draw(Text(verbatim: "a\u{7F}b D"), .ascii) == "a^?b D")
    #expect(draw(Label("Bin", systemImage: "trash"), .ascii) == "D Bin")
  }
}
