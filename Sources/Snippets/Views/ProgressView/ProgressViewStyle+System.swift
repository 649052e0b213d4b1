public import SnippetFoundation

/// The style that fits the place: a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the place: a bar.
  public nonisolated static var automatic: Self { Self() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).tint(tint)
  }
}

/// Progress as it is drawn where no style is set.
private struct LinearProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let usual = ProgressView(view.configuration)
    type(of: usual).lowerBar(usual, &builder)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: Self { Self() }
}

/// A disc that fills, in one line with what goes on.
///
/// Renders as: `◑ 50%`, with a label `◑ 50% Loading`; without a value `… Loading`
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Makes the style with a colour and a width of its line, which is accepted.
  public nonisolated init(tint: Color? = nil, strokeWidth: CGFloat) { self.tint = tint }

  /// The disc.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A disc that fills, in one line with what goes on.
  ///
  /// Renders as: `◑ 50%`, with a label `◑ 50% Loading`; without a value `… Loading`
  public nonisolated static var circular: Self { Self() }
}

/// A disc that fills, how far it is in words, and what goes on.
private struct CircularProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let configuration = view.configuration
    let node = Node(.row, flags: Alignment(.center, .top).bits, 1)
    builder.stack(node, axis: 0) { builder in
      let start = builder.next
      if let fraction = configuration.fractionCompleted {
        builder.value(disc(fraction), style: builder.tintedStyle)
      } else {
        builder.text("…", style: builder.tintedStyle)
      }
      let value = builder.next
      if let label = configuration.currentValueLabel {
        ConfigurationPart._lower(label, &builder)
      } else if let fraction = configuration.fractionCompleted {
        builder.value(fraction.percent(EnvironmentValues.current.locale))
      }
      let label = builder.next
      configuration.label.map { ConfigurationPart._lower($0, &builder) }
      let role = configuration.fractionCompleted == nil ? "in progress" : "progress"
      let words = (builder.words(in: label..<builder.next), builder.words(in: value..<label))
      builder.speakTogether(
        SpokenFacts(name: words.0, role: role, value: words.1),
        start
      )
    }
  }
}

/// A disc filled to the nearest quarter; full and empty only at the ends.
func disc(_ fraction: Double) -> String {
  let share = fraction.kept
  if share <= 0 { return "○" }
  if share >= 1 { return "●" }
  return share < 0.375 ? "◔" : share < 0.625 ? "◑" : "◕"
}
