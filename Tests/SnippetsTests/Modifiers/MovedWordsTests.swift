import Foundation
import Testing

@testable import Snippets

/// Words that an offset moves out of the snippet.
@MainActor
struct MovedWordsTests {
  private func draw(_ view: some View, columns: Int = 24) -> String {
    render(view, columns: columns)
  }

  @Test func `words moved below the last row or above the first one stay in the snippet`() {
    let below = VStack(alignment: .leading) {
      Text("one")
      Text("moved").offset(y: 40)
    }
    #expect(draw(below) == "one\nmoved")
    let above = VStack(alignment: .leading) {
      Text("moved").offset(y: -40)
      Text("two")
    }
    #expect(draw(above) == "moved\ntwo")
    let row = HStack {
      Text("a")
      Text("b").offset(y: 16)
    }
    #expect(draw(row) == "a b")
    let tap = VStack(alignment: .leading) {
      Text("one")
      Button("Tap") {}.offset(y: 60)
    }
    #expect(draw(tap) == "one\n(Tap)")
    let placed = ZStack(alignment: .topLeading) {
      Text("mid")
      Text("low").position(x: 30, y: 100)
    }
    #expect(draw(placed.frame(width: 80, height: 48)) == "mid\n\n  low")
  }

  @Test func `they stand in the nearest row in which nothing stands`() {
    let title = ZStack(alignment: .topLeading) {
      VStack(alignment: .leading) {
        Text("one")
        Text("two")
      }
      .padding(.top, 16)
      Text("moved").offset(y: 90)
    }
    #expect(draw(title) == "moved\none\ntwo")
    let crowded = VStack(alignment: .leading) {
      Text("Title")
      Text("Sub").offset(y: -40)
    }
    #expect(draw(crowded) == "Title\nSub")
  }

  @Test func `what is moved as far as a screen, cut off, or no words, is not drawn`() {
    func card(_ distance: CGFloat) -> some View {
      VStack(alignment: .leading) {
        Text("one")
        Text("toast").offset(y: distance)
      }
    }
    #expect(draw(card(300)) == "one\n")
    #expect(draw(card(-1000)) == "one\n")
    #expect(draw(card(.nan)) == "one\ntoast")
    #expect(draw(card(40).clipped()) == "one\n")
    let dot = VStack(alignment: .leading) {
      Text("one")
      Circle().frame(width: 8, height: 8).offset(y: 40)
    }
    #expect(draw(dot) == "one\n")
  }

  @Test func `the numbers of a clock's face that go beyond an edge stay at it`() {
    let face = ZStack {
      ForEach([12, 3, 6, 9], id: \.self) { hour in
        Text("\(hour)").offset(y: -40).rotationEffect(.degrees(Double(hour) * 30))
      }
    }
    #expect(draw(face.frame(width: 60, height: 60)) == "   12\n9        3\n\n   6")
  }
}
