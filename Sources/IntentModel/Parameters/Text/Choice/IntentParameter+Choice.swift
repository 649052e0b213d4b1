import SnippetFoundation

extension IntentParameter {
  /// An option that a text names.
  ///
  /// In this order: a title, synonym or identifier, also before the type's word (`the milk task`), of what is offered or
  /// found by the app's own search; an entity with this identifier, unless any text may be one; what else the search
  /// finds; an entity whose identifier the text may be; the only option that begins so, or one of whose words does; one
  /// that is spelled nearly so, which is asked about and never taken unasked.
  nonisolated(nonsending) func resolveOption(_ text: String) async throws -> ParameterResolution {
    let offered = try await options()
    if let match = decide(OptionText(text).named(in: offered)) { return match }
    // `three` where 3 is offered.
    if typedValue != nil, case .value(let value) = readOne(text),
      offered.contains(where: { isSame($0.value, value) })
    {
      return .value(value)
    }
    if let name = OptionText(text).without(typeName(of: elementType) ?? "") {
      let known = OptionText(name).named(in: offered)
      let named = known.isEmpty ? OptionText(name).named(in: try await matches(name)) : known
      if let match = decide(named) { return match }
    }
    var found = text.count <= 200 ? try await matches(withoutArticle(text)) : []
    if found.isEmpty, text.count <= 200, let label = OptionText(text).label {
      found = OptionText(text).named(in: try await matches(withoutArticle(label)))
    }
    if found.isEmpty, text.count <= 200, let title = OptionText(text).withoutLastWord {
      found = OptionText(text).named(in: try await matches(withoutArticle(title)))
    }
    if let match = decide(OptionText(text).named(in: found)) { return match }
    if hasTextIdentifiers, let match = decide(found) { return match }
    let entity = try await entity(withIdentifier: text, offersSome: !offered.isEmpty)
    if let entity { return .value(entity) }
    if let match = decide(found) { return match }
    if let match = decide(OptionText(text).begun(in: offered)) { return match }
    if let file = try await fileEntity(of: text) { return file }
    let refusal = refusal(text, among: offered.map(\.title))
    let near = OptionText(text).near(in: offered)
    if near.count == 1 { return .near(near[0], refusal) }
    return near.isEmpty ? .rejected(refusal) : .ambiguous(near)
  }

  private func decide(_ options: [ParameterOption]) -> ParameterResolution? {
    guard let first = options.first else { return nil }
    // What is there twice, as in two sections, is still one.
    let isOne = options.dropFirst().allSatisfy { isSame($0.value, first.value) }
    return isOne ? .value(first.value) : .ambiguous(options)
  }

  /// Why a text names no option: it is none of them, or, where the app searches for more, nothing was found.
  private func refusal(_ text: String, among titles: [String]) -> ParameterRejection {
    let isSearched = configuration.optionsProvider == nil && entityQuery is any EntityStringQuery
    guard isSearched else { return noChoice(text, among: titles) }
    return ParameterRejection(
      text: text,
      reason: "Nothing was found for \(quoted(text))",
      expected: expectation(text, titles, orSearch: true)
    )
  }

  /// Why a text or a value is none of the choices.
  func noChoice(_ text: String, among titles: [String]) -> ParameterRejection {
    rejection(text, "is not one of the choices", expected: expectation(text, titles))
  }

  private func expectation(
    _ text: String,
    _ titles: [String],
    orSearch: Bool = false
  ) -> String {
    var seen: Set<String> = []
    let all = titles.filter { !$0.isBlank && seen.insert($0).inserted }
    let near = nearest(withoutArticle(text), in: all, limit: 3)
    let another = "another name"
    if !all.isEmpty, all.count <= 5 || !near.isEmpty {
      // A few near ones of many are not all that there are.
      let choices = (all.count <= 5 ? all : near).map {
        $0.contains(",") ? "'\(visible($0))'" : visible($0)
      }
      let others =
        orSearch ? [another] : choices.count < all.count ? ["another of the \(all.count)"] : []
      return "Type \(listed(choices + others))"
    }
    if orSearch {
      let choices = titles.isEmpty ? "" : "one of the \(titles.count), its number or "
      return "Type \(choices)\(another)"
    }
    return titles.isEmpty
      ? "There is nothing to choose from" : "Type one of the \(titles.count), or its number"
  }
}

