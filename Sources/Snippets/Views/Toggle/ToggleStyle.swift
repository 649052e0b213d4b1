/// How an app draws its toggles: what stands around their labels.
///
/// The label itself keeps its state: `[x] Oat milk`. A box, circle or check mark that the style draws beside it says the
/// same, and is left out; of a style that leaves the label out only the state is drawn, and its words are said.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that a toggle becomes.
  associatedtype Body: View
  /// What is known of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is one of the system's, which all look the same in text.
  nonisolated static var _isSystems: Bool { get }
}

extension ToggleStyle {
  /// An app's style is none of the system's.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = ConfigurationPart

  /// Whether the toggle is on; setting it does nothing, a snippet is a picture.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public let isMixed: Bool
  /// The toggle's label.
  public let label: Label

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was told about.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension StyleSlot<ToggleStyleConfiguration> {
  static var toggle: Self { Self(path: \.toggle, bit: .toggleStyle) }
}

extension View {
  /// Sets how toggles are drawn; the system's styles all look the same in text.
  public nonisolated func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> StyleScope<Self, ToggleStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .toggle, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .toggle, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}
