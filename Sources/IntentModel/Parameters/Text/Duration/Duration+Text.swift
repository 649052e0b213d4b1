import SnippetFoundation

/// A length of time as a parameter: newer than iOS 26.2, Apple's systems have it from 27.
extension Duration: _IntentValue {}

extension Duration: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    switch DurationText(text) {
    case .milliseconds(let count): .value(Duration.milliseconds(count))
    case .refused(let reason): TwofoldNumber.refusal(of: text) ?? .refused(reason)
    }
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "a length of time such as 20 minutes, 1h30 or an hour and a half"
  }

  /// `1 hour 30 minutes`; what is less than a millisecond is left out.
  func typed(_ rules: ParameterConfiguration) -> String {
    let (seconds, attoseconds) = components
    var parts: [String] = []
    var rest = seconds
    for (name, length) in [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)] {
      let count = rest / Int64(length)
      rest -= count * Int64(length)
      if count != 0 { parts.append("\(count) \(name)\(abs(count) == 1 ? "" : "s")") }
    }
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds != 0 { parts.append("\(milliseconds) ms") }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }
}
