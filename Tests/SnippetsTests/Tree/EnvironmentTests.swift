import SnippetFoundation
import Testing

@testable import Snippets

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

extension View {
  fileprivate func accentName(_ name: String) -> some View { environment(\.accentName, name) }
}

private struct Unsendable {
  var words: [AnyObject] = []
}

extension EnvironmentValues {
  @Entry fileprivate var greeting: String = "Hello"
  @Entry fileprivate var count = 3
  @Entry fileprivate var note: String?
  @Entry fileprivate var things: Unsendable = Unsendable()
}

@MainActor
struct EnvironmentTests {
  private struct Greeter: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.count) private var count
    @Environment(\.note) private var note
    @Environment(\.things) private var things

    var body: some View { Text("\(greeting) \(count) \(note ?? "-") \(things.words.count)") }
  }

  @Test func `an entry has its default, and what a view around sets`() {
    #expect(render(Greeter()) == "Hello 3 - 0")
    let changed = Greeter().environment(\.greeting, "Hi").environment(\.count, 4)
      .environment(\.note, "now")
    #expect(render(changed) == "Hi 4 now 0")
  }

  @propertyWrapper
  private struct Shouted: DynamicProperty {
    @Environment(\.greeting) private var greeting
    var wrappedValue: String { greeting.uppercased() + "!" }
  }

  private struct Shouter: View {
    @Shouted private var greeting
    var body: some View { Text(greeting) }
  }

  @Test func `a wrapper of the app's own reads the environment`() {
    #expect(render(Shouter().environment(\.greeting, "Hi")) == "HI!")
  }

  private struct Told: View {
    @Environment(\.accentName) private var accent
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.scenePhase) private var phase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.displayScale) private var scale
    @Environment(\.legibilityWeight) private var legibility
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      Text(
        """
        \(accent) \(colorScheme == .dark ? "dark" : "light") \
        \(direction == .rightToLeft ? "rtl" : "ltr") \(size.isAccessibilitySize ? "large" : "usual") \
        \(reasons.isEmpty ? "clear" : "redacted") \(sizeClass == .compact ? "compact" : "regular") \
        \(phase == .active ? "active" : "away") \(alignment == .center ? "center" : "side")
        """
      )
    }

    private func leave() {
      dismiss()
      presentationMode.wrappedValue.dismiss()
      if let url = URL(string: "https://a.b") { openURL(url) }
    }
  }

  @Test func `values are those of the views around`() {
    #expect(render(Told(), columns: 80) == "none light ltr usual clear compact active side")
    let view = Told().accentName("brick").environment(\.colorScheme, .dark)
      .dynamicTypeSize(.accessibility1).multilineTextAlignment(.center)
      .environment(\.layoutDirection, .rightToLeft).environment(\.horizontalSizeClass, .regular)
      .transformEnvironment(\.scenePhase) { $0 = .background }
    #expect(render(view, columns: 80) == "brick dark rtl large clear regular away center")
    var arabic = RenderSettings(columns: 80)
    arabic.locale = Locale(identifier: "ar_EG")
    #expect(render(Told(), settings: arabic).contains("rtl"))
  }

  @Test func `a font of the environment is the font of its texts`() {
    let view = Text("a").environment(\.font, .headline)
    #expect(render(view, settings: RenderSettings(), style: .ansi) == "\u{1B}[1ma\u{1B}[0m")
  }
}
