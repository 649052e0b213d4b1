public import SnippetFoundation

extension IntentParameter: AnyIntentParameter {
  /// What the parameter is called.
  public var title: LocalizedStringResource {
    configuration.title ?? LocalizedStringResource(stringLiteral: titleText)
  }

  package var titleText: String { configuration.title?.resolved ?? words(ofProperty: name) }

  package var titleInSentence: String { titleWords.inSentence }

  var titleWords: TitleWords {
    TitleWords.of(
      titleText,
      isEnglish: configuration.title?.language?.hasPrefix("en") ?? true
    )
  }

  /// Whether the value may be nil.
  public var isOptional: Bool { Value.self != Value.UnwrappedType.self }

  package var isSet: Bool {
    isOptional ? held.map { $0 is Value.UnwrappedType } ?? false : holdsAny
  }

  package var hasDefault: Bool { configuration.defaultValue != nil }

  package var elementType: any _IntentValue.Type { Value.ValueType.self }

  package var descriptionText: String? { configuration.description?.resolved }

  package var kind: ParameterKind {
    switch Value.ValueType._form {
    case .text: .string
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .enumeration: .enumeration
    case .entity: .entity
    case .plain, .list: .other
    }
  }

  package var prompt: String {
    if let dialog = configuration.requestValueDialog { return dialog.full }
    let (title, kind) = (titleWords, kind)
    switch title.form {
    case .question: return title.whole
    case .wordsOfQuestion: return "\(title.whole)?"
    case .unfinished where kind != .boolean: return "What's the value for '\(title.inSentence)'?"
    case .unfinished, .noun: break
    }
    return switch kind {
    case .entity, .enumeration: "Which \(title.inSentence)?"
    case .boolean: "\(title.whole)?"
    case .integer where title.isPlural && !isList && configuration.optionsProvider == nil:
      "How many \(title.inSentence)?"
    case .string, .integer, .number, .other:
      "What\(title.isPlural ? " are" : "'s") \(title.withArticle)?"
    }
  }

  /// nil, too, where a resolver of the app's may take what is outside.
  package var rangeWords: String? {
    guard configuration.requestValueDialog == nil, configuration.optionsProvider == nil,
      resolvers.allSatisfy({ $0 is any RangeCheckingResolver })
    else { return nil }
    return typedValue?.rangeWords(configuration)
  }

  package var inputConnection: InputConnectionBehavior { configuration.inputConnection }

  package var disambiguationPrompt: String? { configuration.requestDisambiguationDialog?.full }

  package var takesAnyText: Bool {
    (kind == .string || Value.ValueType.self == AttributedString.self)
      && configuration.optionsProvider == nil && !isList
  }

  package var takesLines: Bool { takesAnyText && configuration.system.isMultiline }

  package var hasOptions: Bool {
    if configuration.optionsProvider != nil { return true }
    switch kind {
    case .enumeration, .entity, .boolean: return true
    case .other: return cases.contains { $0.kind == .entity || $0.kind == .enumeration }
    case .string, .integer, .number: return false
    }
  }

  package var allowsOnlyOptions: Bool {
    if configuration.optionsProvider != nil || kind == .enumeration { return true }
    guard kind == .entity, !isFileEntity, let query = entityQuery else { return false }
    return !(query is any EntityStringQuery)
  }

  package var hint: String {
    let count = size == nil ? ", or several" : "; \(sizeWords),"
    let hint = isList ? "\(elementHint)\(count) with commas between" : elementHint
    return defaultText.map { "\(hint) (\($0) by default)" } ?? hint
  }

  package var defaultText: String? {
    guard let value = configuration.defaultValue as? Value.UnwrappedType else { return nil }
    if let list = elements(of: value), list.isEmpty { return "none" }
    let text = display(value).title.resolvedInLines
    return text.isBlank ? nil : text
  }

  /// What one element looks like.
  private var elementHint: String {
    if configuration.optionsProvider != nil { return "one of the app's choices" }
    switch kind {
    case .enumeration: return listed(caseOptions.map(\.title))
    case .entity: return isFileEntity ? IntentFile.hint(fileRules) : byName([typeWord])
    case .other where unionType != nil: return unionHint
    case .string, .integer, .number, .boolean, .other:
      return typedValue?.hint(configuration) ?? "nothing: the app's code gives the value"
    }
  }

  /// What an entity is called: by its type, else as the parameter is.
  private var typeWord: String { typeName(of: elementType) ?? titleText }

  /// What reads the element's type, where its values can be typed.
  var typedValue: (any TypedValue.Type)? {
    if let type = Value.ValueType.self as? any TypedValue.Type { return type }
    return (Value.ValueType.self as? any StandInValue.Type)?.text
  }

