import SnippetFoundation

/// What people usually say for yes and no, wherever that is asked: for a value, and where something is confirmed.
package enum YesNoWords {
  /// Whether a word, in small letters, agrees: one of English, or of the person's language.
  package static func agrees(_ word: String) -> Bool {
    agreements.contains(word) || local?.yes.contains(word) == true
  }

  /// Whether a word, in small letters, refuses.
  package static func refuses(_ word: String) -> Bool {
    refusals.contains(word) || local?.no.contains(word) == true
  }

  /// Those of the person's language; nil: it is English, or none of these.
  private static var local: (yes: Set<String>, no: Set<String>)? {
    guard let locale = Localization.locale, !locale.isEnglish,
      let language = locale.language.languageCode?.identifier
    else { return nil }
    return known[language]
  }

  private static let known: [String: (yes: Set<String>, no: Set<String>)] = [
    "de": (["ja", "jawohl", "ja bitte", "gern", "gerne"], ["nein", "nein danke"]),
    "es": (["sí", "si", "claro", "vale"], ["no gracias"]),
    "fr": (["oui", "d'accord", "d’accord"], ["non", "non merci"]),
    "it": (["sì", "si", "certo"], ["no grazie"]),
    "ja": (["はい", "うん", "ええ"], ["いいえ", "いや"]),
    "ko": (["예", "네"], ["아니요", "아니오"]),
    "nl": (["ja", "ja graag"], ["nee", "nee bedankt"]),
    "pt": (["sim"], ["não", "nao"]),
    "zh": (["是", "是的", "好", "好的"], ["否", "不", "不是", "不用"]),
  ]

  /// In small letters.
  private static let agreements: Set<String> = [
    "yes", "y", "yep", "yeah", "yup", "yes please", "sure", "ok", "okay",
  ]
  /// In small letters.
  private static let refusals: Set<String> = [
    "no", "n", "nope", "nah", "no thanks", "no thank you", "not now",
  ]
}
