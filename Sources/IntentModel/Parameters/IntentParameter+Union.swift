import SnippetFoundation

// A value that is one of several types: each case is read as a parameter of its own type would read it.
extension IntentParameter {
  /// The element's type, where it is made of cases of several types.
  var unionType: (any _IntentValueRepresentable.Type)? {
    Value.ValueType.self as? any _IntentValueRepresentable.Type
  }

  /// A parameter for each case, in the order of the code; empty: the value is of one type.
  var cases: [any AnyIntentParameter] {
    unionType?.allIntentValueTypes.map { parameter(of: $0) } ?? []
  }

  private func parameter<Case: _IntentValue>(of type: Case.Type) -> any AnyIntentParameter {
    let title = configuration.title ?? LocalizedStringResource(stringLiteral: titleText)
    return IntentParameter<Case>(
      ParameterConfiguration(
        title: title,
        requestValueDialog: configuration.requestValueDialog,
        dateKind: configuration.dateKind
      )
    )
  }

  /// What a text comes to as one of the cases; nil: the value is of one type.
  nonisolated(nonsending) func resolveUnion(_ text: String) async throws -> ParameterResolution? {
    guard let unionType else { return nil }
    var found: [ParameterOption] = []
    var anyText: (any Sendable)?
    var near: ParameterResolution?
    for one in cases {
      switch try await one.resolve(text) {
      case .value(let value):
        guard let made = unionType._holding(value) else { continue }
        if one.takesAnyText {
          anyText = anyText ?? made
        } else {
          found.append(option(made, from: one, section: nil))
        }
      case .ambiguous(let options):
        found += options.compactMap { option in
          unionType._holding(option.value).map { option.holding($0) }
        }
      case .near(let option, let rejection):
        if near == nil, let made = unionType._holding(option.value) {
          near = .near(option.holding(made), rejection)
        }
      case .rejected: continue
      }
    }
    if found.count == 1 { return .value(found[0].value) }
    if !found.isEmpty { return .ambiguous(found) }
    if let anyText { return .value(anyText) }
    return near ?? reject(text, "is none of the values that are wanted")
  }

  /// What can be chosen of all the cases, under the names of their types.
  nonisolated(nonsending) func unionOptions() async throws -> [ParameterOption] {
    guard let unionType else { return [] }
    var all: [ParameterOption] = []
    let choosing = cases.filter { $0.kind == .entity || $0.kind == .enumeration }
    for one in choosing {
      let section = choosing.count > 1 ? typeName(of: one.elementType) : nil
      all += try await one.options().compactMap { option in
        guard let made = unionType._holding(option.value) else { return nil }
        var option = option.holding(made)
        option.section = [section, option.section].compactMap(\.self).inOne
        // What one case's query asks says nothing of the others.
        if cases.count > 1 { option.listPrompt = nil }
        return option
      }
    }
    return all
  }

  /// `a Photo or an Album, by name, or a whole number`.
  var unionHint: String {
    let cases = cases
    let entities = cases.filter { $0.kind == .entity && !$0.takesPath }
    let words = distinct(entities.map { typeName(of: $0.elementType) ?? titleText })
    let others = cases.filter { $0.kind != .entity || $0.takesPath }.map(\.hint)
    let hints = distinct((words.isEmpty ? [] : [byName(words)]) + others)
    let areShort = hints.allSatisfy { !$0.contains(",") && !$0.contains(" or ") }
    return areShort ? listed(hints) : hints.joined(separator: ", or ")
  }

  /// Each once.
  private func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// A value in the first case that it fits, or out of the case that it is in; nil: it fits none.
  func converted(_ value: any Sendable) -> (any Sendable)? {
    if let unionType { return unionType._holding(value) }
    guard let union = value as? any _IntentValueRepresentable else { return nil }
    let inner = union.asIntentValue
    return inner is Value.ValueType ? inner : nil
  }

  /// The value with what is in it fetched again; nil: nothing of it is fetched.
  ///
  /// **Errors**: `ParameterRejection` if it is gone.
  nonisolated(nonsending) func refetched(_ value: any Sendable) async throws -> (any Sendable)? {
    guard let unionType, let union = value as? any _IntentValueRepresentable else { return nil }
    let inner = union.asIntentValue
    guard inner is any AppEntity, let one = cases.first(where: { $0.set(inner) }) else {
      return nil
    }
    try await one.refetch()
    return one.currentValue.flatMap { unionType._holding($0) }
  }

  private func option(
    _ value: any Sendable,
    from one: any AnyIntentParameter,
    section: String?
  ) -> ParameterOption {
    ParameterOption(value: value, display: display(value), section: section)
  }
}

extension [String] {
  /// nil: there are none.
  fileprivate var inOne: String? { isEmpty ? nil : joined(separator: ": ") }
}

extension ParameterOption {
  /// The same option for the value in its case.
  fileprivate func holding(_ value: any Sendable) -> ParameterOption {
    var option = self
    option.value = value
    return option
  }
}

/// What the app calls a type; nil: it says nothing.
func typeName(of type: any _IntentValue.Type) -> String? {
  let name = (type as? any TypeDisplayRepresentable.Type)?.typeDisplayRepresentation.name.resolved
  return name?.isBlank == false ? name : nil
}
