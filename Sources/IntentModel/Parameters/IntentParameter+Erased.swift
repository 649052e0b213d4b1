import SnippetFoundation

extension IntentParameter: AnyIntentParameter {
  package var title: String { configuration.title?.resolved ?? words(ofProperty: name) }

  /// Whether the value may be nil.
  public var isOptional: Bool { Value.self != Value.UnwrappedType.self }

  package var isSet: Bool {
    guard let value = stored else { return false }
    return isOptional ? value as? Value.UnwrappedType != nil : true
  }

  package var hasDefault: Bool { configuration.defaultValue != nil }

  package var kind: ParameterKind {
    switch Value.ValueType.self {
    case is String.Type: .string
    case is Int.Type: .integer
    case is Double.Type: .number
    case is Bool.Type: .boolean
    case is any AppEnum.Type: .enumeration
    case is any AppEntity.Type: .entity
    default: .other
    }
  }

  package var prompt: String {
    if let dialog = configuration.requestValueDialog { return dialog.full }
    let name = title.trimmed
    let lower = lowercasedFirst(name)
    let first = lower.prefix { $0.isLetter }
    if ["how", "what", "which", "when", "where", "who"].contains(String(first)) {
      return name.hasSuffix("?") ? name : name + "?"
    }
    return switch kind {
    case .entity, .enumeration: "Which \(lower)?"
    case .boolean: "\(name)?"
    case .string, .integer, .number, .other: "What's the \(lower)?"
    }
  }

  package var disambiguationPrompt: String? { configuration.requestDisambiguationDialog?.full }

  package var takesAnyText: Bool {
    kind == .string && configuration.optionsProvider == nil && !isList
  }

  package var hasOptions: Bool {
    configuration.optionsProvider != nil || kind == .enumeration || kind == .entity
      || kind == .boolean
  }

  package var allowsOnlyOptions: Bool {
    if configuration.optionsProvider != nil || kind == .enumeration { return true }
    guard kind == .entity, let query = entityQuery else { return false }
    return !(query is any EntityStringQuery)
  }

  package var hint: String {
    switch kind {
    case .integer, .number: numberHint
    case .boolean:
      "\(configuration.displayName?.yes ?? "Yes") or \(configuration.displayName?.no ?? "No")"
    case .enumeration: listed(caseOptions.map(\.title))
    case .entity: "one of the list"
    case .string: configuration.optionsProvider == nil ? "some text" : "one of the list"
    case .other:
      switch Value.ValueType.self {
      case is Date.Type: "a date such as 2026-01-31 or 2026-01-31 15:30"
      case is URL.Type: "an address such as https://example.com"
      default: "a value"
      }
    }
  }

  package var currentValue: (any Sendable)? {
    guard let value = stored else { return nil }
    return value as? Value.UnwrappedType
  }

  package var resolvedText: String? { currentValue.map { display($0).title.resolved } }

  package func applyDefault() {
    if let value = configuration.defaultValue { set(value) }
  }

  package func take(from other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    if let value = other.stored { wrappedValue = value } else { clear() }
  }

  @discardableResult
  package func set(_ value: any Sendable) -> Bool {
    if let value = value as? Value {
      wrappedValue = value
      return true
    }
    if let element = value as? Value.ValueType, let list = [element] as? Value {
      wrappedValue = list
      return true
    }
    return false
  }

  package func display(_ value: any Sendable) -> DisplayRepresentation {
    switch value {
    case let value as any InstanceDisplayRepresentable: value.displayRepresentation
    case let value as any AppEnum: displayOfCase(value)
    case let value as Bool: DisplayRepresentation(stringLiteral: displayName(value))
    case let values as [any Sendable]:
      DisplayRepresentation(
        stringLiteral: values.map { display($0).title.resolved }.joined(separator: ", ")
      )
    case let value as Double:
      DisplayRepresentation(
        stringLiteral: value == value.rounded() && abs(value) < 1e15
          ? String(Int(value)) : String(value)
      )
    case let value as Date:
      DisplayRepresentation(
        stringLiteral: value.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.colon))
      )
    default: DisplayRepresentation(stringLiteral: String(describing: value))
    }
  }

  var isList: Bool { Value.UnwrappedType.self is any AnyArray.Type }

  /// The query that finds the parameter's entities.
  var entityQuery: (any EntityQuery)? {
    if let query = configuration.query { return query }
    guard let type = Value.ValueType.self as? any AppEntity.Type else { return nil }
    return defaultQuery(of: type)
  }

  /// The cases of the parameter's enumeration that count, in the order of the code.
  var caseOptions: [ParameterOption] {
    guard let type = Value.ValueType.self as? any AppEnum.Type else { return [] }
    let values = configuration.supportedValues ?? allCases(of: type)
    return values.map { ParameterOption(value: $0, display: display($0)) }
  }

  private func displayName(_ value: Bool) -> String {
    let names = configuration.displayName
    return value ? names?.yes ?? "Yes" : names?.no ?? "No"
  }

  private var numberHint: String {
    let noun = kind == .integer ? "a whole number" : "a number"
    return switch configuration.range {
    case nil: noun
    case .integers(let range): "\(noun) from \(range.lowerBound) to \(range.upperBound)"
    case .numbers(let range):
      "\(noun) from \(display(range.lowerBound).title.resolved)"
        + " to \(display(range.upperBound).title.resolved)"
    }
  }
}

private func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
  Entity.defaultQuery
}

private func allCases<Case: AppEnum>(of type: Case.Type) -> [any Sendable] {
  Array(Case.allCases)
}

private func displayOfCase<Case: AppEnum>(_ value: Case) -> DisplayRepresentation {
  Case.caseDisplayRepresentations[value]
    ?? DisplayRepresentation(stringLiteral: words(ofProperty: String(describing: value)))
}

/// Returns "Task title" for `taskTitle`.
func words(ofProperty name: String) -> String {
  var words = ""
  for letter in name {
    if letter.isUppercase, !words.isEmpty { words += " " }
    words += words.isEmpty ? letter.uppercased() : letter.lowercased()
  }
  return words
}

/// Returns the text with a small first letter, unless its second one is a capital too, as in "ID".
func lowercasedFirst(_ text: String) -> String {
  guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
  return first.lowercased() + text.dropFirst()
}

/// Returns "Small, Medium or Large".
func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
