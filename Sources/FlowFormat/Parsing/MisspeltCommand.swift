import SnippetFoundation
import Snippets

/// A word of a command line that stands where a command of a group is expected.
package struct MisspeltCommand: Equatable, Sendable {
  package var word: String
  /// The command that it was probably meant to be; nil: nothing is spelled like it.
  package var nearest: String?
  /// All that there are.
  package var known: [String]

  /// What is said of it in place of a parser's message: that of its first line is known better.
  package func words(inPlaceOf message: String) -> String {
    let rest = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return
      (["Error: There is no command '\(visible(word))'. \(hint)"]
      + rest.dropFirst().map(String.init)).joined(separator: "\n")
  }

  private var hint: String {
    nearest.map { "Did you mean '\($0)'?" } ?? "There is \(known.joined(separator: ", "))"
  }

  /// Finds the first word that names no command of its group; nil: all do.
  ///
  /// `commands` gives the names of the commands in the group that some words lead to; none: these are a command.
  package init?(in arguments: [String], commands: ([String]) -> [String]) {
    var path: [String] = []
    for word in arguments {
      let known = commands(path)
      // Options of a group take values, which are no commands.
      if known.isEmpty || word.hasPrefix("-") || word == "help" { return nil }
      if known.contains(word) {
        path.append(word)
        continue
      }
      self.word = word
      self.known = known
      nearest = SnippetFoundation.nearest(word, in: known, limit: 1).first
      return
    }
    return nil
  }
}
