/// How forms are drawn.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that a form becomes.
  associatedtype Body: View
  /// What is known of a form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension FormStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a form.
public struct FormStyleConfiguration {
  /// The form's rows.
  public typealias Content = ConfigurationPart

  /// The form's rows.
  public let content: Content
}

extension StyleSlot<FormStyleConfiguration> {
  static var form: Self { Self(path: \.form, bit: .formStyle) }
}

extension View {
  /// Sets how forms are drawn.
  public nonisolated func formStyle<S: FormStyle>(
    _ style: S
  ) -> StyleScope<Self, FormStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .form, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .form, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// Rows below each other.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Rows below each other.
  public nonisolated static var automatic: Self { Self() }
}

/// Rows below each other.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows below each other.
  public nonisolated static var grouped: Self { Self() }
}

/// Rows below each other.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows below each other.
  public nonisolated static var columns: Self { Self() }
}
