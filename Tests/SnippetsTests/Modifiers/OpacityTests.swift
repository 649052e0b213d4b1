import Foundation
import Testing

@testable import Snippets

/// What is fainter.
@MainActor
struct OpacityTests {
  private func ansi<V: View>(_ view: V) -> String {
    render(view, settings: RenderSettings(columns: 20), style: .ansi)
  }

  @Test func `a view in a colour is dim where its opacity is half or less`() {
    let text = Text("x").foregroundStyle(.red)
    #expect(ansi(text.opacity(0.3)) == ansi(Text("x").foregroundStyle(Color.red.opacity(0.3))))
    #expect(ansi(text.opacity(0.3)) == "\u{1B}[2;31mx\u{1B}[0m")
    #expect(ansi(text.opacity(0.6)) == "\u{1B}[31mx\u{1B}[0m")
    let parts = (Text("a").foregroundStyle(.red) + Text("b")).opacity(0.5)
    #expect(ansi(parts) == "\u{1B}[2;31ma\u{1B}[0m\u{1B}[2mb\u{1B}[0m")
    let column = VStack {
      Text("a").foregroundStyle(.green)
      Text("b").bold()
    }
    #expect(ansi(column.opacity(0.2)) == "\u{1B}[2;32ma\u{1B}[0m\n\u{1B}[1;2mb\u{1B}[0m")
    #expect(
      ansi(
        HStack {
          text.opacity(0.3)
          Text("y")
        }
      ) == "\u{1B}[2;31mx\u{1B}[0m y"
    )
  }

  @Test func `a shape that is faint on its own is drawn as one in a dim colour`() {
    let days = HStack {
      ForEach(0..<3, id: \.self) { day in
        Rectangle().fill(.green).frame(width: 24, height: 16).opacity(day < 2 ? 1 : 0.2)
      }
    }
    #expect(render(days) == "███ ███ ░░░")
    let bar = ZStack(alignment: .leading) {
      Rectangle().fill(.gray.opacity(0.3)).frame(width: 80, height: 16)
      Rectangle().fill(.blue).frame(width: 40, height: 16)
    }
    #expect(render(bar.opacity(0.4)) == render(bar))
  }
}
