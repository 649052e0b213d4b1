package import FlowEngine

/// A word after `! `: how it is written, and what it does to a conversation.
///
/// Each lives in a folder of its own and is listed in `all`.
package struct EventVerb: Sendable {
  /// What one use of the verb does.
  package typealias Action = @Sendable (FlowDriver) async -> FlowDriver.Turn

  package let word: String
  /// Such as `tap LABEL`.
  package let usage: String
  private let bind: @Sendable (String) -> Action?
  /// Whether this version runs it; the rest of the format is read and refused.
  package let isSupported: Bool
  /// Verbs that may do instead of one that is not supported.
  package let instead: [String]

  /// A verb whose argument `parse` reads; nil from it: the argument does not fit.
  package init<Argument: Sendable>(
    _ word: String,
    usage: String,
    parse: @escaping @Sendable (String) -> Argument?,
    perform: @escaping @Sendable (Argument, FlowDriver) async -> FlowDriver.Turn
  ) {
    self.word = word
    self.usage = usage
    isSupported = true
    instead = []
    bind = { text in
      guard let argument = parse(text) else { return nil }
      return { @Sendable driver in await perform(argument, driver) }
    }
  }

  /// A verb of the format that this version does not run.
  package init(
    later word: String,
    usage: String,
    instead: [String] = [],
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.word = word
    self.usage = usage
    self.instead = instead
    isSupported = false
    bind = { text in
      guard accepts(text) else { return nil }
      return { @Sendable _ in FlowDriver.Turn(events: [], ending: .complete) }
    }
  }

  /// A verb that is one input and takes nothing.
  package init(_ word: String, sends input: FlowInput) {
    self.init(word, usage: word, parse: noText) { _, driver in
      await driver.send(input)
    }
  }

  package func accepts(_ argument: String) -> Bool { bind(argument) != nil }

  /// Returns what the verb does with an argument, or nil if that does not fit.
  package func action(_ argument: String) -> Action? { bind(argument) }

  package static let all: [EventVerb] = [
    .tap, .toggle, .confirm, .decline, .cancel, .back, .done, .wait, .key, .endOfInput, .resize,
    .appearance, .locale, .url, .activity, .lock,
    .fail, .heal, .reload, .then, .paste, .crash, .resume, .app, .open,
  ]
}

/// Nothing at all: what a word that stands alone takes.
@Sendable func noText(_ text: String) -> Bool? { text.isEmpty ? true : nil }

/// Text that is not empty: what most arguments are.
@Sendable func someText(_ text: String) -> String? { text.isEmpty ? nil : text }
