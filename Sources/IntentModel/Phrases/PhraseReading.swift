import SnippetFoundation

/// What a line asks for.
package enum PhraseReading: Sendable {
  /// One intent, and nothing else as well.
  case one(PhraseMatch)
  /// Several as well as each other: a person says which.
  case several([PhraseMatch])
  /// Something like these: a person says whether. At most three.
  case unsure([PhraseMatch])
  /// Nothing; the phrases that come nearest, if any.
  case none(nearest: [String])
}

/// An intent that a line asks for.
package struct PhraseMatch: Sendable {
  /// The shortcut's intent, copied.
  package var intent: any AppIntent
  /// The text that stands in a parameter's place.
  package var slots: [(name: String, text: String)]
  /// The phrase as a person would say it, with what stands in the parameter's place.
  package var phrase: String { words() }
  /// Puts the phrase together, which most are never asked for.
  let words: @Sendable () -> String
  /// From 0 to 1; see `Phrasebook.confidenceToRun`.
  package var confidence: Double
}
