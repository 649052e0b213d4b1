import IntentModel
import SnippetFoundation
import Snippets

/// What the last word of a command line may become.
struct CommandLineCompletion {
  struct Candidate: Equatable {
    var word: String
    var help = ""

    /// The shell completes the word as the name of a file.
    static let files = Candidate(word: ":files")

    /// The word, a tab, and what it is.
    var row: String { help.isEmpty ? visible(word) : "\(visible(word))\t\(visible(help))" }
  }

  /// The parameter whose value is typed.
  struct OpenValue {
    let parameter: any AnyIntentParameter
    let intent: any AppIntent
    /// The texts of the intent's other parameters, by property name.
    let given: [String: String]
  }

  let words: [String]
  private let catalog: IntentCatalog
  private let values: (OpenValue) -> [String]
  let found: () -> FindCatalog

  /// `words` come after the program's name, in quotes or not, the last one as far as it is typed; `values` gives the
  /// titles of what a parameter offers, `found` what can be looked for.
  init(
    _ words: [String],
    catalog: IntentCatalog,
    found: @escaping () -> FindCatalog = { FindCatalog(entities: []) },
    values: @escaping (OpenValue) -> [String]
  ) {
    self.words = words.map(Self.unquoted)
    self.catalog = catalog
    self.values = values
    self.found = found
  }

  private static let commands = [
    Candidate(word: "run", help: "Run one intent and leave"),
    Candidate(word: "intents", help: "List the app's intents"),
    Candidate(word: "find", help: "Find entities by their properties"),
    Candidate(word: "query", help: "Run a query by words or a file"),
    Candidate(word: "search", help: "Search shortcuts, intents and the index"),
    Candidate(word: "check", help: "Look for mistakes in the app"),
    Candidate(word: "preview", help: "Draw the app's previews"),
    Candidate(word: "flow", help: "Run, check, play or record flow files"),
    Candidate(word: "completions", help: "Write a completion script"),
  ]
  static let drawing = [
    Candidate(word: "--width", help: "Columns to draw in"),
    Candidate(word: "--accessible", help: "One thing a line"),
    Candidate(word: "--no-color", help: "No colours"),
  ]
  static let language = [Candidate(word: "--locale", help: "The person's language and region")]
  static let seeing = [
    Candidate(word: "--trace", help: "Write what runs into a file"),
    Candidate(word: "--log", help: "Write what goes wrong in a conversation into a file"),
  ]
  private static let chaining = [
    Candidate(word: "--then", help: "Hand the value on to another intent")
  ]
  private static let running = [
    Candidate(word: "--json", help: "Write one JSON object"),
    Candidate(word: "--yes", help: "Accept confirmations"),
    Candidate(word: "--no-input", help: "Ask nothing"),
  ]

  private static let previewing = [
    Candidate(word: "--all", help: "Draw every preview"),
    Candidate(word: "--columns", help: "Columns to draw in"),
    Candidate(word: "--format", help: "plain, ascii, ansi, spoken, html, svg or json"),
    Candidate(word: "--color-scheme", help: "light or dark"),
    Candidate(word: "--no-frame", help: "The view alone"),
  ]

  /// A word without the quotes that a shell may have left in it.
  private static func unquoted(_ word: String) -> String {
    word.filter { $0 != "\\" && $0 != "\"" && $0 != "'" }
  }

  var typed: String { words.last ?? "" }

  /// The words that begin as the last one does.
  var candidates: [Candidate] {
    if let last = words.dropLast().last, Self.seeing.contains(where: { $0.word == last }) {
      return [.files]
    }
    guard words.count > 1 else {
      return begun(
        typed.hasPrefix("-") ? Self.drawing + Self.language + Self.seeing : Self.commands
      )
    }
    switch words[0] {
    case "run": return runCandidates
    case "completions" where words.count == 2:
      return begun(Shell.allCases.map { Candidate(word: $0.rawValue) })
    case "flow": return flowCandidates
    case "find", "query":
      let all = findCandidates(words)
      return all == [.files] ? all : begun(all)
    case "search":
      return begun(
        typed.hasPrefix("-") ? [Candidate(word: "--json")] + Self.language : []
      )
    case "check":
      return begun(["--json", "--strict"].map { Candidate(word: $0) })
    case "intents": return begun(["--all", "--json"].map { Candidate(word: $0) } + Self.language)
    case "preview":
      return begun(typed.hasPrefix("-") ? Self.previewing + Self.drawing + Self.language : [])
    default: return []
    }
  }

