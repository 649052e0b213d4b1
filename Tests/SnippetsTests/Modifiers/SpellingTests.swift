import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

/// Apple's spellings that are seldom used.
@MainActor
struct SpellingTests {
  @Test func `shapes of two shapes, parts of paths and corners compile and are drawn`() {
    func sign<S: Shape>(_ shape: S) -> String {
      render(shape.fill(.red).frame(width: 8, height: 16))
    }
    #expect(sign(Circle().union(Rectangle())) == "●")
    #expect(sign(Circle().intersection(Rectangle()).subtracting(Circle())) == "●")
    #expect(sign(Rectangle().symmetricDifference(Circle())) == "■")
    #expect(sign(Rectangle().lineIntersection(Circle()).lineSubtraction(Circle())) == "■")
    #expect(sign(ConcentricRectangle()) == "■")
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(180))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 4, y: 4), radius: 2)
    #expect(!path.trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 3)) == path)
    let text = Text("x").clipShape(.rect(cornerRadii: .init(topLeading: 3)))
    #expect(render(text.transition(.blurReplace).transition(.blurReplace(.downUp))) == "x")
  }

  @Test func `what happens at scrolling is accepted`() {
    let view = ScrollView { Text("x") }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.visibleRect.height
      } action: { _, _ in
      }
      .onScrollPhaseChange { _, phase in _ = phase.isScrolling }
    #expect(render(view).contains("x"))
  }

  @Test func `names are written in a style`() {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ann", "Mary", "Smith")
    #expect(render(Text(name, format: .name(style: .medium))) == "Ann Smith")
    #expect(render(Text(name, format: .name(style: .long))) == "Ann Mary Smith")
    #expect(render(Text(name, format: .name(style: .abbreviated))) == "AS")
    #expect(name.formatted(.name(style: .short)) == "Ann")
  }

  @Test func `settings inside of a view may be kept elsewhere`() throws {
    let (name, key) = ("spelling-tests", "spelling-tests.size")
    let store = try #require(UserDefaults(suiteName: name))
    store.set("large", forKey: key)
    defer { store.removePersistentDomain(forName: name) }
    #expect(render(Size()) == "none")
    #expect(render(Size().defaultAppStorage(store)) == "large")
    #expect(
      render(
        HStack {
          Size().defaultAppStorage(store)
          Size()
        }
      ) == "large none"
    )
  }
}

private struct Size: View {
  @AppStorage("spelling-tests.size") private var size = "none"
  var body: some View { Text(size) }
}
