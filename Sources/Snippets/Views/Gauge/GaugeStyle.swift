/// How gauges are drawn.
///
/// Of a style that draws no number the value is said all the same: `Battery, gauge, 70%`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that a gauge becomes.
  associatedtype Body: View
  /// What is known of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a gauge.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public typealias Label = ConfigurationPart
  /// Words for the value.
  public typealias CurrentValueLabel = ConfigurationPart
  /// Words for the least value.
  public typealias MinimumValueLabel = ConfigurationPart
  /// Words for the greatest value.
  public typealias MaximumValueLabel = ConfigurationPart
  /// Words for values in between.
  public typealias MarkedValueLabel = ConfigurationPart

  /// From 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// Words for the value, if there are any.
  public var currentValueLabel: CurrentValueLabel?
  /// Words for the least value, if there are any.
  public var minimumValueLabel: MinimumValueLabel?
  /// Words for the greatest value, if there are any.
  public var maximumValueLabel: MaximumValueLabel?
  /// Words for values in between; always nil here.
  public var markedValueLabels: MarkedValueLabel?
}

extension StyleSlot<GaugeStyleConfiguration> {
  static var gauge: Self { Self(path: \.gauge, bit: .gaugeStyle) }
}

extension View {
  /// Sets how gauges are drawn.
  public nonisolated func gaugeStyle<S: GaugeStyle>(
    _ style: S
  ) -> StyleScope<Self, GaugeStyleConfiguration> {
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .gauge, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}
