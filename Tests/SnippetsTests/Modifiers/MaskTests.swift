import Foundation
import Testing

@testable import Snippets

@MainActor
@Suite struct MaskTests {
  private func said(_ view: some View) -> String {
    render(view, settings: RenderSettings(), style: .spoken)
  }

  @Test func `a colour behind a mask of words is those words`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(render(gradient.mask(Text("Gradient Title")), columns: 20) == "   Gradient Title")
    let shape = Rectangle().fill(.red).frame(width: 100, height: 16).mask { Text("Hi there") }
    #expect(render(shape) == "  Hi there")
    let leading = Color.red.mask(alignment: .leading) { Text("Sale") }
    #expect(render(HStack(spacing: 0) { leading }.fixedSize()) == "Sale")
    #expect(render(leading, settings: RenderSettings(), style: .ansi).contains("31mSale"))
    let long = VStack {
      gradient.mask(Text("a gradient over several words"))
      Text("below")
    }
    #expect(render(long, columns: 12) == "a gradient\nover several\nwords\n   below")
  }

  @Test func `a part of the stars is filled`() {
    let stars = HStack(spacing: 0) { ForEach(0..<5) { _ in Image(systemName: "star.fill") } }
    func rating(_ rating: CGFloat) -> some View {
      stars.overlay {
        GeometryReader { room in
          ZStack(alignment: .leading) {
            Rectangle().foregroundColor(.yellow).frame(width: rating / 5 * room.size.width)
          }
        }.mask(stars)
      }
    }
    #expect(render(rating(3)) == "★★★☆☆")
    #expect(render(rating(0)) == "☆☆☆☆☆")
    #expect(render(rating(5)) == "★★★★★")
    let colored = render(rating(3), settings: RenderSettings(), style: .ansi)
    #expect(colored == "\u{1B}[93m★★★\u{1B}[0m☆☆")
    let (filled, outline) = ("filled star, filled star, filled star", "star, star")
    #expect(said(rating(3)) == "\(filled)\n\(outline)")
    #expect(said(rating(5)) == "\(filled), filled star, filled star")
    #expect(said(rating(0)) == "\(outline), star, star, star")
  }

  @Test func `symbols are cut by a shape`() {
    func row(_ name: String, spacing: CGFloat = 0) -> some View {
      HStack(spacing: spacing) { ForEach(0..<5) { _ in Image(systemName: name) } }
    }
    func rating(_ part: CGFloat, over behind: String) -> some View {
      ZStack(alignment: .leading) {
        row(behind).foregroundStyle(.gray)
        row("star.fill").foregroundStyle(.yellow).mask(alignment: .leading) {
          GeometryReader { room in Rectangle().frame(width: room.size.width * part) }
        }
      }
    }
    #expect(render(rating(0.4, over: "star")) == "★★☆☆☆")
    #expect(render(rating(0.4, over: "star.fill")) == "★★☆☆☆")
    #expect(render(rating(0, over: "star.fill")) == "☆☆☆☆☆")
    #expect(render(rating(1, over: "star")) == "★★★★★")
    for behind in ["star", "star.fill"] {
      let rows = said(rating(0.4, over: behind)).split(separator: "\n").map(String.init)
      #expect(Set(rows) == ["filled star, filled star", "star, star, star"])
    }
    let colored = render(rating(0.4, over: "star.fill"), settings: RenderSettings(), style: .ansi)
    #expect(colored == "\u{1B}[93m★★\u{1B}[0m\u{1B}[2m☆☆☆\u{1B}[0m")
    #expect(render(row("heart.fill").mask(Rectangle().frame(width: 24))) == " ♥♥♥")
    #expect(render(row("heart.fill").mask(RoundedRectangle(cornerRadius: 4))) == "♥♥♥♥♥")
    let fading = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    #expect(render(row("heart.fill").mask(fading)) == "♥♥♥♥♥")
  }

  @Test func `all else behind a mask is shown as it is`() {
    #expect(render(Text("words").mask(Circle())) == "words")
    #expect(render(Text("words").mask(Text("other"))) == "words")
    let bar = Capsule().fill(.blue).frame(width: 80, height: 8)
    #expect(render(bar.mask(Rectangle())) == render(bar))
    #expect(render(Color.clear.mask(Text("never")).frame(height: 16)) == "")
    #expect(render(Button("Tap") {}.mask(Text("x"))) == render(Button("Tap") {}))
    #expect(render(Color.red.mask(EmptyView())) == "")
  }
}
