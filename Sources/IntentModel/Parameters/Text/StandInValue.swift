/// A type of a stand-in for another framework whose values a person can type: what `TypedValue` is to the types of this room.
///
/// So that a room above can bring a parameter type along, and an app that does not ask for it has nothing of it.
package protocol StandInValue: _IntentValue {
  /// Reads a text without blanks around it; `style` is what the parameter was declared with.
  static func read(_ text: String, style: (any Sendable)?) -> StandInReading
  /// What a valid text looks like, such as `a place such as Golden Gate Park`.
  static func hint(style: (any Sendable)?) -> String
  /// The value as the parameter shows it.
  func typed(style: (any Sendable)?) -> String
}

/// What a text comes to as a value of a stand-in.
package enum StandInReading {
  case value(any Sendable)
  /// Why not, to stand behind the quoted text: `is not a place`.
  case refused(String)
}

/// Reads as a stand-in's type does.
private enum StandInText<Value: StandInValue>: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    switch Value.read(text, style: rules.system.style) {
    case .value(let value): .value(value)
    case .refused(let reason): .refused(reason)
    }
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    Value.hint(style: rules.system.style)
  }

  func typed(_ rules: ParameterConfiguration) -> String { switch self {} }
}

extension StandInValue {
  /// What reads its values.
  static var text: any TypedValue.Type { StandInText<Self>.self }
}