  package var currentValue: (any Sendable)? {
    guard let held else { return nil }
    return isOptional ? unwrapped(held) : held
  }

  /// Apart: for an optional of any type the runtime is asked, which no other parameter need do.
  @inline(never)
  private func unwrapped(_ held: any Sendable) -> (any Sendable)? { held as? Value.UnwrappedType }

  package var resolvedText: String? {
    currentValue.map { plainText($0) ?? display($0).title.resolvedInLines }
  }

  package func applyDefault() {
    if let value = configuration.defaultValue { set(value) }
  }

  package func take(from other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    replace(other.held)
  }

  @discardableResult
  package func set(_ value: any Sendable) -> Bool {
    let value = configuration.isUnitFixed ? inFixedUnit(value) : value
    // As most are: nothing is cast.
    if type(of: value) == Value.self {
      replace(value)
      return true
    }
    return set(other: value)
  }

  /// Takes a value of another type where it is one of the parameter's by a cast or a conversion.
  private func set(other value: any Sendable) -> Bool {
    if let value = value as? Value {
      wrappedValue = value
      return true
    }
    guard let list = listType else {
      guard let fitting = converted(value), let made = fitting as? Value else { return false }
      wrappedValue = made
      return true
    }
    let elements = elements(of: value) ?? [value]
    let fitting = elements.map { $0 is Value.ValueType ? $0 : converted($0) ?? $0 }
    guard let made = list.of(fitting) as? Value else { return false }
    wrappedValue = made
    return true
  }

  package func display(_ value: any Sendable) -> DisplayRepresentation {
    if let text = plainText(value) { return DisplayRepresentation(stringLiteral: text) }
    if let display = displayRepresentation(of: value) { return display }
    if isList, let list = elements(of: value) { return displayList(list) }
    return switch value {
    case let date as Date:
      DisplayRepresentation(
        stringLiteral: LocalDate.shown(date, configuration) ?? date.typed(configuration)
      )
    case let parts as DateComponents:
      DisplayRepresentation(
        stringLiteral: LocalDate.shown(parts, configuration) ?? parts.typed(configuration)
      )
    case let value as any TypedMeasurement where configuration.isUnitFixed:
      DisplayRepresentation(stringLiteral: value.shown(configuration))
    case let value as any TypedValue:
      DisplayRepresentation(stringLiteral: value.typed(configuration))
    case let value as any _IntentValueRepresentable:
      elements(of: value.asIntentValue).map(displayList) ?? display(value.asIntentValue)
    case let value as any StandInValue:
      DisplayRepresentation(stringLiteral: value.typed(style: configuration.system.style))
    default: DisplayRepresentation(stringLiteral: String(describing: value))
    }
  }

  private func displayList(_ list: [any Sendable]) -> DisplayRepresentation {
    DisplayRepresentation(
      stringLiteral: list.map { display($0).title.resolvedInLines }.joined(separator: ", ")
    )
  }

  /// What is printed as it is: looked for first, as casts to protocols take time.
  private func plainText(_ value: any Sendable) -> String? {
    let type: Any.Type = Value.ValueType.self
    if type == Int.self { return cast(value, to: Int.self)?.typed(configuration) }
    if type == String.self { return cast(value, to: String.self)?.typed(configuration) }
    if type == Double.self { return cast(value, to: Double.self)?.typed(configuration) }
    if type == Bool.self { return cast(value, to: Bool.self)?.typed(configuration) }
    return nil
  }

  package var isList: Bool { Value.UnwrappedType._form == .list }

  /// The parameter's own type, where that is a list.
  var listType: (any AnyList.Type)? { Value.UnwrappedType.self as? any AnyList.Type }

  /// The query that finds the parameter's entities.
  var entityQuery: (any EntityQuery)? {
    if let query = configuration.query { return query }
    guard Value.ValueType._isEntity, let type = Value.ValueType.self as? any AppEntity.Type else {
      return nil
    }
    return defaultQuery(of: type)
  }

  /// The cases of the parameter's enumeration that count, in the order of the code.
  var caseOptions: [ParameterOption] {
    guard let type = Value.ValueType.self as? any AppEnum.Type else { return [] }
    let values = configuration.supportedValues ?? allCases(of: type)
    return values.map { ParameterOption(value: $0, display: display($0)) }
  }
}

private func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
  Entity.defaultQuery
}

private func allCases<Case: AppEnum>(of type: Case.Type) -> [any Sendable] {
  Case.allCases.map { $0 as any Sendable }
}

/// Whether a value is an optional without one.
package func isAbsent(_ value: any Sendable) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
