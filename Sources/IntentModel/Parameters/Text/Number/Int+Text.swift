extension Int: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let range = bounds(rules)
    switch NumberText(text) {
    case .none, .fraction: return .refused("is not a whole number")
    case .beyond(isNegative: true): return .refused("is less than \(range.lowerBound)")
    case .beyond(isNegative: false): return .refused("is more than \(range.upperBound)")
    case .whole(let number):
      if number < range.lowerBound { return .refused("is less than \(range.lowerBound)") }
      if number > range.upperBound { return .refused("is more than \(range.upperBound)") }
      return .value(number)
    }
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    rangeWords(rules).map { "a whole number from \($0)" } ?? "a whole number"
  }

  static func rangeWords(_ rules: ParameterConfiguration) -> String? {
    guard case .integers(let range)? = rules.range else { return nil }
    return "\(range.lowerBound) to \(range.upperBound)"
  }

  func typed(_ rules: ParameterConfiguration) -> String { String(self) }

  private static func bounds(_ rules: ParameterConfiguration) -> ClosedRange<Int> {
    if case .integers(let range)? = rules.range { range } else { .min ... .max }
  }
}
