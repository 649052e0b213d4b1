import Foundation
import Testing

@testable import Snippets

/// The usual modifier of a view that says no.
private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let x = 10 * CGFloat(sin(Double(animatableData) * .pi * 3))
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

/// Half of its own width to the right.
private struct Half: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 16))
  }
}

/// Views around a middle.
private struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 72, height: 80)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      var point = CGPoint(x: 0, y: -32).applying(CGAffineTransform(rotationAngle: angle))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

@MainActor
struct TransformTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func `points are moved, scaled and turned`() {
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, CGPoint(x: -4, y: 3)))
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test func `what is added to a transform happens first`() {
    let point = CGPoint(x: 1, y: 2)
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(point.applying(moved) == CGPoint(x: 22, y: 4))
    let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(scaled) == CGPoint(x: 12, y: 4))
    let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(
      CGAffineTransform(translationX: 10, y: 0)
    )
    #expect(point.applying(both) == CGPoint(x: 12, y: 4))
    let odd = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -2).scaledBy(x: 2, y: 5)
    #expect(isNear(point.applying(odd).applying(odd.inverted()), point))
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    var projection = ProjectionTransform(odd)
    #expect(isNear(point.applying(projection), point.applying(odd)))
    #expect(isNear(point.applying(projection.concatenating(projection.inverted())), point))
    let inverse = projection.inverted()
    #expect(projection.invert() && projection == inverse && projection.isAffine)
  }

  @Test func `sizes and rectangles are turned and scaled`() throws {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter)
    #expect(isNear(rect.origin, CGPoint(x: -6, y: 1)))
    #expect(abs(rect.width - 4) < 1e-9 && abs(rect.height - 3) < 1e-9)
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 1))
        == CGSize(width: 4, height: 3)
    )
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0) && CGVector.zero == CGVector())
    let data = try JSONEncoder().encode(quarter)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == quarter)
  }

  @Test func `a radial layout has its views around the middle`() {
    let dial = Radial {
      Text("12")
      Text("3")
      Text("6")
      Text("9")
    }
    #expect(
      render(dial) == """
           12

        9       3

            6
        """
    )
  }

  @Test func `an effect that moves a view does so, and any other changes nothing`() {
    #expect(render(Text("no").modifier(Shake(animatableData: 0))) == "no")
    #expect(render(Text("no").modifier(Shake(animatableData: 1 / 6))) == " no")
    let half = VStack(alignment: .leading) {
      Text("half").modifier(Half())
      Text("x")
      Text("y")
    }
    #expect(render(half) == "\nx half\ny")
    #expect(render(Text("a").transformEffect(.identity)) == "a")
    #expect(render(Text("a").transformEffect(.init(translationX: 16, y: 0))) == "  a")
    #expect(
      render(Text("a").transformEffect(.init(rotationAngle: 1).translatedBy(x: 9, y: 9))) == "a"
    )
    #expect(render(Text("a").projectionEffect(ProjectionTransform())) == "a")
    let each = HStack {
      Group {
        Text("a")
        Text("b")
      }.modifier(Shake(animatableData: 1 / 6))
    }
    #expect(render(each) == " a b")
  }

  @Test func `paths and shapes are changed by their points`() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 2, y: 0))
      $0.addCurve(
        to: CGPoint(x: 4, y: 0),
        control1: CGPoint(x: 3, y: 1),
        control2: CGPoint(x: 3, y: -1)
      )
      $0.addQuadCurve(to: .zero, control: CGPoint(x: 2, y: 2))
      $0.closeSubpath()
    }
    let moved = line.applying(CGAffineTransform(translationX: 1, y: 1))
    #expect(moved == line.offsetBy(dx: 1, dy: 1))
    #expect(moved.offsetBy(dx: -1, dy: -1) == line)
    var path = Path()
    path.addPath(line, transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(path == moved)
    let shape = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(shape.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).boundingRect.width == 2)
    #expect(render(shape.fill(.red).frame(width: 8, height: 16)) == "■")
  }

  @Test func `a point lies in a path or outside of it`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 5, y: 5)) && !square.contains(CGPoint(x: 11, y: 5)))
    let disc = Path {
      $0.addArc(
        center: CGPoint(x: 5, y: 5),
        radius: 5,
        startAngle: .zero,
        endAngle: .degrees(360),
        clockwise: false
      )
    }
    #expect(disc.contains(CGPoint(x: 5, y: 9.5)) && !disc.contains(CGPoint(x: 9.5, y: 9.5)))
    let sector = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(-30),
        endAngle: .degrees(30),
        clockwise: false
      )
    }
    #expect(sector.contains(CGPoint(x: 9, y: 0)) && !sector.contains(CGPoint(x: 0, y: 9)))
    var ring = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    ring.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    #expect(ring.contains(CGPoint(x: 4, y: 4)))
    #expect(!ring.contains(CGPoint(x: 4, y: 4), eoFill: true))
    #expect(!Path().contains(.zero))
  }
}
