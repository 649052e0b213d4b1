import SnippetFoundation

/// A type whose values a person can type: how a text becomes one, and how one is written.
///
/// Each has a folder of its own beside this file. A text that could mean two things is refused, not guessed.
protocol TypedValue: _IntentValue {
  /// Whether what a text means depends on the time, so that it is read where the conversation's clock is known.
  static var needsClock: Bool { get }
  /// Reads a text without blanks around it.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading
  /// What a valid text looks like, such as `a whole number from 1 to 12`.
  static func hint(_ rules: ParameterConfiguration) -> String
  /// The ends between which a value must be, such as `1 to 12`; nil: there are none.
  static func rangeWords(_ rules: ParameterConfiguration) -> String?
  /// The value as a text that is read as the same value again.
  func typed(_ rules: ParameterConfiguration) -> String
  /// Why a parameter with these rules does not take the value, to stand behind the quoted text: `is more than 12`; nil
  /// where it does.
  func misfit(_ rules: ParameterConfiguration) -> String?
}

extension TypedValue {
  static var needsClock: Bool { false }
  static func rangeWords(_ rules: ParameterConfiguration) -> String? { nil }
  func misfit(_ rules: ParameterConfiguration) -> String? { nil }

  /// What was read, where the rules take it.
  func checked(_ rules: ParameterConfiguration) -> TypedReading {
    misfit(rules).map { .refused($0) } ?? .value(self)
  }
}

/// A value of a type that a person can type, as the person's locale writes it; nil: it is none, or prints as it is.
package func writtenText(_ value: any Sendable) -> String? {
  switch value {
  case is String, is Int, is Bool, is URL: nil
  case let date as Date: LocalDate.text(date)
  case let text as AttributedString: String(text.characters)
  case let number as Double: number.withoutNoise.typed(ParameterConfiguration())
  case let measurement as any TypedMeasurement: measurement.shown
  case let value as any TypedValue: value.typed(ParameterConfiguration())
  default: nil
  }
}

/// A value as a person reads it: an entity, a case or a list by titles, anything else as the person's locale writes it.
package func shownText(_ value: any Sendable) -> String {
  if isAbsent(value) { return "Nothing." }
  if let values = elements(of: value) {
    return values.isEmpty ? "Nothing." : values.map(shownText).joined(separator: ", ")
  }
  if let display = displayRepresentation(of: value) { return display.title.resolvedInLines }
  if let union = value as? any _IntentValueRepresentable { return shownText(union.asIntentValue) }
  return writtenText(value) ?? "\(value)"
}

/// What a text comes to as a value of one type.
enum TypedReading {
  case value(any Sendable)
  /// Why not, to stand behind the quoted text: `is not a whole number`; and what would be valid, if not the hint.
  case refused(String, expected: String? = nil)
  /// Nearly one: what it would be without the slip, as text and as value; and why it is none.
  case near(String, any Sendable, String)
}

extension TypedReading {
  /// The value, where it is one of the type.
  func value<Value>(as type: Value.Type = Value.self) -> Value? {
    if case .value(let value) = self { value as? Value } else { nil }
  }
}
