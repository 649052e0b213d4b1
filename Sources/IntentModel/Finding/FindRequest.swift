import SnippetFoundation

/// What a person looks for among the entities of a type.
package struct FindRequest: Sendable, Equatable {
  /// Such as `pages > 300`.
  package var conditions: [String]
  /// Whether one condition is enough.
  package var matchesAny: Bool
  /// What small values of come first, the second among equals of the first; none: the app's own order.
  ///
  /// A property, behind it `ascending` or `descending` where that is not as all.
  package var sorts: [String]
  /// Whether large values come first.
  package var isDescending: Bool
  /// How many are wanted at most; nil: all.
  package var limit: Int?

  /// All conditions must hold unless one is enough.
  package init(
    conditions: [String] = [],
    matchesAny: Bool = false,
    sorts: [String] = [],
    isDescending: Bool = false,
    limit: Int? = nil
  ) {
    self.conditions = conditions
    self.matchesAny = matchesAny
    self.sorts = sorts
    self.isDescending = isDescending
    self.limit = limit
  }
}

/// Something that was found, as it is shown.
package struct FoundItem: Sendable {
  /// The type's name; empty for a value that is no entity.
  package var type: String
  /// What tells an entity from others; empty for a value that is none.
  package var identifier: String
  /// Title, subtitle, symbol and section.
  package var shown: ParameterOption
}

/// Returns the entries of a list as they are shown, the sections one after the other.
func found<Results: ResultsCollection>(_ results: Results, limit: Int?) -> [FoundItem] {
  let items = results.sections.flatMap { section in
    section.items.map { item in
      FoundItem(item.value, display: item.display, section: section.title?.resolved)
    }
  }
  return Array(items.prefix(limit ?? .max))
}

extension FoundItem {
  init(_ value: any Sendable, display: DisplayRepresentation? = nil, section: String? = nil) {
    // A value in a case of a union is what it is outside of it.
    let inner: any Sendable = (value as? any _IntentValueRepresentable)?.asIntentValue ?? value
    let shown = display ?? Self.display(of: value)
    self.init(
      type: (inner as? any AppEntity).map { Swift.type(of: $0).persistentIdentifier } ?? "",
      identifier: identifierText(inner) ?? "",
      shown: ParameterOption(value: value, display: shown, section: section)
    )
  }

  /// How a value shows itself, without the rules of a parameter.
  static func display(of value: any Sendable) -> DisplayRepresentation {
    if let display = displayRepresentation(of: value) { return display }
    let inner: any Sendable = (value as? any _IntentValueRepresentable)?.asIntentValue ?? value
    return DisplayRepresentation(stringLiteral: words(inner))
  }

  private static func words(_ value: any Sendable) -> String {
    (value as? any TypedValue)?.typed(ParameterConfiguration())
      ?? (value as? any StandInValue)?.typed(style: nil) ?? String(describing: value)
  }
}
