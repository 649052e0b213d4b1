import SnippetFoundation

extension Double: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let counted = { rules.withoutCounted(text).flatMap { NumberText($0).double } }
    let scaled = { NumberText(ScaledNumber.value(text)).double }
    guard let number = NumberText(text).double ?? counted() ?? scaled() else {
      return TwofoldNumber.refusal(of: text)
        ?? .refused("is not a number", expected: NumberText.advice(on: text))
    }
    return number.checked(rules)
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    guard case .numbers(let range)? = rules.range, !range.contains(self) else { return nil }
    return self < range.lowerBound
      ? "is less than \(range.lowerBound.typed(rules))"
      : "is more than \(range.upperBound.typed(rules))"
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    rangeWords(rules).map { "a number from \($0)" } ?? "a number"
  }

  static func rangeWords(_ rules: ParameterConfiguration) -> String? {
    guard case .numbers(let range)? = rules.range else { return nil }
    return "\(range.lowerBound.typed(rules)) to \(range.upperBound.typed(rules))"
  }

  /// The number in the 15 digits that every one of them keeps: 1.8288 for 6 × 0.3048.
  var withoutNoise: Double { isFinite ? Double(String(format: "%.15g", self)) ?? self : self }

  /// The number in six digits, or those before the point, where it has more than anybody types.
  var withFewDigits: Double {
    guard isFinite, Double(String(format: "%.9g", self)) != self else { return self }
    let whole = abs(self) < 1 ? 1 : Int(log10(abs(self))) + 1
    return Double(String(format: "%.\(max(6, whole))g", self)) ?? self
  }

  /// Without a point where it is whole.
  func typed(_ rules: ParameterConfiguration) -> String {
    self == rounded() && abs(self) < 1e15
      ? String(Int(self)) : NumberSigns.current.written(String(self))
  }
}
