/// A value on a line between two ends.
///
/// Renders as: `0 ─────●──── 10`; the name is said.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let fraction: Double
  private let value: Double
  private let label: Label
  private let ends: (least: ValueLabel, most: ValueLabel)
  /// What is said of the value; nil: how far it is.
  private var valueLabel: ConfigurationPart?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ least: ValueLabel,
    _ most: ValueLabel,
    _ valueLabel: ConfigurationPart? = nil
  ) {
    self.valueLabel = valueLabel
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    self.value = Double(value.wrappedValue)
    fraction = length > 0 ? ((self.value - Double(bounds.lowerBound)) / length).kept : 0
    self.label = label
    ends = (least, most)
  }

  /// Appends the line between the words for its ends.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (start, isDisabled) = (builder.next, builder.environment.isDisabled)
    let name = builder.collectsControls ? builder.words(of: view.label) : nil
    builder.stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      ValueLabel._lower(view.ends.least, &builder)
      builder.mark(view.fraction)
      ValueLabel._lower(view.ends.most, &builder)
    }
    builder.note(.field, "Slider", name ?? "")
    let state = isDisabled ? "disabled" : nil
    let own = builder.collectsControls ? view.valueLabel.flatMap { builder.words(of: $0) } : nil
    let value =
      builder.redactedWords ?? own ?? view.fraction.percent(EnvironmentValues.current.locale)
    let facts = SpokenFacts(name: name, role: "slider", value: value, state: state)
    builder.speakTogether(facts, start)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Shows a value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView(), EmptyView())
  }

  /// Shows a value that grows in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Shows a value with a name.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView())
  }

  /// Shows a value with a name that grows in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView())
  }
}

extension Slider {
  /// Shows a value with a name, between words for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Shows a value with a name that grows in steps, between words for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
  }
}
