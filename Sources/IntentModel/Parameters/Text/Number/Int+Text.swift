import SnippetFoundation

extension Int: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let range = bounds(rules)
    let bare = withoutCounter(text)
    var number = NumberText(bare)
    if number == .none, let counted = rules.withoutCounted(text) { number = NumberText(counted) }
    if number == .none, let scaled = ScaledNumber.value(bare) { number = NumberText(scaled) }
    switch number {
    case .fraction(let number) where isWhole(number, text):
      return Int(number).checked(rules)
    case .none, .fraction:
      return TwofoldNumber.refusal(of: text) ?? .refused("is not a whole number")
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

  /// Whether a number that was written with a fraction has none: `5.0`, but no `1e3`, which nobody counts with.
  private static func isWhole(_ number: Double, _ text: String) -> Bool {
    number == number.rounded() && abs(number) < 1e15 && !text.contains { "eE".contains($0) }
  }

  /// A number without the word that Chinese and Japanese have behind what is counted: `3` of `3個`, `三` of `三人`.
  private static func withoutCounter(_ text: String) -> String {
    guard !text.isASCII, let last = text.last, counters.contains(last) else { return text }
    let number = String(text.dropLast())
    return NumberText(number) == .none && ScaledNumber.value(number) == nil ? text : number
  }

  private static let counters: Set<Character> = [
    "個", "个", "つ", "人", "名", "本", "枚", "杯", "台", "冊", "回", "件", "点", "匹", "份",
  ]

  private static func bounds(_ rules: ParameterConfiguration) -> ClosedRange<Int> {
    if case .integers(let range)? = rules.range { range } else { .min ... .max }
  }
}
