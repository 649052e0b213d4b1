import SnippetFoundation

/// A text whose words are looked up when it is drawn, in the environment's language.
@usableFromInline
nonisolated final class LocalizedText: Sendable {
  private let key: String
  /// The values that stand in it.
  let arguments: [RichText.Part]
  private let table: String?
  private let bundle: String?
  /// What is shown where there are no words.
  private let fallback: [RichText.Part]
  /// How many texts are in each other within its values.
  let depth: Int

  init(
    _ key: String,
    _ arguments: [RichText.Part],
    table: String?,
    bundle: String?,
    fallback: [RichText.Part]
  ) {
    self.key = key
    self.arguments = arguments
    self.table = table
    self.bundle = bundle
    self.fallback = fallback
    // Its values are drawn in a text of their own where the words have markup.
    depth = 1 + max(RichText.depth(of: arguments), RichText.depth(of: fallback))
  }

  /// The pieces to draw.
  @MainActor func parts(for values: EnvironmentValues) -> [RichText.Part] {
    let words = Localization.parts(
      key,
      arguments.map(Self.argument),
      table: table,
      bundle: bundle,
      locale: values.locale
    )
    guard let words else { return fallback }
    let parts = words.map { word in
      switch word {
      case .text(let text): RichText.Part.literal(text)
      case .value(let index): arguments[index]
      }
    }
    let hasMarkup = words.contains { word in
      if case .text(let text) = word { InlineMarkup.mayOccur(in: text) } else { false }
    }
    return hasMarkup ? RichText.reading(parts, isEnglish: isEnglish(values.locale)) : parts
  }

  /// Whether the words for a locale are English, as those of the source may be that nobody translated.
  private func isEnglish(_ locale: Locale) -> Bool {
    Inflection.isEnglish(
      Localization.language(of: key, table: table, bundle: bundle, locale: locale)
    )
  }

  private static func argument(_ part: RichText.Part) -> LocalizedArgument {
    guard case .value(let value) = part, let number = value.number else {
      return LocalizedArgument(text: "")
    }
    return LocalizedArgument(text: number, specifier: value.specifier)
  }

  /// The words where there are no surroundings; nil: there are none.
  static func plain(_ key: String, _ arguments: [RichText.Part], locale: Locale) -> String? {
    let words = Localization.parts(
      key,
      arguments.map(Self.argument),
      table: nil,
      bundle: nil,
      locale: locale
    )
    return words?.map { word in
      guard case .value(let index) = word else {
        if case .text(let text) = word { return text }
        return ""
      }
      if case .string(let text) = arguments[index] { return text }
      return argument(arguments[index]).text
    }.joined()
  }
}

extension LocalizedText {
  /// Whether the same words are looked up, with the same values.
  func isSame(as other: LocalizedText) -> Bool {
    key == other.key && table == other.table && bundle == other.bundle
      && arguments.elementsEqual(other.arguments, by: RichText.Part.areSame)
  }
}
