import Foundation
import Testing

@testable import Snippets

@MainActor
struct BadgeTests {
  private func draw(_ view: some View) -> String { render(view, columns: 20) }
  private let flag = Image(systemName: "star")

  @Test func `a badge at a symbol's corner stands beside it and keeps its room`() {
    let inbox = HStack {
      flag.overlay(alignment: .topTrailing) { Text("12").offset(x: 10, y: -10) }
      Text("Inbox")
    }
    #expect(draw(inbox) == "☆12 Inbox")
    let below = VStack(alignment: .leading) {
      Text("Title")
      flag.overlay(alignment: .topTrailing) { Text("3").offset(x: 8, y: -8) }
    }
    #expect(draw(below) == "Title\n☆3")
    let still = flag.overlay(alignment: .topTrailing) { Text("12") }
    #expect(draw(still) == "☆12")
  }

  @Test func `a count in a dot and a dot alone are badges too`() {
    let count = ZStack {
      Circle().fill(.red)
      Text("3")
    }
    .frame(width: 16, height: 16)
    #expect(draw(flag.overlay(alignment: .topTrailing) { count.offset(x: 8, y: -8) }) == "☆3")
    let dot = Circle().fill(.red).frame(width: 8, height: 8)
    #expect(draw(flag.overlay(alignment: .topTrailing) { dot }) == "☆●")
    let layers = ZStack(alignment: .topTrailing) {
      flag
      Text("7").offset(x: 8, y: -8)
    }
    #expect(draw(layers) == "☆7")
    let cart = ZStack(alignment: .topTrailing) {
      Image(systemName: "cart")
      dot.offset(x: 4, y: -4)
    }
    #expect(draw(cart) == "⊎●")
    let plain = ZStack(alignment: .topTrailing) {
      Image(systemName: "cart")
      dot
    }
    #expect(draw(plain) == "⊎●")
  }

  @Test func `what is in the middle of a symbol or in front of words stays there`() {
    #expect(draw(flag.overlay { Text("A") }) == "A")
    #expect(draw(Text("abc").overlay(alignment: .topTrailing) { Text("x") }) == "abx")
    #expect(draw(Text("abc").overlay(alignment: .topTrailing) { Text("x").offset(x: 8) }) == "abcx")
    let layers = ZStack(alignment: .trailing) {
      Text("a")
      Text("b")
    }
    #expect(draw(layers) == "b")
  }

  @Test func `less than a row up is no distance in front of a view, and the first row is kept`() {
    let card = Text("a").frame(width: 64).padding(.vertical, 16)
    func sale(_ y: Double) -> String {
      draw(card.overlay(alignment: .top) { Text("SALE").offset(y: y) })
    }
    #expect(sale(-12) == "  SALE\n   a\n")
    #expect(sale(-20) == "  SALE\n   a\n")
    #expect(sale(12) == "  SALE\n   a\n")
    #expect(draw(Text("b\nc").overlay(alignment: .top) { Text("x").offset(y: 16) }) == "b\nx")
    #expect(draw(card.overlay(alignment: .top) { Text("SALE").offset(y: -400) }) == "\n   a\n")
  }

  @Test func `a badge is read with its symbol`() throws {
    let view = flag.overlay(alignment: .topTrailing) { Text("12").offset(x: 10, y: -10) }
    #expect(try Drawn(view).spoken == ["star, 12"])
  }
}
