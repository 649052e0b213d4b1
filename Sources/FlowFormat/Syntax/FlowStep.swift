package import Snapshots

/// One step of a case: what the person does, and the rows that must answer it.
package struct FlowStep: Sendable, Equatable {
  /// Lines `~` and `...` that the output of a step has at the most.
  package static let mostHoles = 1_000

  package enum Input: Sendable, Equatable {
    /// `> ...`: typed, verbatim.
    case typed(String)
    /// `! ...`: an event, its word and the rest of the line; `pasted` holds the lines of `paste <<`.
    case event(word: String, argument: String, pasted: [String])
  }

  /// A line of expected output.
  package struct Expected: Sendable, Equatable {
    package var line: Int
    package var row: ExpectedRow
  }

  /// The line of the input.
  package var line: Int
  /// The last line of the input itself: later than `line` for a paste.
  package var inputLastLine: Int
  package var input: Input
  package var expected: [Expected] = []

  package var rows: [ExpectedRow] { expected.map(\.row) }
}

extension FlowStep.Input {
  /// The lines of a flow file that say it: one, but for a paste.
  package var lines: [String] {
    switch self {
    case .typed(let line): return ["> \(line)"]
    case .event(let word, let argument, let pasted):
      let line = "! \(word)" + (argument.isEmpty ? "" : " \(argument)")
      return word == EventVerb.paste.word ? [line] + pasted + ["<<"] : [line]
    }
  }
}
