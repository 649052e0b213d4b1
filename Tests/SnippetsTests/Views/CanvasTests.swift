import Foundation
import Testing

@testable import Snippets

@MainActor
struct CanvasTests {
  private func drawing(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
      draw(&context, size)
    } symbols: {
      Text("sym").tag(1)
      Image(systemName: "star.fill").tag("star")
    }
    .frame(width: 80, height: 48)
  }

  @Test func `words and symbols stand where they are drawn`() {
    let view = drawing { context, size in
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
      context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      let last = context.resolve(Text("end"))
      let room = last.measure(in: size)
      let corner = CGPoint(x: size.width - room.width, y: size.height - room.height)
      context.draw(last, in: CGRect(origin: corner, size: room))
      context.translateBy(x: 0, y: 32)
      if let star = context.resolveSymbol(id: "star") {
        context.draw(star, at: CGPoint(x: 0, y: 8), anchor: .leading)
      }
      var faint = context
      faint.opacity = 0
      faint.draw(Text("unseen"), at: .zero)
    }
    #expect(render(view, columns: 12) == "a\n   mid\n★      end")
  }

  @Test func `layers, filters and clips change nothing else`() {
    let view = drawing { context, size in
      context.addFilter(.blur(radius: 2))
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
      context.blendMode = .multiply
      context.drawLayer { layer in
        layer.scaleBy(x: 2, y: 1)
        layer.rotate(by: .degrees(30))
        layer.draw(Text("b"), at: CGPoint(x: 16, y: 8), anchor: .leading)
      }
    }
    #expect(render(view, columns: 12) == "    b\n\n")
  }

  @Test func `a drawing without words is its label, or nothing`() {
    let bare = Canvas { _, _ in }.frame(width: 160, height: 16)
    #expect(render(bare, columns: 30) == "")
    let named = bare.accessibilityLabel("Steps this week")
    #expect(render(named, columns: 30).trimmingCharacters(in: .whitespaces) == "<Steps this week>")
    #expect(
      render(named, settings: RenderSettings(columns: 30), style: .spoken) == "Steps this week"
    )
    let written = drawing { context, _ in context.draw(Text("w"), at: .zero) }
    #expect(!render(written.accessibilityLabel("Steps")).contains("<"))
  }

  @Test func `places that are no numbers and words without end do no harm`() {
    let view = drawing { context, _ in
      for place in [CGFloat.nan, .infinity, -1e300, 1e300] {
        context.draw(Text("x"), at: CGPoint(x: place, y: place))
        context.scaleBy(x: place, y: 1)
      }
      for _ in 0..<2_000 { context.draw(Text("y"), at: CGPoint(x: 4, y: 4)) }
      #expect(context.resolveSymbol(id: 9) == nil)
    }
    #expect(render(view, columns: 12).count < 60)
  }
}
