import IntentModel
import SnippetFoundation
import TerminalDialogue

/// Which options of a `run` are the intent's: behind its name those that one of its parameters has, whatever `run` calls so.
///
/// `run Resize --width 30` gives a width to the intent, `run --width 30 Resize` draws in 30 columns.
enum ParameterOptions {
  /// The options of `run` by their plain names, as completion offers them.
  private static let taken = Set(
    CommandLineCompletion.flags.map { IntentInvocation.plain($0.word.drop { $0 == "-" }) } + [
      "help"
    ]
  )

  /// The arguments, options that are the intent's marked; `catalog` is asked only where there may be one.
  static func marked(_ arguments: [String], catalog: () -> IntentCatalog) -> [String] {
    guard arguments.first == "run",
      let start = CommandLineReader.intentPlace(in: arguments),
      arguments[start...].contains(where: { name(of: $0).map(taken.contains) == true })
    else { return arguments }
    let catalog = catalog()
    var marked = arguments
    var names: Set<String> = []
    for place in start..<arguments.count where arguments[place] != "--then" {
      if place == start || arguments[place - 1] == "--then" {
        names = Set(parameters(of: arguments[place], catalog).map(IntentInvocation.plain))
      } else if let name = name(of: arguments[place]), taken.contains(name), names.contains(name),
        arguments[place] != "--help" || hasValue(behind: place, in: arguments)
      {
        marked[place] = "--\(IntentInvocation.mark)" + arguments[place].dropFirst(2)
      }
    }
    return marked
  }

  /// Whether a value stands behind an option, and no other option: without one, `--help` asks for help.
  private static func hasValue(behind place: Int, in arguments: [String]) -> Bool {
    place + 1 < arguments.count && !arguments[place + 1].hasPrefix("--")
  }

  private static func name(of word: String) -> String? {
    word.hasPrefix("--") ? IntentInvocation.plain(word.dropFirst(2).prefix { $0 != "=" }) : nil
  }

  private static func parameters(of intent: String, _ catalog: IntentCatalog) -> [String] {
    catalog.intent(named: intent).map { IntentModel.parameters(of: $0.make()).map(\.name) } ?? []
  }
}
