import SnippetFoundation

extension IntentWidgetFamily: TypedValue {
  /// A family as in code, in words, or by what tells it from the others: `systemSmall`, `System Small`, `small`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let wanted = letters(text)
    let found = allCases.first { family in
      let name = letters(family.rawValue)
      return name == wanted || name == "system" + wanted || name == "accessory" + wanted
    }
    return found.map { .value($0) } ?? .refused("is no size of a widget")
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "a size of a widget: " + listed(allCases.map { $0.typed(rules) })
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let words = words(ofProperty: rawValue).lowercased()
    return String(words.drop { $0 != " " }.dropFirst())
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter(\.isLetter)
  }
}
