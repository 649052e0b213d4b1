import IntentModel

extension ParameterRejection {
  /// Why the text was not taken, and what would be: two sentences, the second one left open.
  var words: String {
    [reason, expected].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// The same as whole sentences.
  var sentences: String { words.hasSuffix("?") ? words : words + "." }
}
