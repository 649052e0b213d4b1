import SnippetFoundation
import Testing

@testable import Snippets

/// Shapes that do not take all the room they are offered.
@MainActor
struct ShapeFitTests {
  /// As large as a ticket, whatever room there is.
  private struct Ticket: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 80, height: 32) }
  }

  /// Says what is no size.
  private struct Odd: Shape {
    let side: CGFloat
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
  }

  /// All its room.
  private struct Field: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private func row<Content: View>(_ content: Content) -> some View {
    HStack {
      content
      Text("Ada")
      Spacer()
    }
  }

  private func avatar(_ letter: String) -> some View {
    ZStack {
      Circle().fill(.tint)
      Text(letter)
    }
  }

  @Test func `a shape takes what is proposed, a circle the smaller side`() {
    let wide = ProposedViewSize(width: 100, height: 20)
    #expect(Rectangle().sizeThatFits(wide) == CGSize(width: 100, height: 20))
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Field().sizeThatFits(.init(width: nil, height: 4)) == CGSize(width: 10, height: 4))
    #expect(Ellipse().sizeThatFits(wide) == CGSize(width: 100, height: 20))
    let square = CGSize(width: 20, height: 20)
    #expect(Circle().sizeThatFits(wide) == square)
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(AnyShape(Circle()).sizeThatFits(wide) == square)
    #expect(Circle().stroke(lineWidth: 2).sizeThatFits(wide) == square)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(wide) == square)
  }

  @Test func `a letter in a circle stands beside a name`() {
    #expect(render(row(avatar("A").frame(maxHeight: 32))) == "A  Ada")
    #expect(render(row(avatar("A").frame(height: 32))) == " A   Ada\n")
    #expect(render(row(avatar("A")).frame(height: 48)) == "\n  A    Ada\n")
    let week = HStack { ForEach(["M", "T", "W"], id: \.self) { avatar($0) } }
    #expect(render(week.frame(height: 32)) == " M    T    W\n")
  }

  @Test func `a circle by itself is as wide as it is high`() {
    #expect(render(row(Circle().fill(.red).frame(height: 16))) == "●  Ada")
    #expect(render(row(Circle().fill(.red).frame(height: 32))) == " ●   Ada\n")
    #expect(render(row(Circle().stroke(.red).frame(maxHeight: 32))) == "○  Ada")
    let ellipse = row(Ellipse().fill(.red).frame(height: 16))
    #expect(render(ellipse).hasSuffix("Ada") && render(ellipse).count > 20)
  }

  @Test func `a ring is as wide as it is high`() {
    let ring = ZStack {
      Circle().stroke(.gray.opacity(0.2))
      Circle().trim(from: 0, to: 0.6).stroke(.red)
      Text("60%")
    }
    #expect(render(row(ring.frame(height: 64))) == "\n  60%    Ada\n\n")
  }

  @Test func `a circle behind words has the room of what it is behind`() {
    #expect(render(row(Text("Long words").background { Circle() })) == "Long words Ada")
    #expect(render(row(Text("A").overlay { Circle().stroke() })) == "A Ada")
    #expect(render(row(Text("Long words").clipShape(Circle()))) == "Long words Ada")
  }

  @Test func `an app's own shape says how large it is`() {
    #expect(render(row(Ticket().fill(.red))) == "           Ada\n")
    let field = render(row(Field().fill(.red)))
    #expect(field.hasSuffix("Ada") && field.count > 40)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -40, 0, 1e300, .leastNonzeroMagnitude])
  func `a size that is none ends no program`(side: CGFloat) {
    #expect(render(row(Odd(side: side).fill(.red))).contains("Ada"))
    #expect(render(Odd(side: side).frame(width: 80, height: 32)).count <= 44)
  }

  @Test func `a chosen day among circles has all its room, and so have the others`() {
    let week = HStack {
      ForEach(["1", "2", "3"], id: \.self) { day in
        ZStack {
          Circle().fill(day == "2" ? AnyShapeStyle(.blue) : AnyShapeStyle(.clear))
          Text(day)
        }
      }
    }
    #expect(render(week, columns: 23) == "   1      ▐2▌      3")
  }
}
