import SnippetFoundation

/// A phrase as words to compare with: those before its parameter, and those after it.
struct PhrasePattern: Sendable, Equatable {
  let before: [String]
  /// The property's name; nil for a phrase without a parameter.
  let parameter: String?
  let after: [String]

  var literalCount: Int { before.count + after.count }

  private static let prepositions: Set<String> = ["with", "in", "from", "on", "at", "using", "to"]

  /// The phrase with the app's name, and without it and the preposition before it.
  static func forms(of parts: [PhrasePart], appName: String) -> [PhrasePattern] {
    let whole = PhrasePattern(parts: parts, appName: appName)
    guard parts.contains(.applicationName) else { return [whole] }
    let short = PhrasePattern(parts: withoutName(parts), appName: appName)
    return short.literalCount == 0 ? [whole] : [whole, short]
  }

  /// The phrase for people, its parameter as `<product>`.
  static func words(of parts: [PhrasePart], appName: String) -> String {
    withoutName(parts).map { part in
      switch part {
      case .text(let text): text
      case .applicationName: appName
      case .parameter(let name): "<\(IntentModel.words(ofProperty: name).lowercased())>"
      }
    }.joined().split(separator: " ").joined(separator: " ")
  }

  init(parts: [PhrasePart], appName: String) {
    var before: [String] = []
    var after: [String] = []
    var parameter: String?
    for part in parts {
      let text: String
      switch part {
      case .text(let words): text = words
      case .applicationName: text = appName
      case .parameter(let name):
        if parameter == nil { parameter = name }
        continue
      }
      let words = plain(text).split(separator: " ").map(String.init)
      if parameter == nil { before += words } else { after += words }
    }
    self.before = before
    self.parameter = parameter
    self.after = after
  }

  /// The text in the parameter's place, empty for a phrase without one; nil if the line is another one.
  func match(_ line: PhraseLine) -> String? {
    let words = line.words
    guard parameter != nil else { return words == before ? "" : nil }
    guard words.count > literalCount, words.starts(with: before),
      words.suffix(after.count).elementsEqual(after)
    else { return nil }
    return line.text(before.count..<(words.count - after.count))
  }

  /// The phrase with the line's own words in its parameter's place, to compare the two by spelling.
  func filled(with line: PhraseLine) -> String {
    let slot =
      parameter == nil ? [] : Array(line.words.dropFirst(before.count).dropLast(after.count))
    return (before + slot + after).joined(separator: " ")
  }

  /// Whether the line has, around the parameter, something like the phrase's own words.
  ///
  /// Without it a phrase that is mostly its parameter would be near to every line.
  func resembles(_ line: PhraseLine) -> Bool {
    guard parameter != nil else { return true }
    let own = (before + after).joined(separator: " ")
    let typed = (line.words.prefix(before.count) + line.words.suffix(after.count)).joined(
      separator: " "
    )
    return editDistance(Array(own), Array(typed)) * 2 <= own.count
  }

  private static func withoutName(_ parts: [PhrasePart]) -> [PhrasePart] {
    var kept: [PhrasePart] = []
    for part in parts {
      guard part == .applicationName else {
        kept.append(part)
        continue
      }
      guard case .text(let text) = kept.last else { continue }
      var words = text.split(separator: " ").map(String.init)
      if let last = words.last, prepositions.contains(last.lowercased()) { words.removeLast() }
      let lead = text.hasPrefix(" ") ? " " : ""
      kept[kept.count - 1] = .text(lead + words.joined(separator: " ") + " ")
    }
    return kept
  }
}
