package import IntentModel
import SnippetFoundation
import Snippets

/// An intent and the texts of its parameters, as a command line names them.
package struct IntentInvocation {
  /// What stands behind the dashes of an option that is the intent's, lest a parser takes it.
  package static let mark: Character = ":"

  package let intent: any AppIntent
  package let identifier: String
  package let title: String
  /// The identifier, with its module where another intent has the same.
  package let uniqueName: String
  /// By property name.
  package private(set) var values: [String: String] = [:]

  /// Reads `INTENT [--name value | --name=value ...]`.
  ///
  /// A name may be written as the property is, or with dashes between its words. That of a list may come again: its values
  /// go on.
  package init(_ words: [String], catalog: IntentCatalog) throws(IntentInvocationError) {
    let name = words.first ?? ""
    guard let descriptor = catalog.intent(named: name) else {
      let names = catalog.intents.filter(\.isDiscoverable).flatMap { [$0.identifier, $0.title] }
      throw .unknownIntent(name, nearest: nearest(name, in: names, limit: 3))
    }
    let namesakes = catalog.namesakes(of: descriptor, calledBy: name)
    if !namesakes.isEmpty { throw .severalIntents(name, names: namesakes) }
    uniqueName = catalog.uniqueName(of: descriptor)
    intent = descriptor.make()
    (identifier, title) = (descriptor.identifier, descriptor.title)
    let parameters = IntentModel.parameters(of: intent)
    let names = parameters.map(\.name)
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else { throw .notAnOption(word) }
      let given = word.dropFirst(2)
      let parts = (given.first == Self.mark ? given.dropFirst() : given).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let option = String(parts[0])
      let plain = Self.plain(option)
      guard let parameter = parameters.first(where: { Self.plain($0.name) == plain })
      else {
        throw .unknownParameter(option, intent: descriptor.identifier, names: names)
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .noValue(option)
      }
      let text = Self.text(value, for: parameter)
      guard let before = values.updateValue(text, forKey: parameter.name) else { continue }
      guard parameter.isList else { throw .givenTwice(option) }
      values[parameter.name] = before + ", " + text
    }
  }

  /// A name without what tells it from a property's.
  package static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// What a value is as a person types it, where other programs write it in another way.
  private static func text(_ value: String, for parameter: any AnyIntentParameter) -> String {
    switch parameter.kind {
    case .boolean: ["1": "yes", "0": "no"][value] ?? value
    default: value
    }
  }
}

/// Why a command line names no intent that can be run.
package enum IntentInvocationError: Error, Equatable {
  case unknownIntent(String, nearest: [String])
  case severalIntents(String, names: [String])
  case nothingAfterThen
  case unknownParameter(String, intent: String, names: [String])
  case notAnOption(String)
  case noValue(String)
  case givenTwice(String)

  package var words: String {
    switch self {
    case .unknownIntent(let name, let nearest):
      "'\(visible(name))' is no intent of this app. "
        + (nearest.isEmpty ? "" : "Did you mean \(list(nearest))? ")
        + "Type 'intents' for all of them."
    case .severalIntents(let name, let names):
      "'\(visible(name))' means \(names.count) intents of one identifier. Write \(list(names)), "
        + "and give one of them another 'persistentIdentifier'."
    case .nothingAfterThen:
      "'--then' names no intent. Write --then INTENT, which takes the value of the one before."
    case .unknownParameter(let name, let intent, let names):
      "'--\(visible(name))' is no parameter of \(intent). "
        + (names.isEmpty ? "It has none." : "It has \(list(names.map { "--\($0)" })).")
    case .notAnOption(let word):
      "'\(visible(word))' belongs to no parameter. Write --NAME VALUE, "
        + "and quotes around a value with blanks in it."
    case .noValue(let name): "'--\(visible(name))' has no value. Write --\(visible(name)) VALUE."
    case .givenTwice(let name): "'--\(visible(name))' is given twice. Give it once."
    }
  }

  private func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    return quoted.count < 2
      ? quoted.joined()
      : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
