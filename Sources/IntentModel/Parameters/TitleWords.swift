import SnippetFoundation

/// The title of a parameter, with what a question about it depends on.
struct TitleWords: Sendable {
  enum Form {
    /// A question already: "Are you sure?"
    case question
    /// The words of one: "How many".
    case wordsOfQuestion
    /// Words that end before what they are about: "due on".
    case unfinished
    case noun
  }

  let whole: String
  /// As it is written amid other words.
  let inSentence: String
  /// The same with an article before it.
  var withArticle: String { inSentence.hasPrefix("the ") ? inSentence : "the \(inSentence)" }
  let form: Form
  /// Whether it names several things.
  let isPlural: Bool

  /// The words of a title, which are read once.
  static func of(_ title: String, isEnglish: Bool) -> TitleWords {
    (isEnglish ? english : foreign).value(of: title) { TitleWords(title, isEnglish: isEnglish) }
  }

  private static let english = BoundedCache<String, TitleWords>(limit: 1000)
  private static let foreign = BoundedCache<String, TitleWords>(limit: 1000)

  private init(_ title: String, isEnglish: Bool) {
    whole = title.trimmed
    inSentence = isEnglish ? lowercasedFirst(whole) : whole
    isPlural = EnglishPlural.isMeant(by: inSentence)
    form =
      if whole.hasSuffix("?") {
        .question
      } else if Self.beginsAsQuestion(inSentence) {
        .wordsOfQuestion
      } else if Self.endsAsPreposition(inSentence) {
        .unfinished
      } else {
        .noun
      }
  }

  /// Whether words are those of a question: "how many".
  static func beginsAsQuestion(_ title: String) -> Bool {
    ["how", "what", "which", "when", "where", "who"].contains { word in
      title.hasPrefix(word) && title.dropFirst(word.count).first?.isLetter != true
    }
  }

  private static func endsAsPreposition(_ title: String) -> Bool {
    title.split(separator: " ").last.map { prepositions.contains(String($0)) } ?? false
  }

  private static let prepositions: Set<String> = [
    "about", "after", "as", "at", "before", "between", "by", "during", "for", "from", "in", "into",
    "near", "of", "on", "onto", "since", "than", "through", "till", "to", "under", "until", "via",
    "with", "within", "without",
  ]
}
