import SnippetFoundation
import Snippets

extension IntentParameter {
  package func resolve(_ text: String) async throws -> ParameterResolution {
    let trimmed = text.trimmed
    if takesAnyText {
      return trimmed.isEmpty ? empty : .value(trimmed)
    }
    guard !trimmed.isEmpty else { return empty }
    guard isList else { return try await resolveOne(trimmed) }
    var values: [Value.ValueType] = []
    for part in trimmed.split(separator: ",") {
      let resolution = try await resolveOne(part.trimmed)
      guard case .value(let value) = resolution, let element = value as? Value.ValueType else {
        return resolution
      }
      values.append(element)
    }
    return .value(values)
  }

  private var empty: ParameterResolution {
    .rejected(
      ParameterRejection(text: "", reason: "Nothing was typed", expected: "Type \(hint)")
    )
  }

  private func reject(
    _ text: String,
    _ reason: String,
    expected: String? = nil
  )
    -> ParameterResolution
  {
    .rejected(
      ParameterRejection(
        text: text,
        reason: "\(quoted(text)) \(reason)",
        expected: expected ?? "Type \(hint)"
      )
    )
  }

  private func resolveOne(_ text: String) async throws -> ParameterResolution {
    if configuration.optionsProvider != nil { return try await resolveOption(text) }
    switch kind {
    case .string: return .value(text)
    case .integer: return resolveInteger(text)
    case .number: return resolveNumber(text)
    case .boolean: return resolveBoolean(text)
    case .enumeration, .entity: return try await resolveOption(text)
    case .other: return resolveOther(text)
    }
  }

  private func resolveInteger(_ text: String) -> ParameterResolution {
    switch WholeNumber(text) {
    case .none: return reject(text, "is not a whole number")
    case .beyond(let isNegative):
      let bound = integerBounds
      return reject(
        text,
        isNegative ? "is less than \(bound.lowerBound)" : "is more than \(bound.upperBound)"
      )
    case .value(let number):
      let bound = integerBounds
      if number < bound.lowerBound { return reject(text, "is less than \(bound.lowerBound)") }
      if number > bound.upperBound { return reject(text, "is more than \(bound.upperBound)") }
      return .value(number)
    }
  }

  private var integerBounds: ClosedRange<Int> {
    guard case .integers(let range) = configuration.range else { return Int.min...Int.max }
    return range
  }

  private func resolveNumber(_ text: String) -> ParameterResolution {
    let spelled: Double? =
      if case .value(let number) = WholeNumber(text) { Double(number) } else {
        text.utf8.count <= 64 ? Double(text) : nil
      }
    guard let number = spelled, number.isFinite else { return reject(text, "is not a number") }
    if case .numbers(let range) = configuration.range, !range.contains(number) {
      let isLess = number < range.lowerBound
      let bound = display(isLess ? range.lowerBound : range.upperBound).title.resolved
      return reject(text, "is \(isLess ? "less" : "more") than \(bound)")
    }
    return .value(number)
  }

  private func resolveBoolean(_ text: String) -> ParameterResolution {
    let word = plain(text)
    let yes = ["yes", "y", "on", "true", plain(configuration.displayName?.yes ?? "yes")]
    let no = ["no", "n", "off", "false", plain(configuration.displayName?.no ?? "no")]
    if yes.contains(word) { return .value(true) }
    if no.contains(word) { return .value(false) }
    return reject(text, "is neither yes nor no")
  }

  private func resolveOther(_ text: String) -> ParameterResolution {
    switch Value.ValueType.self {
    case is URL.Type:
      guard let url = URL(string: text), url.scheme != nil else {
        return reject(text, "is not an address")
      }
      return .value(url)
    case is Date.Type:
      guard let date = date(of: text) else { return reject(text, "is not a date") }
      return .value(date)
    case is AttributedString.Type: return .value(AttributedString(text))
    default: return reject(text, "cannot be typed", expected: "Give the value from code")
    }
  }

  private func resolveOption(_ text: String) async throws -> ParameterResolution {
    let offered = try await options()
    let exact = chosen(text, among: offered)
    if let match = decide(exact) { return match }
    let found = text.count <= 200 ? try await matches(withoutArticle(text)) : []
    let named = chosen(text, among: found)
    if let match = decide(named.isEmpty ? found : named) { return match }
    let titles = offered.map(\.title)
    let near = nearest(withoutArticle(text), in: titles, limit: 3)
    let choices = near.isEmpty && titles.count <= 5 ? titles : near
    let some =
      titles.isEmpty
      ? "There is nothing to choose from" : "Type one of the \(titles.count), or its number"
    return reject(
      text,
      "is not one of the choices",
      expected: choices.isEmpty ? some : "Type \(listed(choices.map { visible($0) }))"
    )
  }

  private func decide(_ options: [ParameterOption]) -> ParameterResolution? {
    guard let first = options.first else { return nil }
    return options.count == 1 ? .value(first.value) : .ambiguous(options)
  }

  private func chosen(
    _ text: String,
    among options: [ParameterOption]
  ) -> [ParameterOption] {
    let words = [plain(text), plain(withoutArticle(text))]
    return options.filter { option in
      var names = [option.title] + option.synonyms
      if let identifier = identifierText(option.value) ?? rawText(option.value) {
        names.append(identifier)
      }
      return names.contains { words.contains(plain($0)) }
    }
  }
}

/// The raw value of an enumeration's case as text; nil for other values.
private func rawText(_ value: any Sendable) -> String? {
  func text<Case: AppEnum>(_ value: Case) -> String { value.rawValue.description }
  return (value as? any AppEnum).map { text($0) }
}
