import SnippetFoundation

extension Int: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let range = bounds(rules)
    switch NumberText(withoutCounter(text)) {
    case .none, .fraction: return .refused("is not a whole number")
    case .beyond(isNegative: true): return .refused("is less than \(range.lowerBound)")
    case .beyond(isNegative: false): return .refused("is more than \(range.upperBound)")
    case .whole(let number): return number.checked(rules)
    }
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    let range = Self.bounds(rules)
    if self < range.lowerBound { return "is less than \(range.lowerBound)" }
    return self > range.upperBound ? "is more than \(range.upperBound)" : nil
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    rangeWords(rules).map { "a whole number from \($0)" } ?? "a whole number"
  }

  static func rangeWords(_ rules: ParameterConfiguration) -> String? {
    guard case .integers(let range)? = rules.range else { return nil }
    return "\(range.lowerBound) to \(range.upperBound)"
  }

  func typed(_ rules: ParameterConfiguration) -> String { String(self) }

  /// Digits without the word that Chinese and Japanese have behind what is counted: `3` of `3個`.
  private static func withoutCounter(_ text: String) -> String {
    guard !text.isASCII, let last = text.last, counters.contains(last) else { return text }
    let digits = text.dropLast()
    return digits.utf8.allSatisfy(isDigit) ? String(digits) : text
  }

  private static let counters: Set<Character> = [
    "個", "个", "つ", "人", "名", "本", "枚", "杯", "台", "冊", "回", "件", "点", "匹", "份",
  ]

  private static func bounds(_ rules: ParameterConfiguration) -> ClosedRange<Int> {
    if case .integers(let range)? = rules.range { range } else { .min ... .max }
  }
}
