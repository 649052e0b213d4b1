import IntentModel
import SnippetFoundation

// What `find` and `query` may go on with.
extension CommandLineCompletion {
  private static let finding =
    [
      Candidate(word: "--where", help: "A condition, such as 'pages > 300'"),
      Candidate(word: "--any", help: "One condition is enough"),
      Candidate(word: "--sort", help: "The property to sort by"),
      Candidate(word: "--descending", help: "Large values first"),
      Candidate(word: "--limit", help: "How many at most"),
      Candidate(word: "--json", help: "Write what is found as JSON"),
    ] + language
  private static let querying =
    [
      Candidate(word: "--text", help: "What a person would type"),
      Candidate(word: "--file", help: "The path of a file"),
      Candidate(word: "--json", help: "Write what is found as JSON"),
    ] + language

  /// A name first, then options; the shell completes the path of a file.
  func findCandidates(_ words: [String]) -> [Candidate] {
    let isFind = words.first == "find"
    let typed = words.last ?? ""
    let last = words.dropLast().last ?? ""
    if last == "--file" { return [.files] }
    if ["--where", "--sort", "--limit", "--text", "--locale"].contains(last) { return [] }
    let options = isFind ? Self.finding : Self.querying
    if words.count == 2, !typed.hasPrefix("-") { return names(isFind) }
    let given = Set(words.dropFirst().dropLast())
    return options.filter { $0.word == "--where" || !given.contains($0.word) }
  }

  private func names(_ isFind: Bool) -> [Candidate] {
    let catalog = found()
    let entities = catalog.entities.map {
      Candidate(
        word: $0.persistentIdentifier,
        help: $0.typeDisplayRepresentation.name.resolved
      )
    }
    return isFind
      ? entities
      : entities + catalog.valueQueries.map { Candidate(word: $0.persistentIdentifier) }
  }
}
