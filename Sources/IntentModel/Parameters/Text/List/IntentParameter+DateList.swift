import SnippetFoundation

extension IntentParameter {
  /// The parts of a list of dates, in which a comma may stand within one: `Jan 5, 2027` is a day where `2027` is none.
  func datesJoined(_ parts: [ListText.Part]) -> [ListText.Part] {
    guard typedValue?.needsClock == true else { return parts }
    return parts.reduce(into: []) { joined, part in
      guard let day = joined.last?.words.last, let year = part.words.first, beginsWithYear(year),
        isDate("\(day), \(year)")
      else { return joined.append(part) }
      let last = joined.count - 1
      joined[last].words[joined[last].count - 1] = "\(day), \(year)"
      let rest = ListText.Part(
        words: Array(part.words.dropFirst()),
        joints: Array(part.joints.dropFirst())
      )
      if rest.count > 0 { joined.append(rest) }
    }
  }

  private func isDate(_ text: String) -> Bool {
    if case .value = readOne(text) { true } else { false }
  }

  /// Whether a text is a year, with or without a time behind it: `2027`, `2027 at 5pm`.
  private func beginsWithYear(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 4 && (text[digits.endIndex...].first?.isWhitespace ?? true)
  }
}
