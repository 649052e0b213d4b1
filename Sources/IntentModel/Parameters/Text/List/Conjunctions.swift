import SnippetFoundation

/// The words that stand before the last thing of a list: `and` and `&`, and those of the person's language.
struct Conjunctions: Sendable {
  private var words: Set<String> = ["and", "&"]
  /// One that is written without blanks around it.
  private var glued: String?

  /// Those of the person for whom the current code runs.
  static var current: Conjunctions {
    let locale = Localization.locale ?? .source
    return locale.isEnglish
      ? english : known.value(of: locale, else: Self.init)
  }

  private static let english = Conjunctions()
  private static let known = BoundedCache<String, Conjunctions>(limit: 100)

  private init() {}

  /// From a list that Foundation writes in a locale: `1 und 2`.
  private init(_ locale: Locale) {
    let list = ["1", "2"].formatted(.list(type: .and, width: .standard).locale(locale))
    let word = list.dropFirst().dropLast().lowercased()
    if word.first?.isWhitespace == true {
      words.insert(word.trimmed)
    } else if word.first?.isLetter == true {
      glued = word
    } else if locale.language.languageCode == .japanese {
      // The format has a sign alone.
      glued = "と"
    }
  }

  /// Whether a word that stands between blanks is one of them.
  func has(_ word: String) -> Bool { words.contains(word.lowercased()) }

  /// `b and c` in two; a leading one, as behind a comma, is dropped.
  ///
  /// `isGlued`: whether a word without blanks around it counts, too.
  func parted(_ text: String, _ isGlued: Bool) -> ListText.Part {
    var part = ListText.Part()
    var joint: String?
    for word in text.split(whereSeparator: \.isWhitespace) {
      if has(String(word)) {
        joint = " \(word) "
        continue
      }
      for (place, piece) in pieces(of: word, isGlued).enumerated() {
        if place > 0 { joint = glued }
        add(String(piece), behind: joint, to: &part)
        joint = nil
      }
    }
    return part
  }

  private func pieces(of word: Substring, _ isGlued: Bool) -> [String] {
    guard isGlued, let glued else { return [String(word)] }
    let pieces = word.components(separatedBy: glued)
    return pieces.contains("") ? [String(word)] : pieces
  }

  private func add(_ word: String, behind joint: String?, to part: inout ListText.Part) {
    guard let last = part.words.last else {
      part.words = [word]
      return
    }
    if let joint {
      part.words.append(word)
      part.joints.append(joint)
    } else {
      part.words[part.words.count - 1] = "\(last) \(word)"
    }
  }
}
