/// A value in a range.
///
/// Renders as, in the usual (linear) style: its name and its value in words, then a bar between the ends of the range.
/// ```
/// Speed               67 km/h
/// 0 ███████░░░░░░░░░░░░░░ 200
/// ```
/// In the circular styles of accessories, in one line: `◔ 67 km/h (0–200) Speed`.
public nonisolated struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: PrimitiveView {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel,
    _ maximumValueLabel: BoundsLabel
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    fraction = length > 0 ? ((Double(value) - Double(bounds.lowerBound)) / length).kept : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Appends what the gauge's style makes of it.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    if builder.draw(.gauge, view.configuration) {
      return builder.speakShare(view.fraction, "gauge", view.currentValueLabel, from: start)
    }
    let configuration = view.configuration
    LinearGauge._lower(LinearGauge(configuration: configuration, isMarker: false), &builder)
  }

  @MainActor private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction,
      label: ConfigurationPart(label),
      currentValueLabel: ConfigurationPart(ifDrawn: currentValueLabel),
      minimumValueLabel: ConfigurationPart(ifDrawn: minimumValueLabel),
      maximumValueLabel: ConfigurationPart(ifDrawn: maximumValueLabel),
      markedValueLabels: nil
    )
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value in a range.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value in a range, and words for it.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value in a range, and words for it; the marks are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows a value between the words for the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Gauge {
  /// Shows a value between the words for the ends of its range; the marks are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}
