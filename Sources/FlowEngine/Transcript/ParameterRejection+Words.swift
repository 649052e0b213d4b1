import IntentModel

extension ParameterRejection {
  /// Why the text was not taken, and what would be: two sentences, the second one left open.
  var words: String {
    guard !reason.isEmpty, !expected.isEmpty else { return reason + expected }
    return "\(reason)\(reasonEnd) \(expected)"
  }

  /// The same as whole sentences.
  var sentences: String { words.hasSuffix("?") ? words : words + "." }
}
