import SnippetFoundation

/// A number with a word or a sign of the person's language for thousands and more behind it: `2k`, `1.5M`, `3 Mio.`,
/// `drei Millionen`, `1万`.
///
/// The words are those of Foundation's formats. English words without digits are read without this.
enum ScaledNumber {
  /// The number; nil: the text is none.
  static func value(_ text: String) -> Decimal? {
    guard text.utf8.count <= 100, let last = text.last, !last.isWholeNumber || !last.isASCII else {
      return nil
    }
    let scales = known.value(of: Localization.locale ?? .source, else: scales)
    for place in text.indices.dropFirst() {
      guard let scale = scales[key(text[place...])] else { continue }
      let number = text[..<place].trimmed
      guard TwofoldNumber(number) == nil, let factor = factor(number) else { continue }
      return factor * scale
    }
    return nil
  }

  private static func factor(_ text: String) -> Decimal? {
    NumberText.decimal(in: text) ?? LocalNumberWords.number(text).map { Decimal($0) }
  }

  private static let known = BoundedCache<String, [String: Decimal]>(limit: 100)

  private static func scales(_ locale: Locale) -> [String: Decimal] {
    var scales: [String: Decimal] = ["k": 1000]
    func add(_ name: String, _ scale: Decimal) {
      if !name.isEmpty, scales[name] == nil { scales[name] = scale }
    }
    let short = Decimal.FormatStyle(locale: locale).notation(.compactName)
    let spelled = NumberFormatter()
    spelled.numberStyle = .spellOut
    spelled.locale = locale
    for power in 3...14 {
      // Of which each form of a noun, in most languages, is the form of one.
      for count in [Decimal(1), 2, 5] {
        let number = count * pow(10, power)
        let text = number.formatted(short)
        if let end = text.lastIndex(where: isDigit), let digits = Int(text.filter(isDigit)) {
          add(key(text[text.index(after: end)...]), number / Decimal(digits))
        }
        if let one = spelled.string(from: NSDecimalNumber(decimal: count)),
          let words = spelled.string(from: NSDecimalNumber(decimal: number)), words.hasPrefix(one)
        {
          add(key(words.dropFirst(one.count)), number / count)
        }
      }
    }
    return scales
  }

  /// The sign for ten thousand, `万`, is none, though it is a number by itself.
  private static func isDigit(_ letter: Character) -> Bool {
    letter.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// By which a word is found, whatever its letters; a single letter counts as it is, but for `K`; empty: it is neither.
  private static func key(_ text: Substring) -> String {
    let word = String(text).trimmed
    guard word.allSatisfy({ $0.isLetter || $0.isWhitespace || ".\u{ad}".contains($0) }) else {
      return ""
    }
    if word.count == 1 { return word == "K" ? "k" : word }
    return plain(word)
  }
}

extension NumberText {
  /// None for nil.
  init(_ number: Decimal?) {
    guard let number else {
      self = .none
      return
    }
    let double = NSDecimalNumber(decimal: number).doubleValue
    if double != double.rounded() {
      self = .fraction(double)
    } else {
      self = Int("\(number)").map { .whole($0) } ?? .beyond(isNegative: number < 0)
    }
  }
}
