import Foundation
import Testing

@testable import Snippets

/// Words with a ground of their own in front of other words.
@MainActor
struct CoveringGroundTests {
  private func draw(_ view: some View) -> String { render(view, columns: 24) }

  @Test func `a ground hides what stands behind its padding`() {
    let words = Text("Long list row behind it")
    func front(_ view: some View) -> String { draw(words.overlay { view }) }
    #expect(front(Text("X").padding(.horizontal).background(.red)) == "Long list  X  behind it")
    let ground = Text("X").padding(.horizontal)
    #expect(front(ground.background(Capsule().fill(.red))) == "Long list  X  behind it")
    #expect(front(ground.background { Color.red }) == "Long list  X  behind it")
    #expect(
      front(ground.background(.thinMaterial, in: Capsule())) == "Long list  X  behind it"
    )
    #expect(
      front(ground.background(Capsule().fill(.thinMaterial))) == "Long list  X  behind it"
    )
  }

  @Test func `a toast covers its row of a list`() {
    let list = VStack(alignment: .leading) { ForEach(1..<4) { Text("Row number \($0)") } }
    let toast = ZStack(alignment: .bottomLeading) {
      list
      VStack { Text("Saved").padding(.horizontal).background(Color.white) }
    }
    #expect(draw(toast) == "Row number 1\nRow number 2\n  Saved  r 3")
  }

  @Test func `what shines through, and what has no ground, hides nothing`() {
    let words = Text("abcdefghijk")
    func front(_ view: some View) -> String { draw(words.overlay { view.padding(.horizontal) }) }
    #expect(front(Text("X")) == "abcdeXghijk")
    let padded = Text("X").padding(.horizontal)
    #expect(draw(words.overlay { padded.background(.black.opacity(0.3)) }) == "abcdeXghijk")
    #expect(draw(words.overlay { padded.background(.clear) }) == "abcdeXghijk")
    #expect(draw(words.background { padded.background(.red) }) == "abcdefghijk")
    let alone = ZStack {
      Color.blue
      Text("X").padding().background(.red)
    }
    #expect(draw(alone.frame(width: 40, height: 48)) == "\n  X\n")
  }
}
