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
  fileprivate let isSupported: Bool
  fileprivate let instead: [String]
  fileprivate let bind: @Sendable (String) -> Action?

  /// A word whose argument `parse` reads; nil from it: the argument does not fit.
  init<Argument: Sendable>(
    _ word: String,
    usage: String,
    parse: @escaping @Sendable (String) -> Argument?,
    action: @escaping @Sendable (Argument) -> Action
  ) {
    self.word = word
    self.usage = usage
    isSupported = true
    instead = []
    bind = { parse($0).map(action) }
  }

  /// A word of the format that this version only reads; `nothing` is what it does.
  init(
    later word: String,
    usage: String,
    instead: [String],
    accepts: @escaping @Sendable (String) -> Bool,
    nothing: Action
  ) {
    self.word = word
    self.usage = usage
    self.instead = instead
    isSupported = false
    bind = { accepts($0) ? nothing : nil }
  }
}

extension Verb {
  package var word: String { form.word }

  /// Such as `tap LABEL`.
  package var usage: String { form.usage }

  /// Whether this version runs it; the rest of the format is read and refused.
  package var isSupported: Bool { form.isSupported }

  /// Verbs that may do instead of one that is not supported.
  package var instead: [String] { form.instead }

  package func accepts(_ argument: String) -> Bool { action(argument) != nil }

  /// Returns what the verb does with an argument, or nil if that does not fit.
  package func action(_ argument: String) -> Action? { form.bind(argument) }

  static func named(_ word: String) -> Self? { all.first { $0.word == word } }

  static var words: [String] { all.map(\.word) }
}