extension AnyIntentParameter {
  /// The one option that a text names where only these are answers: by title, synonym or identifier, or by its value.
  package func option(_ text: String, among options: [ParameterOption]) -> Int? {
    let name = OptionText(text)
    let named = name.named(in: options)
    let places = options.indices.filter { place in
      named.contains { isSame($0.value, options[place].value) }
        && !name.named(in: [options[place]]).isEmpty
    }
    if !places.isEmpty { return places.count == 1 ? places[0] : nil }
    guard case .value(let value)? = resolveAtOnce(text) else { return nil }
    let equal = options.indices.filter { isSame(options[$0].value, value) }
    return equal.count == 1 ? equal[0] : nil
  }
}

/// A text that is to name one of several options.
struct OptionText {
  private let words: [String]
  private let given: String

  init(_ text: String) {
    given = text
    let whole = plain(text)
    let bare = plain(withoutArticle(text))
    words = whole == bare ? [whole] : [whole, bare]
  }

  /// The options with this title, synonym or identifier; with `#2` behind it, the second of those.
  func named(in options: [ParameterOption]) -> [ParameterOption] {
    let named = whole(in: options)
    guard named.isEmpty, let marked else { return named }
    let equal = marked.text.whole(in: options)
    return equal.indices.contains(marked.place) ? [equal[marked.place]] : []
  }

  /// Of several that differ in case, accents or signs alone, those that are written just so.
  private func whole(in options: [ParameterOption]) -> [ParameterOption] {
    let equal = equal(in: options)
    if equal.count < 2 { return equal }
    let typed = given.trimmed
    let exact = equal.filter { option in
      ([option.title] + option.synonyms).contains { $0.trimmed == typed }
        || identifier(of: option) == typed
    }
    return exact.isEmpty ? equal : exact
  }

  /// Where none is called so, those that are but for what stands between the thousands of a number.
  private func equal(in options: [ParameterOption]) -> [ParameterOption] {
    let equal = options.filter { isCalled($0) { words.contains($0) } }
    guard equal.isEmpty else { return equal }
    let ways = regrouped
    return ways.isEmpty ? [] : options.filter { isCalled($0) { ways.contains($0) } }
  }

  private func isCalled(_ option: ParameterOption, _ isName: (String) -> Bool) -> Bool {
    if isName(plain(option.title)) { return true }
    if option.synonyms.contains(where: { isName(plain($0)) }) { return true }
    // As it is shown: with what stands behind the title in parentheses.
    if let subtitle = option.subtitle, isName(plain("\(option.title) \(subtitle)")) { return true }
    return identifier(of: option).map { isName(plain($0)) } ?? false
  }

  /// The words with other groups of digits.
  private var regrouped: Set<String> {
    let whole = GroupedDigits.otherWays(toWrite: given)
    return whole.isEmpty ? [] : whole.union(GroupedDigits.otherWays(toWrite: withoutArticle(given)))
  }

  /// What stands for an option in code: its identifier, its raw value, or a text that it is.
  private func identifier(of option: ParameterOption) -> String? {
    identifierText(option.value) ?? rawText(option.value) ?? option.value as? String
  }

  /// What stands before a mark such as `#2`; nil: there is no mark.
  var label: String? { marked?.text.given }

  /// What stands before the last word, which may be the subtitle; nil: there is one word.
  var withoutLastWord: String? {
    let title = given.trimmed.split(whereSeparator: \.isWhitespace).dropLast()
    return title.isEmpty ? nil : title.joined(separator: " ")
  }

