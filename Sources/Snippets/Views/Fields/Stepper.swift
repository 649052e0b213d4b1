public import SnippetFoundation

/// A name with signs for less and more.
///
/// Renders as: `Cups: 2 (-) (+)`; in a list the signs at the end of the row.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  /// The value in words, where it is known.
  private let value: String?

  init(_ label: Label, _ value: String?) { (self.label, self.value) = (label, value) }

  /// Shows a name whose closures make its value less and more.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), nil)
  }

  /// Shows a name for a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), "\(value.wrappedValue)")
  }

  /// Shows a name for a value between bounds.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), "\(value.wrappedValue)")
  }

  /// Appends the name and the signs.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (start, outer) = (builder.next, builder.environment)
    var name: String?
    let said = builder.isIn(.labelsHidden) ? .nothing : builder.hasSaid(view.label)
    let isHidden = builder.isIn(.labelsHidden) || said != .nothing
    if isHidden, builder.collectsControls { name = builder.words(of: view.label) }
    builder.stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      let first = builder.next
      if !isHidden {
        Label._lower(view.label, &builder)
        _ = builder.stackTitle(since: first)
        name = builder.titleWords(since: first)
        if builder.isIn(.list) { builder.leaf(Node(.spacer, flags: 0)) }
      }
      builder.environment.style = StyleChange(.dim, true).applied(to: outer.style)
      // The signs stand side by side, however narrow the row.
      builder.stack(Node(.fixed, flags: 1), axis: 0) { $0.text("(-) (+)") }
    }
    builder.environment = outer
    builder.note(.field, "Stepper", name ?? "")
    let value = view.value.map { builder.redactedWords ?? $0 }
    let state = outer.isDisabled ? "disabled" : nil
    if said == .titleInRow { name = nil }
    let facts = SpokenFacts(name: name, role: "stepper", value: value, state: state)
    builder.speakTogether(facts, start)
  }
}

extension Stepper where Label == Text {
  /// Shows a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Shows a title for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// Shows a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(verbatim: String(title)) }
  }

  /// Shows a title for a value between bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Shows a title for a value between bounds.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }

  /// Shows a title for a value between bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(verbatim: String(title)) }
  }

  /// Shows a title whose closures make its value less and more.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), nil)
  }

  /// Shows a title whose closures make its value less and more.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), nil)
  }

  /// Shows a title whose closures make its value less and more.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: String(title)), nil)
  }

  /// Shows a title for a value that is said in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), format.format(value.wrappedValue))
  }

  /// Shows a title for a value that is said in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleResource), format.format(value.wrappedValue))
  }

  /// Shows a title for a value that is said in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(verbatim: String(title)), format.format(value.wrappedValue))
  }

  /// Shows a title for a value between bounds that is said in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), format.format(value.wrappedValue))
  }

  /// Shows a title for a value between bounds that is said in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleResource), format.format(value.wrappedValue))
  }

  /// Shows a title for a value between bounds that is said in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(verbatim: String(title)), format.format(value.wrappedValue))
  }
}
