public import SnippetFoundation

extension ProgressView {
  /// Shows a value's part of a total under a label, and words for it below.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = value.map { .fraction(total > 0 ? Double($0 / total) : 0) } ?? .unknown
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Shows how much of a time has passed, or with `countsDown` is left.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let start = timerInterval.lowerBound.timeIntervalSinceReferenceDate
    let end = timerInterval.upperBound.timeIntervalSinceReferenceDate
    progress = .time(start...max(start, end), countsDown: countsDown)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows a value's part of a total under a label.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Shows that something goes on, under a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() { self.init { EmptyView() } }

  /// Shows a value's part of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Shows how far Foundation's progress has come.
  public init(_ progress: Foundation.Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView where CurrentValueLabel == TimeLeft {
  /// Shows how much of a time has passed, or with `countsDown` is left, and the time left below.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      TimeLeft(range: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == TimeLeft {
  /// Shows how much of a time has passed, or with `countsDown` is left, and the time left below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time left of an interval, or what has passed of it, as a clock.
///
/// Renders as: `2:59`
public nonisolated struct TimeLeft: PrimitiveView {
  let range: ClosedRange<Date>
  let countsDown: Bool

  /// Appends the clock's text.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let values = EnvironmentValues.current
    let now = min(max(values.now, view.range.lowerBound), view.range.upperBound)
    var counted = values
    counted.now = now
    let from = view.countsDown ? view.range.upperBound : view.range.lowerBound
    builder.value(Text.DateStyle.timer.text(of: from, counted))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on, under a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows that something goes on, under a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

  /// Shows that something goes on, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(verbatim: String(title)) } }

  /// Shows a value's part of a total under a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows a value's part of a total under a title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Shows a value's part of a total under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(verbatim: String(title)) }
  }
}
