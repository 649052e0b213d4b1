import SnippetFoundation

/// Halves in the words of the person's language, before a unit or behind it: `eine halbe Stunde`, `une heure et demie`,
/// `1時間半`.
///
/// Foundation has no such words. English ones are read without this.
struct LocalHalves {
  /// How many a word before a unit says.
  private let before: [String: Double]
  /// What says half of the unit before it.
  private let behind: [String]
  /// Written in one with a unit, which they are parted from.
  private let joined: [String]

  private init(_ before: [String: Double], behind: [String] = [], joined: [String] = []) {
    (self.before, self.behind, self.joined) = (before, behind, joined)
  }

  /// Of the person for whom the current code runs; nil: nothing is known of the language.
  static var current: LocalHalves? {
    (Localization.locale ?? .source).language.languageCode.flatMap { languages[$0.identifier] }
  }

  /// How many units words before one say; nil: no half.
  func number(_ words: String) -> Double? { before[words] }

  /// A text without half a unit at its end, and in words; nil: it ends with no such thing.
  func withoutHalf(_ text: String) -> String? {
    behind.first(where: text.hasSuffix).map { String(text.dropLast($0.count)).trimmed }
  }

  /// A text with a blank between a half and the unit that it is written in one with.
  func parted(_ text: String) -> String {
    guard let half = joined.first(where: text.contains) else { return text }
    return text.replacing(half, with: half.filter(\.isLetter) + " ").trimmed
  }

  private static let languages: [String: LocalHalves] = [
    "de": LocalHalves([
      "eine halbe": 0.5, "einer halben": 0.5, "ein halber": 0.5, "einen halben": 0.5, "halbe": 0.5,
      "anderthalb": 1.5, "eineinhalb": 1.5, "zweieinhalb": 2.5, "dreieinhalb": 3.5,
    ]),
    "fr": LocalHalves(
      ["une demi": 0.5, "demi": 0.5, "un demi": 0.5],
      behind: ["et demie", "et demi"],
      joined: ["demi-"]
    ),
    "es": LocalHalves(["media": 0.5, "medio": 0.5], behind: ["y media", "y medio"]),
    "it": LocalHalves(
      ["mezza": 0.5, "mezzo": 0.5, "mezz": 0.5],
      behind: ["e mezza", "e mezzo"],
      joined: ["mezz'", "mezz\u{2019}"]
    ),
    "pt": LocalHalves(["meia": 0.5, "meio": 0.5], behind: ["e meia", "e meio"]),
    "nl": LocalHalves(["een half": 0.5, "half": 0.5, "anderhalf": 1.5, "anderhalve": 1.5]),
    "sv": LocalHalves(["en halv": 0.5, "halv": 0.5, "en och en halv": 1.5]),
    "da": LocalHalves(["en halv": 0.5, "halv": 0.5, "halvanden": 1.5]),
    "nb": LocalHalves(["en halv": 0.5, "halv": 0.5, "halvannen": 1.5]),
    "ja": LocalHalves(["半": 0.5], behind: ["半"]),
    "zh": LocalHalves(["半": 0.5, "半个": 0.5], behind: ["半"], joined: ["半个", "半"]),
  ]
}
