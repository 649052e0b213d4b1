import SnippetFoundation

/// What entities are sorted by, of those that a person may sort by.
struct FindOrder {
  /// The place among the properties.
  let property: Int
  let isDescending: Bool

  /// Reads `pages`, or `pages descending`.
  init(
    _ text: String,
    of properties: [FindableProperty],
    isDescending: Bool,
    entity: String
  ) throws(FindError) {
    let ways = [("", isDescending), (" ascending", false), (" descending", true)]
    for (ending, isDescending) in ways where text.trimmed.lowercased().hasSuffix(ending) {
      let name = String(text.trimmed.dropLast(ending.count))
      if let place = properties.firstIndex(where: { $0.isCalled(name) }) {
        (property, self.isDescending) = (place, isDescending)
        return
      }
    }
    throw .notSorted(text, entity: entity, names: properties.map(\.name))
  }
}
