/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that a text field becomes.
  associatedtype _Body: View
  /// The label of a text field.
  typealias _Label = ConfigurationPart
  /// Makes the view of a text field; not called, in text there is one look.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

extension View {
  /// Sets how text fields look; in text there is one look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The text field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// One of the system's looks of text fields.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The text field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// One of the system's looks of text fields.
  public nonisolated static var plain: Self { Self() }
}

/// One of the system's looks of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The text field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// One of the system's looks of text fields.
  public nonisolated static var roundedBorder: Self { Self() }
}

/// One of the system's looks of text fields.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The text field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// One of the system's looks of text fields.
  public nonisolated static var squareBorder: Self { Self() }
}

/// How text editors look.
public protocol TextEditorStyle: Sendable {}

extension View {
  /// Sets how text editors look; in text there is one look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// One of the system's looks of text editors.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of text editors.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// One of the system's looks of text editors.
  public nonisolated static var plain: Self { Self() }
}

/// One of the system's looks of text editors.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// One of the system's looks of text editors.
  public nonisolated static var roundedBorder: Self { Self() }
}
