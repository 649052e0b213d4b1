public import SnippetFoundation

/// A line of text that nobody may read: in text as many dots, however long it is.
///
/// Renders as: `Password: ••••••••____`, empty `Password: ____________` or, with a prompt, `Password: (4 digits)___`, the
/// line as wide as there is room.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
  private let label: Label
  private let isEmpty: Bool
  private let prompt: Text?

  /// Hides a string under a name.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    isEmpty = text.wrappedValue.isEmpty
    self.prompt = prompt
    self.label = label()
  }

  /// Appends name and dots.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let words = view.isEmpty ? builder.emptyWords(view.prompt) : "hidden"
    builder.field(view.label, view: "SecureField", role: "secure text field", says: words) {
      $0.blank(view.isEmpty ? "" : "••••••••", prompt: view.prompt)
    }
  }
}

extension SecureField where Label == Text {
  /// Hides a string under a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Hides a string under a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Hides a string under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
  }
}

/// Lines of text that could be written elsewhere: in text its value now.
///
/// Renders as the text, empty a line as wide as there is room.
public nonisolated struct TextEditor: PrimitiveView {
  private let value: () -> String

  /// Shows a string.
  public init(text: Binding<String>) { value = { text.wrappedValue } }

  /// Appends the value.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (value, index) = (view.value(), builder.next)
    if value.isEmpty { builder.blank("") } else { builder.value(value) }
    builder.note(.field, "TextEditor", "")
    let words = value.isEmpty ? "empty" : builder.redactedWords ?? value
    builder.speakTogether(SpokenFacts(role: "text field", value: words), index)
  }
}
