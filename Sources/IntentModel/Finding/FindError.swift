import SnippetFoundation

/// Two conditions that were written as one.
package struct JoinedConditions: Equatable, Sendable {
  var first: String
  /// What follows, which may be several more.
  var second: String
  /// Whether one of them is enough.
  var isOneEnough: Bool

  /// As the command line takes them.
  var options: String {
    let all = [first, second].map { "--where \"\(visible($0))\"" }
    return all.joined(separator: " ") + (isOneEnough ? " --any" : "")
  }
}

/// Why nothing can be looked for as it was asked.
package indirect enum FindError: Error, Equatable {
  /// No entity, and no query, is called so.
  case unknownName(String, what: String, names: [String])
  /// The entity's query has neither properties nor a list of all.
  case notFindable(entity: String, takesWords: Bool)
  /// Nobody has it but an intent that returns it.
  case transient(entity: String)
  /// The query takes no words, or no file.
  case takesNo(String, query: String, wants: String)
  /// The query needs something to go by.
  case needs(String, query: String)
  case unknownProperty(String, entity: String, names: [String])
  case unknownComparison(String, property: String, offered: [String])
  case noComparison(String, offered: [String])
  case noValue(String, comparison: String)
  /// That there is a value, or none, was asked of what is not compared so.
  case noComparator(String, property: String, isNot: Bool)
  /// That there is no value was asked of what has one.
  case alwaysValue(property: String)
  case severalConditions(String, JoinedConditions)
  case wrongValue(ParameterRejection, property: String)
  case severalValues(String, property: String, titles: [String])
  case notSorted(String, entity: String, names: [String])

  /// What happened, and what to write.
  package var words: String {
    switch self {
    case .unknownName(let name, let what, let names):
      "\(quoted(name)) is no \(what) of this app. " + Self.advice(name, names, none: "It has none")
    case .notFindable(let entity, let takesWords):
      "\(entity) is found neither by its properties nor in a list of all: "
        + "its query is no EntityPropertyQuery and no EnumerableEntityQuery. "
        + (takesWords ? "Try: query \(entity) --text WORDS" : "Try: query \(entity)")
    case .transient(let entity):
      "\(entity) is a TransientAppEntity, which is found nowhere: an intent returns it."
    case .takesNo(let what, let query, let wants): "\(query) takes no \(what). Give it \(wants)."
    case .needs(let what, let query): "\(query) finds nothing by itself. Give it \(what)."
    case .unknownProperty(let name, let entity, let names):
      "\(quoted(name)) is no property that \(entity) is found by. "
        + Self.advice(name, names, none: "There is none")
    case .unknownComparison(let word, let property, let offered):
      "'\(property)' is not compared by \(quoted(word)). "
        + Self.advice(word, offered, none: "It is not compared at all")
    case .noComparison(let property, let offered):
      "Nothing says what '\(property)' is compared with. Write '\(property) \(offered.first ?? "is") "
        + "VALUE'; there \(offered.count == 1 ? "is" : "are") \(Self.list(offered))."
    case .noValue(let condition, let comparison):
      "\(quoted(condition)) has no value. Write "
        + (comparison == QueryComparison.isBetween.rawValue
          ? "'between VALUE and VALUE'." : "one behind '\(comparison)'.")
    case .noComparator(let phrase, let property, let isNot):
      "'\(property)' is not found by \(quoted(phrase)): its query has no \(isNot ? "NotEqual" : "Equal")ToComparator for it."
    case .alwaysValue(let property):
      "'\(property)' always has a value: its comparison takes no optional one."
    case .severalConditions(let text, let parts):
      "\(quoted(text)) is more than one condition. Write each by itself: \(parts.options). "
        + "A value that has such words in it goes in quotes."
    case .wrongValue(let rejection, let property): "'\(property)': \(rejection.message)"
    case .severalValues(let text, let property, let titles):
      "'\(property)': \(quoted(text)) could be \(Self.list(titles)). Write one of them whole."
    case .notSorted(let name, let entity, let names):
      "\(entity) is not sorted by \(quoted(name)). "
        + Self.advice(name, names, none: "It is not sorted")
    }
  }

  private static func advice(_ word: String, _ names: [String], none: String) -> String {
    if names.isEmpty { return none + "." }
    let near = SnippetFoundation.nearest(word, in: names, limit: 1)
    return (near.isEmpty ? "" : "Did you mean '\(visible(near[0]))'? ") + "There is \(list(names))."
  }

  private static func list(_ names: [String]) -> String {
    let first = names.prefix(10).map { "'\(visible($0))'" }
    let more = names.count > 10 ? ["\(names.count - 10) more"] : []
    let all = first + more
    return all.count < 2
      ? all.joined() : all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
  }
}
