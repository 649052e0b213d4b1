public import SnippetFoundation

// Apple's parameter takes no initial value either. This says so where the compiler alone would complain of an argument that
// nobody wrote and of a type that it cannot infer.
extension IntentParameter {
  /// Refused: a parameter's default is an argument of the attribute.
  @available(*, unavailable, message: "a default stands in parentheses: '@Parameter(default: ...)'")
  public convenience init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.init(onlyTitle: title)
  }
}
