import SnippetFoundation

extension String: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading { .value(text) }

  static func hint(_ rules: ParameterConfiguration) -> String { "some text" }

  func typed(_ rules: ParameterConfiguration) -> String { self }
}

extension AttributedString: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    .value(AttributedString(text))
  }

  static func hint(_ rules: ParameterConfiguration) -> String { "some text" }

  func typed(_ rules: ParameterConfiguration) -> String { String(characters) }
}
