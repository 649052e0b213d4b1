import Foundation
import Testing

@testable import Snippets

@MainActor
struct ClearTextTests {
  @Test func `text without a colour keeps its room and is not drawn`() {
    let clock = ZStack {
      Text("00:00").foregroundColor(.clear)
      Text("9:41")
    }
    #expect(render(clock) == "9:41")
    let row = HStack {
      Text("a")
      Text("b").foregroundStyle(.clear)
      Text("c")
    }
    #expect(render(row) == "a   c")
    #expect(render(row, settings: RenderSettings(columns: 20), style: .ansi) == "a   c")
    #expect(render(Text("b").foregroundStyle(.red.opacity(0))) == "")
  }

  @Test func `long, styled and foreign texts without a colour are not drawn either`() {
    #expect(render(Text("aa bb cc").foregroundStyle(.clear), columns: 4) == "\n\n")
    #expect(render(Text("aa bb cc").lineLimit(1).foregroundStyle(.clear), columns: 4) == "")
    #expect(render(Text(verbatim: "שלום").foregroundColor(.clear)) == "")
    let sum = Text("a") + Text("b").foregroundColor(.clear) + Text("c")
    #expect(render(sum) == "a c")
    #expect(render(Image(systemName: "star").foregroundStyle(.clear)) == "")
    #expect(render(Circle().frame(width: 8, height: 8).foregroundStyle(.clear)) == "")
  }

  @Test func `a colour further in is drawn`() {
    let view = HStack {
      Text("a")
      Text("b").foregroundStyle(.red)
    }
    #expect(render(view.foregroundStyle(.clear)) == "  b")
  }

  @Test func `what is not drawn is not read, unless it is labelled`() throws {
    let view = VStack {
      Text("00:00").foregroundColor(.clear)
      Text("9:41")
      Text("x").accessibilityLabel("ten").foregroundColor(.clear)
    }
    #expect(try Drawn(view).spoken == ["9:41", "ten"])
  }
}
