import SnippetFoundation
import Snippets

extension IntentParameter {
  /// An option that a text names.
  ///
  /// In this order: a title, synonym or identifier; what the app's own search finds; the only option that begins so,
  /// or one of whose words does; one that is spelled nearly so, which is asked about and never taken unasked.
  func resolveOption(_ text: String) async throws -> ParameterResolution {
    let offered = try await options()
    if let match = decide(OptionText(text).named(in: offered)) { return match }
    let found = text.count <= 200 ? try await matches(withoutArticle(text)) : []
    let named = OptionText(text).named(in: found)
    if let match = decide(named.isEmpty ? found : named) { return match }
    if let match = decide(OptionText(text).begun(in: offered)) { return match }
    if let file = try await fileEntity(of: text) { return file }
    let refusal = rejection(
      text,
      "is not one of the choices",
      expected: expectation(text, offered.map(\.title))
    )
    let near = OptionText(text).near(in: offered)
    if near.count == 1 { return .near(near[0], refusal) }
    return near.isEmpty ? .rejected(refusal) : .ambiguous(near)
  }

  private func decide(_ options: [ParameterOption]) -> ParameterResolution? {
    guard let first = options.first else { return nil }
    return options.count == 1 ? .value(first.value) : .ambiguous(options)
  }

  private func expectation(_ text: String, _ titles: [String]) -> String {
    let near = nearest(withoutArticle(text), in: titles, limit: 3)
    let choices = near.isEmpty && titles.count <= 5 ? titles : near
    if !choices.isEmpty { return "Type \(listed(choices.map { visible($0) }))" }
    return titles.isEmpty
      ? "There is nothing to choose from" : "Type one of the \(titles.count), or its number"
  }
}

/// A text that is to name one of several options.
struct OptionText {
  private let words: [String]

  init(_ text: String) {
    let whole = plain(text)
    let bare = plain(withoutArticle(text))
    words = whole == bare ? [whole] : [whole, bare]
  }

  /// The options with this title, synonym or identifier.
  func named(in options: [ParameterOption]) -> [ParameterOption] {
    options.filter { option in
      if titles(of: option).contains(where: words.contains) { return true }
      let identifier = identifierText(option.value) ?? rawText(option.value)
      return identifier.map { words.contains(plain($0)) } ?? false
    }
  }

  /// The options of which a title or synonym begins so, or else one of its words, of which two letters at least.
  func begun(in options: [ParameterOption]) -> [ParameterOption] {
    guard let word = words.last, !word.isEmpty else { return [] }
    let begun = options.filter { option in titles(of: option).contains { $0.hasPrefix(word) } }
    if !begun.isEmpty || word.count < 2 { return begun }
    return options.filter { option in titles(of: option).contains { $0.contains(" " + word) } }
  }

  /// The options with a title or synonym that differs by a slip or two.
  func near(in options: [ParameterOption]) -> [ParameterOption] {
    guard let word = words.last, (3...60).contains(word.count) else { return [] }
    let letters = Array(word)
    var best = Int.max
    var found: [ParameterOption] = []
    for option in options.prefix(1000) {
      let distances = titles(of: option).filter { abs($0.count - letters.count) <= 2 }
        .map { editDistance(letters, Array($0)) }
      guard let distance = distances.min(), distance <= slips(letters.count) else { continue }
      if distance < best { found = [] }
      best = min(best, distance)
      if distance == best { found.append(option) }
    }
    return found
  }

  private func titles(of option: ParameterOption) -> [String] {
    ([option.title] + option.synonyms).map { plain($0) }
  }
}

/// Returns how many letters of a word may be wrong for it to be the same word with a slip: none up to three letters,
/// one up to seven, else two.
func slips(_ letters: Int) -> Int { letters <= 3 ? 0 : letters <= 7 ? 1 : 2 }

/// Returns the raw value of an enumeration's case as text; nil for other values.
func rawText(_ value: any Sendable) -> String? {
  func text<Case: AppEnum>(_ value: Case) -> String { value.rawValue.description }
  return (value as? any AppEnum).map { text($0) }
}
