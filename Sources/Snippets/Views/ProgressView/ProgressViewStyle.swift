/// How progress is drawn.
///
/// Of a style that draws no number how far it is is said all the same: `Uploading, progress, 30%`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that progress becomes.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style draws a bar, as progress is drawn anyway.
  nonisolated static var _isSystems: Bool { get }
}

extension ProgressViewStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about progress.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public typealias Label = ConfigurationPart
  /// Words for how far it is.
  public typealias CurrentValueLabel = ConfigurationPart

  /// From 0 to 1; nil: it is not known.
  public let fractionCompleted: Double?
  /// What goes on, if that is said.
  public var label: Label?
  /// Words for how far it is, if there are any.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where Label == ConfigurationPart?, CurrentValueLabel == ConfigurationPart? {
  /// The progress that a style was told about.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    progress = configuration.fractionCompleted.map { .fraction($0) } ?? .unknown
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
  }
}

extension StyleSlot<ProgressViewStyleConfiguration> {
  static var progressView: Self { Self(path: \.progressView, bit: .progressViewStyle) }
}

extension View {
  /// Sets how progress is drawn.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> StyleScope<Self, ProgressViewStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .progressView, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .progressView, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}
