/// A word that stands behind a sigil, `! ` or `? `, and may take an argument.
///
/// Each lives in a folder of its own and is listed in `all`.
package protocol Verb: Sendable {
  /// What one use of the word does.
  associatedtype Action: Sendable

  static var all: [Self] { get }
  var form: VerbForm<Action> { get }
}

/// How a verb is written, and what comes of its argument.
package struct VerbForm<Action: Sendable>: Sendable {
  fileprivate let word: String
  fileprivate let usage: String
  fileprivate let choices: [String]
  fileprivate let whyNot: String?
  fileprivate let bind: @Sendable (String) -> Action?
  fileprivate let explain: @Sendable (String) -> VerbMistake?

  /// A word whose argument `parse` reads; nil from it: the argument does not fit.
  ///
  /// `choices` are the words that an argument may begin with, where there are only so many; `mistake` says what is
  /// wrong with an argument that does not fit, where that can be told.
  init<Argument: Sendable>(
    _ word: String,
    usage: String,
    choices: [String] = [],
    parse: @escaping @Sendable (String) -> Argument?,
    mistake: @escaping @Sendable (String) -> VerbMistake? = { _ in nil },
    action: @escaping @Sendable (Argument) -> Action
  ) {
    self.word = word
    self.usage = usage
    self.choices = choices
    whyNot = nil
    bind = { parse($0).map(action) }
    explain = mistake
  }

  /// A word of the format that this version only reads, alone on its line; `nothing` is what it does.
  init(later word: String, why: String, nothing: Action) {
    self.word = word
    usage = word
    choices = []
    whyNot = why
    bind = { $0.isEmpty ? nothing : nil }
    explain = { _ in nil }
  }
}

/// What is wrong with an argument, and how many characters behind its start.
package struct VerbMistake {
  package var offset: Int
  package var problem: FlowFinding.Problem
}

extension Verb {
  package var word: String { form.word }

  /// Such as `tap LABEL`.
  package var usage: String { form.usage }

  /// Why this version does not run it: the rest of the format is read and refused; nil: it does.
  package var whyNot: String? { form.whyNot }

  /// The words that an argument may begin with, where there are only so many.
  package var choices: [String] { form.choices }

  /// What is wrong with an argument that does not fit, where that can be told.
  package func mistake(in argument: String) -> VerbMistake? { form.explain(argument) }

  package func accepts(_ argument: String) -> Bool { action(argument) != nil }

  /// Returns what the verb does with an argument, or nil if that does not fit.
  package func action(_ argument: String) -> Action? { form.bind(argument) }

  package static func named(_ word: String) -> Self? { all.first { $0.word == word } }

  static var words: [String] { all.map(\.word) }
}
