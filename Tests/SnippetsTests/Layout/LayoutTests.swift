import Foundation
import Testing

@testable import Snippets

@MainActor
struct LayoutTests {
  @Test func `rows share a surplus among spacers`() {
    let row = HStack(spacing: 0) {
      Text("a")
      Spacer()
      Text("b")
      Spacer()
      Text("c")
    }
    #expect(render(row, columns: 7) == "a  b  c")
  }

  @Test func `a column aligns its children`() {
    func column(_ side: HorizontalAlignment) -> String {
      render(
        VStack(alignment: side) {
          Text("aaaa")
          Text("b")
        }
      )
    }
    #expect(column(.leading) == "aaaa\nb")
    #expect(column(.center) == "aaaa\n b")
    #expect(column(.trailing) == "aaaa\n   b")
  }

  @Test(arguments: [
    (0.0, 0), (0.5, 1), (4, 1), (8, 1), (11.9, 1), (12, 2), (16, 2), (20, 3), (24, 3),
  ])
  func `points become columns, a tie up`(points: Double, columns: Int) {
    #expect(Points.columns(points) == columns)
  }

  @Test(arguments: [(0.0, 0), (8, 0), (8.1, 1), (12, 1), (16, 1), (24, 1), (25, 2), (400, 25)])
  func `points become rows, a tie down`(points: Double, rows: Int) {
    #expect(Points.rows(points) == rows)
  }

  @Test func `frames, padding, overlays and hidden views take their room`() {
    #expect(render(Text("a").frame(width: 40, alignment: .trailing)) == "    a")
    #expect(render(Text("a").frame(maxWidth: .infinity), columns: 5) == "  a")
    #expect(render(Text("a").padding(.leading, 8)) == " a")
    #expect(
      render(
        HStack {
          Text("aa").hidden()
          Text("b")
        }
      ) == "   b"
    )
    #expect(render(Text("aaa").overlay { Text("b") }) == "aba")
    #expect(render(Text("aaa").background { Text("b") }) == "aaa")
    #expect(
      render(
        ZStack {
          Text("aaa")
          Text("b")
        }
      ) == "aba"
    )
  }

  @Test func `a fixed size does not wrap`() {
    #expect(render(Text("aa bb").fixedSize().frame(width: 24)).contains("a"))
    #expect(render(Text("aa bb"), columns: 3) == "aa\nbb")
  }

  /// What the fast path draws, where the full algorithm draws the same.
  private func renderTwice(_ view: some View, columns: Int) -> String {
    var fast = Renderer()
    var full = Renderer()
    full.usesFastPath = false
    let drawn = fast.render(view, columns: columns)
    #expect(full.render(view, columns: columns) == drawn)
    return drawn
  }

  @Test func `a line with a limit is as long as its stack, also where nothing was proposed`() {
    let stack = VStack(alignment: .leading) {
      Text("abcdef")
      Divider().frame(maxWidth: 139)
    }
    #expect(renderTwice(stack.fixedSize(), columns: 16) == "abcdef\n──────")
  }

  @Test func `what has a limit takes its own height where none is proposed`() {
    let layers = ZStack {
      Text(" \nb")
      HStack(spacing: 0) { Divider() }.frame(maxHeight: 40)
    }
    #expect(renderTwice(layers, columns: 8) == "│\nb")
  }

  @Test func `a text is as wide as with the lines past its limit`() {
    let text = Text("a\nbc").overlay { ProgressView(value: 0) }.lineLimit(1)
    #expect(renderTwice(text, columns: 8) == "░░░")
  }

  @Test func `a bar in more room than there can be is drawn`() {
    let bar = Text("a").padding(1e9).overlay { ProgressView(value: 0) }
    #expect(renderTwice(bar, columns: 8).contains("░░░░░░░░"))
  }

  @Test func `a row that a frame makes go on below is as high as its lines`() {
    let row = HStack(spacing: 33) {
      ProgressView(value: 1)
      Divider()
      Divider()
    }
    let view = VStack(alignment: .trailing) {
      VStack(alignment: .leading) {
        row.frame(width: 73)
        Divider()
      }
      Divider()
    }
    let line = String(repeating: "─", count: 28)
    #expect(
      renderTwice(view.frame(minWidth: 207, minHeight: 131), columns: 28)
        == "\n\n████    │\n│\n\(line)\n\(line)\n\n"
    )
    #expect(renderTwice(row.frame(width: 73).frame(height: 64), columns: 28) == "\n████    │\n│\n")
  }

  @Test func `a frame with a least height is as high as the lines that its text wraps into`() {
    let text = Text("aaaa bbbb cccc dddd")
    #expect(renderTwice(text.frame(minHeight: 32), columns: 5) == "aaaa\nbbbb\ncccc\ndddd")
    let cut = "aaaa\nbbbb\ncccc…"
    #expect(renderTwice(text.frame(minHeight: 32, maxHeight: 48), columns: 5) == cut)
    #expect(renderTwice(text.frame(height: 48), columns: 5) == cut)
    let framed = Text(verbatim: "aaaaaaaaaaa").frame(minWidth: 37, minHeight: 37)
    let row = HStack(spacing: 0) {
      framed.frame(minWidth: 37, minHeight: 10).frame(width: 0)
      Text("cde")
    }
    #expect(renderTwice(row.frame(width: 0).frame(width: 0), columns: 3) == "a\na\n")
  }

  @Test func `lines past the limit end in an ellipsis`() {
    #expect(render(Text("aa bb cc").lineLimit(1), columns: 5) == "aa b…")
    #expect(render(Text("aa bb cc").lineLimit(2), columns: 5) == "aa bb\ncc")
  }

  @Test func `a bar is as wide as it may be`() {
    #expect(render(ProgressView(value: 0.5), columns: 15) == "█████░░░░░  50%")
    #expect(
      render(ProgressView("Roast", value: 3.0, total: 3), columns: 15) == "Roast\n██████████ 100%"
    )
    #expect(render(ProgressView(value: 0.5), columns: 4) == "██░░")
  }

  @Test func `a text that its frame makes narrow is cut at the frame's height`() {
    let view = Text("abcd").frame(maxWidth: 8, maxHeight: 48)
    #expect(render(view, columns: 10) == "a\nb\n…")
  }
}
