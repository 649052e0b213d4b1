/// Phrases that start none of an app's shortcuts, however much they sound like one.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// The phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that is not meant for the app: words and the app's name.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let parts: [PhrasePart]

  /// Words alone.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  /// Words with the app's name.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [PhrasePart] = []

    /// Starts an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }
  }
}
