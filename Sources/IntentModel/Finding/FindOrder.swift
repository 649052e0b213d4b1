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
    if let place = properties.firstIndex(where: { $0.isCalled(text) }) {
      (property, self.isDescending) = (place, isDescending)
      return
    }
    for (word, isDescending) in [("ascending", false), ("descending", true)] {
      guard text.trimmed.lowercased().hasSuffix(" " + word) else { continue }
      let name = String(text.trimmed.dropLast(word.count + 1))
      if let place = properties.firstIndex(where: { $0.isCalled(name) }) {
        (property, self.isDescending) = (place, isDescending)
        return
      }
    }
    throw .notSorted(text, entity: entity, names: properties.map(\.name))
  }
}
