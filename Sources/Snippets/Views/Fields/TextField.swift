public import SnippetFoundation

/// A line of text that could be written elsewhere: in text its value now.
///
/// Renders as: `Name: Ann_________`, empty `Name: ____________` or, with a prompt, `Name: (as on your card)____`, dim where
/// there are styles; the line is as wide as there is room, or 20 columns; in a list the name stands at the beginning of
/// the row and the value at its end.
public nonisolated struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  /// The value, written for a locale.
  private let value: (Locale) -> String

  /// What an empty field asks for.
  private let prompt: Text?

  init(value: @escaping (Locale) -> String, _ prompt: Text?, label: Label) {
    (self.value, self.prompt, self.label) = (value, prompt, label)
  }

  /// Shows a string under a name.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(value: { _ in text.wrappedValue }, prompt, label: label())
  }

  /// Shows a string of several lines under a name.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: { _ in text.wrappedValue }, prompt, label: label())
  }

  /// Shows a value in a format under a name.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: { format.locale($0).format(value.wrappedValue) },
      prompt,
      label: label()
    )
  }

  /// Shows a value in a format under a name; nothing where there is none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: { locale in
        value.wrappedValue.map { format.locale(locale).format($0) } ?? ""
      },
      prompt,
      label: label()
    )
  }

  /// Shows a value as a formatter writes it, under a name.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      prompt,
      label: label()
    )
  }

  /// Appends name and value.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let value = view.value(EnvironmentValues.current.locale)
    let words = value.isEmpty ? builder.emptyWords(view.prompt) : value
    builder.field(view.label, view: "TextField", role: "text field", says: words) {
      $0.blank(value, prompt: view.prompt)
    }
  }
}

extension TextField where Label == Text {
  /// Shows a string under a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Shows a string under a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Shows a string under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
  }

  /// Shows a string of several lines under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Shows a string of several lines under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Shows a string of several lines under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis)
  {
    self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
  }

  /// Shows a value in a format under a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Shows a value in a format under a title.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Shows a value in a format under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(verbatim: String(title)) }
  }

  /// Shows a value in a format under a title; nothing where there is none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Shows a value in a format under a title; nothing where there is none.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Shows a value in a format under a title; nothing where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(verbatim: String(title)) }
  }

  /// Shows a value as a formatter writes it, under a title.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Shows a value as a formatter writes it, under a title.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// Shows a value as a formatter writes it, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(verbatim: String(title)) }
  }
}
