import Foundation
import Testing

@testable import Snippets

@MainActor
struct LinesOverWordsTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) -> String {
    render(view, settings: RenderSettings(columns: 12), style: style)
  }

  @Test func `a thin line in front of words erases no letter`() {
    let title = Text("Our title")
    let line = Rectangle().frame(height: 1)
    #expect(draw(title.overlay(alignment: .bottom) { line }) == "Our title")
    #expect(draw(title.overlay(Divider(), alignment: .bottom)) == "Our title")
    #expect(draw(title.overlay(alignment: .bottom) { Color.red.frame(height: 2) }) == "Our title")
    let pushed = VStack {
      Spacer()
      Divider()
    }
    #expect(draw(title.overlay(pushed)) == "Our title")
    let layers = ZStack(alignment: .bottom) {
      title
      line
    }
    #expect(draw(layers) == " Our title ─")
  }

  @Test func `a line is drawn where nothing stands, a blank away from letters`() {
    let row = HStack {
      Text("A")
      Spacer()
      Text("v")
    }
    #expect(
      draw(row.overlay(Rectangle().frame(height: 1), alignment: .bottom)) == "A ──────── v"
    )
    let below = VStack(alignment: .leading) {
      Text("Title")
      Text("b")
    }
    #expect(draw(below.overlay(Divider(), alignment: .bottom)) == "Title\nb ───")
  }

  @Test func `a line at the top of what has letters is above them`() {
    let row = HStack {
      Text("A")
      Spacer()
      Text("v")
    }
    #expect(draw(row.overlay(Divider(), alignment: .top)) == "A          v")
    let bar = Text("A").padding(.vertical, 16).frame(width: 32)
    #expect(draw(bar.overlay(Divider(), alignment: .top)) == "────\n A\n")
  }

  @Test func `words in front of a line stay a blank away from it, a symbol stands on it`() {
    func over(_ view: some View) -> String {
      draw(
        ZStack {
          Divider()
          view
        }
      )
    }
    #expect(over(Text("ab")) == "──── ab ────")
    #expect(over(Image(systemName: "star")) == "─────☆──────")
  }

  @Test func `letters in a line's way are underlined, in its middle struck through`() {
    let line = Rectangle().fill(.red).frame(height: 1)
    func front(_ alignment: Alignment) -> String {
      draw(Text("a b").overlay(alignment: alignment) { line }, .ansi)
    }
    #expect(front(.bottom) == "\u{1B}[4ma b\u{1B}[0m")
    #expect(front(.center).contains("\u{1B}[9ma"))
    #expect(front(.top) == "a b")
    let framed = Text("ab").overlay(line.frame(maxHeight: .infinity, alignment: .bottom))
    #expect(draw(framed, .ansi).hasPrefix("\u{1B}[4mab\u{1B}[0m"))
    #expect(draw(Text("ab").overlay(Divider(), alignment: .bottom), .html).contains("underline"))
  }

  @Test func `a selected tab's line leaves all tabs readable`() {
    let tabs = HStack {
      Text("Day")
      Text("Week").overlay(alignment: .bottom) { Rectangle().frame(height: 2).offset(y: 6) }
      Text("No")
    }
    #expect(draw(tabs) == "Day Week No")
    #expect(draw(tabs, .ansi).contains("\u{1B}[4mW"))
  }

  @Test func `a line moved into the room below a word stands in it, not in the row below that`() {
    func tabs(_ room: CGFloat, above line: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Week").padding(.bottom, room)
          .overlay {
            GeometryReader { area in
              Rectangle().frame(width: area.size.width, height: 2)
                .offset(x: 0, y: area.size.height - line)
            }
          }
        Text("words below")
      }
    }
    #expect(draw(tabs(16, above: 2)) == "Week\n────\nwords below")
    #expect(draw(tabs(16, above: 8)) == "Week\n────\nwords below")
    #expect(draw(tabs(0, above: 2)) == "Week\nwords below")
    #expect(draw(tabs(0, above: 2), .ansi).hasPrefix("\u{1B}[4mW"))
    #expect(draw(tabs(16, above: 18)) == "Week\n\nwords below")
    let layers = ZStack(alignment: .topLeading) {
      Text("Week").padding(.bottom, 16)
      Rectangle().frame(width: 32, height: 2).offset(y: 29)
    }
    #expect(draw(layers) == "Week\n────")
  }

  @Test func `an upright line stands beside words and covers none`() {
    let line = Rectangle().frame(width: 3)
    let padded = Text("accent").padding(.leading, 8)
    #expect(draw(padded.overlay(alignment: .leading) { line }) == "▌accent")
    #expect(draw(Text("cap").overlay(alignment: .leading) { Capsule().frame(width: 3) }) == "cap")
    let row = HStack {
      RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 4)
      Text("9:30")
    }
    #expect(draw(row) == "▌ 9:30")
  }

  @Test func `a sign in front of words covers none, and a line covers a line`() {
    let dot = Circle().frame(width: 4, height: 4)
    #expect(draw(Text("15").overlay(alignment: .bottom) { dot }) == "15")
    #expect(draw(Text("15").overlay(alignment: .bottom) { dot }, .ansi).contains("\u{1B}[4m"))
    #expect(draw(Text("15").overlay { dot }, .ansi) == "15")
    let radio = Image(systemName: "circle").overlay { dot }
    #expect(draw(radio) == "●")
    #expect(draw(Text("a  b").overlay { dot }) == "a● b")
    #expect(draw(Divider().overlay { dot }) == "─────●──────")
    #expect(draw(Text("ok").lineLimit(1).frame(width: 16).overlay { dot }) == "ok")
  }
}
