import SnippetFoundation

/// A property that entities are found or sorted by: its names, its comparisons, what reads its values.
struct FindableProperty {
  /// As in the code, or where that is not known the title.
  let name: String
  let title: String
  let comparisons: [QueryComparison]
  /// The type of the property.
  let type: any _IntentValue.Type

  /// What a person may call it.
  var names: [String] { [name, title, words(ofProperty: name)].filter { !$0.isEmpty } }

  func isCalled(_ word: String) -> Bool { names.contains { $0.isSame(as: word.trimmed) } }

  /// Reads the texts of a condition as a parameter of the type with these resolvers would.
  ///
  /// The ends of a range come with the lower one first, whichever was typed first.
  ///
  /// - Throws: a `FindError`, and whatever the app's code throws that is asked for an entity.
  func values(
    of condition: QueryCondition,
    resolvers: [any Resolver] = []
  ) async throws -> [any Sendable] {
    let isElement = condition.comparison == .contains
    var values: [any Sendable] = []
    for text in condition.texts {
      let reader = isElement ? type.elementReader(resolvers) : type.reader(resolvers)
      let own = reader.hasResolvers ? try await reader.resolveByResolvers(text) : nil
      let resolution = if let own { own } else { try await reader.resolve(text) }
      switch resolution {
      case .value(let value):
        reader.set(value)
        values.append(reader.currentValue ?? value)
      case .ambiguous(let options):
        throw FindError.severalValues(text, property: name, titles: options.map(\.title))
      case .near(let option, let rejection):
        throw FindError.wrongValue(rejection.guessing(option), property: name)
      case .rejected(let rejection): throw FindError.wrongValue(rejection, property: name)
      }
    }
    // The app's code makes a range of them, which stops the program where they are reversed.
    if condition.comparison == .isBetween, values.count == 2,
      order(of: values[0], and: values[1]) == .orderedDescending
    {
      values.swapAt(0, 1)
    }
    return values
  }
}

extension _IntentValue {
  /// A parameter that reads values of the type.
  fileprivate static func reader(_ resolvers: [any Resolver]) -> any AnyIntentParameter {
    IntentParameter<UnwrappedType>(ParameterConfiguration(resolvers: resolvers))
  }
  /// A parameter that reads one element.
  fileprivate static func elementReader(_ resolvers: [any Resolver]) -> any AnyIntentParameter {
    IntentParameter<ValueType>(ParameterConfiguration(resolvers: resolvers))
  }
}