  /// What stands before a type's word at the end, without an article; nil: the text does not end with it.
  func without(_ type: String) -> String? {
    let (words, last) = (given.split(whereSeparator: \.isWhitespace), type.split(separator: " "))
    guard given.count <= 200, !last.isEmpty, words.count > last.count,
      plain(words.suffix(last.count).joined(separator: " ")) == plain(type)
    else { return nil }
    return withoutArticle(words.dropLast(last.count).joined(separator: " "))
  }

  /// `Old Mill #2` in two: what is before the mark, and the place behind it, counted from 0.
  private var marked: (text: OptionText, place: Int)? {
    guard given.utf8.contains(UInt8(ascii: "#")), let mark = given.lastIndex(of: "#"),
      let number = Int(given[given.index(after: mark)...]),
      number >= 1
    else { return nil }
    return (OptionText(given[..<mark].trimmed), number - 1)
  }

  /// The options of which a title or synonym begins so, or else one of its words, of which two letters at least.
  func begun(in options: [ParameterOption]) -> [ParameterOption] {
    guard let word = words.last, !word.isEmpty else { return [] }
    let begun = options.filter { option in titles(of: option).contains { $0.hasPrefix(word) } }
    if !begun.isEmpty || word.count < 2 { return begun }
    let ways = regrouped
    let regrouped = options.filter { option in
      !ways.isEmpty && titles(of: option).contains { ways.contains(where: $0.hasPrefix) }
    }
    if !regrouped.isEmpty { return regrouped }
    return options.filter { option in titles(of: option).contains { $0.contains(" " + word) } }
  }

  /// The options with a title or synonym that differs by a slip or two; else those that begin with words that do.
  func near(in options: [ParameterOption]) -> [ParameterOption] {
    let whole = near(in: options) { $0 }
    guard whole.isEmpty, let words = words.last?.split(separator: " ").count else { return whole }
    let begun = near(in: options) { title in
      title.split(separator: " ").prefix(words).joined(separator: " ")
    }
    return begun.isEmpty ? related(in: options) : begun
  }

  /// The options with a title or synonym that has other endings of the same English words: "Hiking" for "hike".
  private func related(in options: [ParameterOption]) -> [ParameterOption] {
    guard let words = words.last, words.count <= 60, let stems = Self.stems(words) else {
      return []
    }
    return options.prefix(1000).filter { option in
      titles(of: option).contains { Self.stems($0) == stems }
    }
  }

  /// The words without their endings; nil where none has one that can be parted with.
  private static func stems(_ words: String) -> [Substring]? {
    let words = words.split(separator: " ")
    let stems = words.map(stem)
    return stems.contains { $0.count >= 3 } ? stems : nil
  }

  /// Three letters at least stay, of two equal ones at the end one: "running" and "run" are "run".
  private static func stem(_ word: Substring) -> Substring {
    var stem = word
    for ending in ["ings", "ing", "ers", "er", "ed", "es", "s", "e"]
    where word.hasSuffix(ending) && word.count >= ending.count + 3 {
      stem = word.dropLast(ending.count)
      break
    }
    if stem.count > 3, let last = stem.last, stem.dropLast().last == last { stem.removeLast() }
    return stem
  }

  private func near(
    in options: [ParameterOption],
    by part: (String) -> String
  ) -> [ParameterOption] {
    guard let word = words.last, (3...60).contains(word.count) else { return [] }
    let letters = Array(word)
    var best = Int.max
    var found: [ParameterOption] = []
    for option in options.prefix(1000) {
      let distances = titles(of: option).map(part).filter { abs($0.count - letters.count) <= 2 }
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

/// Returns the raw value of an enumeration's case, or a whole number, as text; nil for other values.
package func rawText(_ value: any Sendable) -> String? {
  func text<Case: AppEnum>(_ value: Case) -> String { value.rawValue.description }
  if let number = value as? Int { return String(number) }
  return (value as? any AppEnum).map { text($0) }
}
