import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ScopeTests {
  private struct Told: View {
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.lineLimit) var lineLimit
    @Environment(\.locale) var locale

    var body: some View {
      Text(verbatim: "\(isEnabled) \(lineLimit ?? 0) \(locale.identifier)")
    }
  }

  @Test func `what a modifier sets ends with its content`() {
    let view = VStack(alignment: .leading) {
      Told().disabled(true)
      Told().lineLimit(2).disabled(true).disabled(false)
      Told().environment(\.locale, Locale(identifier: "fr_FR")).lineLimit(3)
      Told()
    }
    for _ in 0..<2 {
      #expect(
        render(view) == "false 0 en_US\nfalse 2 en_US\ntrue 3 fr_FR\ntrue 0 en_US"
      )
    }
  }

  @Test func `a body that renders leaves the values around it alone`() {
    struct Inner: View {
      @Environment(\.locale) var locale
      var body: some View {
        var settings = RenderSettings()
        settings.locale = Locale(identifier: "de_DE")
        let inner = render(Told(), settings: settings)
        return Text(verbatim: "\(inner), \(locale.identifier)")
      }
    }
    #expect(render(Inner()) == "true 0 de_DE, en_US")
    #expect(render(Told()) == "true 0 en_US")
  }

  @Test func `settings are those of each rendering`() {
    for name in ["fr_FR", "en_US", "fr_FR", "de_DE"] {
      var settings = RenderSettings()
      settings.locale = Locale(identifier: name)
      #expect(render(Told(), settings: settings) == "true 0 \(name)")
    }
  }
}
