import SnippetFoundation

/// A condition as it is typed, such as `pages > 300`, taken apart.
struct QueryCondition {
  /// The place among the properties.
  let property: Int
  let comparison: QueryComparison
  /// One value, two for `between`, none where that there is no value is the condition.
  let texts: [String]

  /// Reads a condition on one of some properties.
  init(_ text: String, of properties: [FindableProperty], entity: String) throws(FindError) {
    let text = text.trimmed
    guard let (place, rest) = Self.property(text, properties) else {
      let name = text.prefix { !$0.isWhitespace && !"<>=!≠≤≥".contains($0) }
      throw .unknownProperty(String(name), entity: entity, names: properties.map(\.name))
    }
    property = place
    let offered = properties[place].comparisons.map(\.rawValue)
    let name = properties[place].name
    if rest.isEmpty { throw .noComparison(name, offered: offered) }
    if let (phrase, comparison) = Self.valueless.first(where: { rest.isSame(as: $0.0) }) {
      guard properties[place].comparisons.contains(comparison) else {
        throw .noComparator(phrase, property: name, isNot: comparison == .notEqualTo)
      }
      (self.comparison, texts) = (comparison, [])
      return
    }
    guard let (comparison, value) = Self.comparison(rest) else {
      throw .unknownComparison(
        String(rest.prefix { !$0.isWhitespace }),
        property: name,
        offered: offered
      )
    }
    guard properties[place].comparisons.contains(comparison) else {
      throw .unknownComparison(comparison.rawValue, property: name, offered: offered)
    }
    if let parts = Self.parts(of: text, value: value, comparison, properties) {
      throw .severalConditions(text, parts)
    }
    self.comparison = comparison
    texts = comparison == .isBetween ? Self.ends(value) : [Self.unquoted(value)]
    guard texts.allSatisfy({ !$0.isEmpty }) else {
      throw .noValue(text, comparison: comparison.rawValue)
    }
  }

  /// The property with the longest name that the text begins with, and what follows.
  private static func property(
    _ text: String,
    _ properties: [FindableProperty]
  ) -> (Int, String)? {
    var best: (place: Int, name: String)?
    for (place, property) in properties.enumerated() {
      for name in property.names where begins(text, with: name) {
        if best.map({ $0.name.count < name.count }) ?? true { best = (place, name) }
      }
    }
    return best.map { ($0.place, String(text.dropFirst($0.name.count)).trimmed) }
  }

  private static func begins(_ text: String, with word: String) -> Bool {
    guard !word.isEmpty, text.count >= word.count,
      String(text.prefix(word.count)).isSame(as: word)
    else { return false }
    guard let next = text.dropFirst(word.count).first, word.last?.isLetter == true else {
      return true
    }
    return !next.isLetter && !next.isNumber && next != "_"
  }

  /// Each comparison as people write it, what begins as another one before that.
  private static let spellings: [(String, QueryComparison)] = [
    ("is between", .isBetween), ("between", .isBetween),
    ("is not", .notEqualTo), ("isn't", .notEqualTo), ("not", .notEqualTo), ("!=", .notEqualTo),
    ("≠", .notEqualTo), ("<>", .notEqualTo),
    ("is at most", .lessThanOrEqualTo), ("at most", .lessThanOrEqualTo),
    ("<=", .lessThanOrEqualTo), ("≤", .lessThanOrEqualTo),
    ("is at least", .greaterThanOrEqualTo), ("at least", .greaterThanOrEqualTo),
    (">=", .greaterThanOrEqualTo), ("≥", .greaterThanOrEqualTo),
    ("is less than", .lessThan), ("less than", .lessThan), ("is before", .lessThan),
    ("before", .lessThan), ("is below", .lessThan), ("below", .lessThan), ("<", .lessThan),
    ("is greater than", .greaterThan), ("greater than", .greaterThan),
    ("is more than", .greaterThan), ("more than", .greaterThan), ("is after", .greaterThan),
    ("after", .greaterThan), ("is above", .greaterThan), ("above", .greaterThan),
    (">", .greaterThan),
    ("begins with", .hasPrefix), ("starts with", .hasPrefix), ("has prefix", .hasPrefix),
    ("ends with", .hasSuffix), ("has suffix", .hasSuffix),
    ("contains", .contains), ("has", .contains),
    ("equals", .equalTo), ("is", .equalTo), ("==", .equalTo), ("=", .equalTo),
  ]

  /// What is said of a property that has a value or none.
  private static let valueless: [(String, QueryComparison)] = [
    ("has no value", .equalTo), ("does not have any value", .equalTo),
    ("has any value", .notEqualTo), ("has a value", .notEqualTo),
  ]

  private static func comparison(_ text: String) -> (QueryComparison, String)? {
    spellings.first { begins(text, with: $0.0) }
      .map { ($0.1, String(text.dropFirst($0.0.count)).trimmed) }
  }

  /// The conditions that a text joins by `and` or `or`, and whether one of them is enough; nil: it is one condition.
  ///
  /// A value in quotes joins nothing.
  private static func parts(
    of text: String,
    value: String,
    _ comparison: QueryComparison,
    _ properties: [FindableProperty]
  ) -> JoinedConditions? {
    let inner = unquoted(value)
    if inner != value, let quote = value.first, !inner.contains(quote) { return nil }
    for place in value.indices {
      for (mark, isEnough) in joints
      where value[place...].prefix(mark.count).lowercased() == mark {
        let rest = String(value[place...].dropFirst(mark.count)).trimmed
        let before = String(value[..<place])
        // The first 'and' of 'between 3 and 5' is its own.
        if comparison == .isBetween, ends(before).contains(where: \.isEmpty) { continue }
        guard let next = beginning(rest, properties) else { continue }
        let head = String(text.dropLast(value.count)) + before
        let subject = next ? "" : text.prefix(nameLength(text, properties)) + " "
        return JoinedConditions(first: head, second: subject + rest, isOneEnough: isEnough)
      }
    }
    return nil
  }

  /// What joins conditions, and whether one of them is enough then; what begins as another one before that.
  private static let joints = [
    (", and ", false), (", or ", true), (", ", false), ("; ", false), (" and ", false),
    (" && ", false), (" or ", true), (" || ", true),
  ]

  /// Whether a text begins with a property and a comparison, true, or with a comparison that no value begins with, false;
  /// nil: it is a value.
  private static func beginning(_ text: String, _ properties: [FindableProperty]) -> Bool? {
    if let (_, rest) = property(text, properties), let (_, value) = self.comparison(rest),
      !value.isEmpty
    {
      return true
    }
    guard let (_, value) = self.comparison(text), !value.isEmpty else { return nil }
    let word = text.dropLast(value.count).trimmed
    let isPlain =
      word.allSatisfy(\.isLetter) && !["contains", "between"].contains(word.lowercased())
    return isPlain ? nil : false
  }

  /// How many letters of a condition name its property.
  private static func nameLength(_ text: String, _ properties: [FindableProperty]) -> Int {
    properties.flatMap(\.names).filter { begins(text, with: $0) }.map(\.count).max() ?? 0
  }

  /// `3 and 5`, or `3..5`.
  private static func ends(_ text: String) -> [String] {
    for mark in [" and ", "..", " to "] {
      if let range = text.range(of: mark, options: .caseInsensitive) {
        return [text[..<range.lowerBound], text[range.upperBound...]].map {
          unquoted(String($0).trimmed)
        }
      }
    }
    return [text, ""]
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let first = text.first, first == text.last, "\"'".contains(first) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}
