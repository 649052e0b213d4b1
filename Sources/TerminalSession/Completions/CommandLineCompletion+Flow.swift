import SnippetFoundation

// What may follow `flow`.
extension CommandLineCompletion {
  private static let flows = [
    Candidate(word: "run", help: "Play flow files and compare"),
    Candidate(word: "record", help: "Converse, and keep it as a flow file"),
    Candidate(word: "check", help: "Look for mistakes in flow files"),
    Candidate(word: "fmt", help: "Lay flow files out"),
    Candidate(word: "play", help: "Show a conversation of a flow file"),
    Candidate(word: "coverage", help: "Say what of the app flows have tried"),
  ]
  private static let choosing = [
    Candidate(word: "--case", help: "Only the cases with this in their title")
  ]
  /// The options of each command, by its name.
  private static let options: [String: [Candidate]] = [
    "run": choosing + [
      Candidate(word: "--shuffle", help: "An order made from a number, or 'random'"),
      Candidate(word: "--repeat", help: "Play each case so many times"),
      Candidate(word: "--jobs", help: "Cases to play at once"),
      Candidate(word: "--shard", help: "One part of the cases, such as 2/3"),
      Candidate(word: "--fail-fast", help: "Begin no case after one failed"),
      Candidate(word: "--case-limit", help: "Seconds that a case in its own process may take"),
      Candidate(word: "--format", help: "How the result is reported"),
      Candidate(word: "--names-used", help: "Write the names of the snapshots used into a file"),
      Candidate(word: "--record", help: "Which snapshots to write"),
      Candidate(word: "--update", help: "Rewrite the steps that differ"),
      Candidate(word: "--replace-patterns", help: "With --update, '~' lines too"),
      Candidate(word: "--interactive", help: "Converse from FILE:LINE on"),
      Candidate(word: "--watch", help: "Stay, and run again what a changed file touches"),
    ] + seeing,
    "record": drawing + language + seeing,
    "check": choosing,
    "fmt": [Candidate(word: "--check", help: "Only say which files are not laid out")],
    "play": choosing + [Candidate(word: "--pace", help: "Seconds to rest before each line")],
    "coverage": choosing + [
      Candidate(word: "--format", help: "text or json"),
      Candidate(word: "--sources", help: "The folder in which declarations are looked up"),
      Candidate(word: "--at-least", help: "Percent that passing cases must reach"),
    ],
  ]
  /// What the options that know their values take.
  private static let values = [
    "--record": ["never", "missing", "changed", "all"], "--shuffle": ["random"],
  ]

  /// The commands, then the options of one, or files.
  var flowCandidates: [Candidate] {
    guard words.count > 2 else { return begun(Self.flows) }
    if let values = Self.values[words[words.count - 2]], words[1] == "run" {
      return begun(values.map { Candidate(word: $0) })
    }
    guard typed.hasPrefix("-") else { return [.files] }
    return begun(Self.options[words[1]] ?? [])
  }
}
