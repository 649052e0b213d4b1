import Foundation
import Testing

@testable import Snippets

@MainActor
struct ShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private func pixel<S: View>(_ shape: S) -> String {
    render(shape.frame(width: 12, height: 12), columns: 10)
  }

  @Test func `a small shape is a sign`() {
    #expect(pixel(Circle().fill(.green)) == "●")
    #expect(pixel(Circle()) == "●")
    #expect(pixel(Circle().stroke(.red, lineWidth: 2)) == "○")
    #expect(pixel(Circle().strokeBorder(Color.red, lineWidth: 1)) == "○")
    #expect(pixel(Rectangle().fill(Color.blue)) == "■")
    #expect(pixel(RoundedRectangle(cornerRadius: 3, style: .continuous).stroke()) == "□")
    #expect(pixel(Capsule().fill(.tint)) == "▬")
    #expect(pixel(Triangle().fill(.orange)) == "◆")
    #expect(pixel(Color.red) == "■")
    #expect(pixel(Color.clear) == "")
    #expect(pixel(Circle().fill(.clear)) == "")
    #expect(pixel(Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 4)) == "◑")
    #expect(
      pixel(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == "■"
    )
  }

  @Test func `a dot stands beside its text`() {
    let view = HStack(spacing: 6) {
      Circle().fill(.green).frame(width: 8, height: 8)
      Text("Open until 18:00")
    }
    #expect(render(view) == "● Open until 18:00")
  }

  @Test func `a thin shape is a line`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Total")
      Rectangle().fill(.gray.opacity(0.3)).frame(height: 1)
      Text("$9.50")
      Color.secondary.frame(width: 40, height: 2)
    }
    #expect(render(view, columns: 8) == "Total\n────────\n$9.50\n─────")
    let dashes = HStack(spacing: 0) {
      ForEach(0..<4) { _ in
        Rectangle().fill(.gray).frame(width: 6, height: 1).padding(.horizontal, 2)
      }
    }
    #expect(render(dashes, columns: 12) == " ─  ─  ─  ─")
  }

  @Test func `a shape one column wide is a bar beside its row`() {
    let view = HStack {
      RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 4)
      VStack(alignment: .leading) {
        Text("Stand-up")
        Text("9:30")
      }
    }
    #expect(render(view) == "▌ Stand-up\n▌ 9:30")
  }

  @Test(arguments: [4, 6, 8, 12, 16, 24] as [CGFloat])
  func `a hair between two dots is a line down, however short`(height: CGFloat) {
    let view = VStack(spacing: 0) {
      Circle().fill(.blue).frame(width: 10, height: 10)
      Rectangle().fill(.blue).frame(width: 2, height: height)
      Circle().fill(.blue).frame(width: 10, height: 10)
    }
    #expect(render(view) == "●\n│\n●")
  }

  @Test func `shapes of one row are the parts of a bar`() {
    let view = HStack(spacing: 0) {
      Capsule().fill(.blue).frame(width: 48, height: 16)
      Capsule().fill(.gray.opacity(0.3)).frame(width: 32, height: 16)
    }
    #expect(render(view) == "██████░░░░")
  }

  @Test func `a line around padded content is a box`() {
    let card = Text("Sold").padding(.vertical, 16).padding(.horizontal, 12)
    #expect(
      render(card.overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))) == """
        ╭──────╮
        │ Sold │
        ╰──────╯
        """
    )
  }

  @Test func `the box needs room, and a filled ground is not drawn`() {
    let tag = Text("NEW").padding(.horizontal, 8)
    #expect(render(tag.overlay(Capsule().stroke(.red))) == "│NEW│")
    #expect(render(Text("NEW").overlay(Rectangle().stroke())) == "NEW")
    let grounds = VStack(alignment: .leading) {
      Text("a").background(Color.blue)
      Text("b").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4))
      Text("c").background(.blue.gradient, in: .rect(cornerRadius: 4))
      Text("d").background { RoundedRectangle(cornerRadius: 4).fill(.quaternary) }
      Text("e").background(Circle().fill(Color("Brand")))
      Text("f").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("g").clipShape(Circle()).clipShape(.capsule).cornerRadius(4).mask(Circle())
      Text("h").containerShape(RoundedRectangle(cornerRadius: 4)).background(in: Capsule())
      Text("i").background(.regularMaterial).background(Material.thin).background(.bar)
    }
    #expect(render(grounds) == "a\nb\nc\nd\ne\nf\ng\nh\ni")
  }

  @Test func `a dashed line and square corners are told apart`() {
    let card = Text("Sold").padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    let dashed = StrokeStyle(lineWidth: 1, dash: [4, 2])
    #expect(
      render(card.background(Rectangle().strokeBorder(.secondary, style: dashed)))
        == "┌╌╌╌╌┐\n╎Sold╎\n└╌╌╌╌┘"
    )
  }

  @Test func `colours and gradients fill what is behind without drawing`() {
    let view = ZStack {
      Color.black.ignoresSafeArea()
      ContainerRelativeShape().fill(.blue.gradient)
      LinearGradient(
        gradient: Gradient(colors: [.pink, .purple]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      RadialGradient(colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 80)
      AngularGradient(colors: [.red, .blue], center: .center)
      Text("Hello")
    }
    #expect(render(view, columns: 11) == "   Hello")
  }

  @Test func `a path without a line is nothing, whatever is made of it`() {
    struct Sparkline: Shape { func path(in rect: CGRect) -> Path { Path() } }
    func alone(_ view: some View) -> String { render(view, columns: 20) }
    #expect(alone(Sparkline().stroke(.red).frame(width: 60, height: 16)) == "")
    #expect(alone(Sparkline().fill(.red).frame(width: 60, height: 16)) == "")
    #expect(alone(Sparkline().fill(.red).frame(width: 8, height: 8)) == "")
    #expect(alone(Sparkline().trim(from: 0, to: 0.5).stroke().frame(width: 8, height: 16)) == "")
    #expect(alone(Path { _ in }.stroke().frame(width: 60, height: 16)) == "")
    let place = Path { $0.move(to: .zero) }.stroke().frame(width: 40, height: 16)
    #expect(alone(place) == "")
    let card = Text("card").padding().overlay(Sparkline().stroke())
    #expect(alone(card) == "\n  card\n")
  }

  @Test func `lengths that are no numbers do no harm`() {
    for length in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      let view = VStack {
        Circle().trim(from: length, to: length).stroke(.red)
        Circle().fill(.red).frame(width: length, height: 12)
        Rectangle().stroke(.red, lineWidth: length)
        RoundedRectangle(cornerRadius: length).fill(.red).frame(height: 12)
      }
      #expect(render(view, columns: 12).count < 200)
    }
  }

  @Test func `a shape is drawn no further than it can be seen`() throws {
    let wide = Rectangle().frame(width: 1e300, height: 16)
    for view in [
      AnyView(wide), AnyView(wide.fixedSize()), AnyView(Text("a").overlay(wide)),
      AnyView(wide.offset(x: -1e5)), AnyView(ScrollView(.horizontal) { HStack { wide } }),
      AnyView(ZStack { wide.frame(width: 1e300) }), AnyView(Grid { GridRow { wide } }),
      AnyView(wide.frame(minWidth: 1e300)),
      AnyView(
        HStack(spacing: 0) {
          wide
          wide
        }
      ),
      AnyView(Rectangle().frame(minWidth: 1e300, minHeight: 16)),
      AnyView(Text("a").background { Rectangle().stroke().frame(width: 1e300, height: 64) }),
    ] {
      let tree = try resolve(SnippetContent(view), settings: RenderSettings(columns: 12)).tree
      #expect(tree.runs.allSatisfy { $0.columns < 100 })
    }
  }
}