  func begun(_ all: [Candidate], as typed: String? = nil) -> [Candidate] {
    let start = (typed ?? self.typed).lowercased()
    return all.filter { Self.unquoted($0.word).lowercased().hasPrefix(start) }
  }

  // MARK: run

  /// The options of `run`.
  static let flags = running + drawing + language + seeing

  private var runCandidates: [Candidate] {
    let before = words.dropFirst().dropLast()
    guard let name = intentName(before) else {
      return typed.hasPrefix("-") ? begun(Self.flags) : intents
    }
    let then = before.lastIndex(of: "--then")
    let words = then.map { before[($0 + 1)...] } ?? before
    guard let named = then == nil ? name : words.first else { return intents }
    guard let intent = catalog.intent(named: named)?.make() else { return [] }
    let parameters = parameters(of: intent)
    if let (option, value, prefix) = openOption {
      guard let parameter = parameters.first(where: { plain($0.name) == plain(option) }) else {
        return []
      }
      let others = given(words, among: parameters, but: parameter.name)
      let open = OpenValue(parameter: parameter, intent: intent, given: others)
      return values(of: open, begunAs: value).map {
        Candidate(word: prefix + $0.word, help: $0.help)
      }
    }
    let given = Set(words.map { plain(String($0.drop { $0 == "-" }.prefix { $0 != "=" })) })
    let missing = parameters.filter { !given.contains(plain($0.name)) }
    let taken = given.union(parameters.map { plain($0.name) })
    let flags = Self.flags.filter { !taken.contains(plain($0.word)) }
    let options =
      missing.map { Candidate(word: "--\($0.name)", help: Self.help($0)) }
      + (then == nil ? flags : [])
    return begun(options + Self.chaining)
  }

  private var intents: [Candidate] {
    let all = catalog.intents.filter(\.isDiscoverable)
    let named = begun(all.map { Candidate(word: $0.identifier, help: $0.title) })
    return named.isEmpty ? begun(all.map { Candidate(word: $0.title) }) : named
  }

  /// The first word that is neither an option nor an option's value.
  private func intentName(_ before: ArraySlice<String>) -> String? {
    zip(before, [""] + before).first { word, last in
      !word.hasPrefix("-") && Int(word) == nil
        && !(Self.seeing + Self.language).contains { $0.word == last }
    }?.0
  }

  /// The option whose value is typed, as `--size la`, `--size=la` or, as bash parts it, `--size = la`.
  private var openOption: (option: String, value: String, prefix: String)? {
    if typed.hasPrefix("--"), let equals = typed.firstIndex(of: "=") {
      let value = typed[typed.index(after: equals)...]
      return (String(typed[..<equals]), String(value), String(typed[...equals]))
    }
    var before = words.dropLast()
    let value = typed == "=" ? "" : typed
    if typed != "=", before.last == "=" { before.removeLast() }
    guard let option = before.last, option.hasPrefix("--"), !option.contains("="),
      !(Self.running + Self.drawing.dropFirst()).contains(where: { $0.word == option }),
      !typed.hasPrefix("-")
    else { return nil }
    return (option, value, "")
  }

  /// What a value may become; of a list, what its last element may.
  private func values(of open: OpenValue, begunAs value: String) -> [Candidate] {
    let all =
      open.parameter.kind == .boolean
      ? ["yes", "no"].map { Candidate(word: $0) } : values(open).map { Candidate(word: $0) }
    let whole = begun(all, as: value)
    guard whole.isEmpty, open.parameter.isList, let comma = value.lastIndex(of: ",") else {
      return whole
    }
    let last = value[value.index(after: comma)...]
    let before = value[...comma] + last.prefix { $0 == " " }
    let taken = value[..<comma].split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    return begun(all, as: String(last.drop { $0 == " " }))
      .filter { !taken.contains(Self.unquoted($0.word).lowercased()) }
      .map { Candidate(word: before + $0.word) }
  }

  /// The texts of parameters that the words give, by property name.
  private func given(
    _ words: ArraySlice<String>,
    among parameters: [any AnyIntentParameter],
    but open: String
  ) -> [String: String] {
    var texts: [String: String] = [:]
    // bash parts `--size=la` into three.
    var rest = words.filter { $0 != "=" }[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else { continue }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parameters.first { plain($0.name) == plain(String(parts[0])) }?.name
      guard let name, name != open else { continue }
      texts[name] = parts.count > 1 ? String(parts[1]) : rest.popFirst()
    }
    return texts
  }

  private static func help(_ parameter: any AnyIntentParameter) -> String {
    parameter.hint.isEmpty ? parameter.title : "\(parameter.title): \(parameter.hint)"
  }

  private func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
