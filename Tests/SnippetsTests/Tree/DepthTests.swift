import Foundation
import Testing

@testable import Snippets

private struct Nest: View {
  let levels: Int
  var body: some View {
    if levels > 0 {
      AnyView(HStack { VStack { Nest(levels: levels - 1) } })
    } else {
      Text("in")
    }
  }
}

@MainActor
struct DepthTests {
  @Test func `deep trees below the limit are laid out, deeper ones refused`() throws {
    #expect(render(Nest(levels: 240)) == "in")
    let content = SnippetContent(Nest(levels: 100_000))
    #expect(throws: ViewError.self) { try resolve(content, settings: RenderSettings()) }
  }

  @Test func `what is not set falls back, what is set reaches the body`() {
    struct Speaker: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.locale) private var locale
      var body: some View { Text("\(isEnabled ? "on" : "off") \(locale.identifier)") }
    }
    #expect(render(Speaker()) == "on en_US")
    #expect(render(Speaker().disabled(true)) == "off en_US")
  }
}
