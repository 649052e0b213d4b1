package import FlowEngine

/// A word after `! `: what it does to a conversation.
package struct EventVerb: Verb {
  package typealias Action = @Sendable (FlowDriver) async -> FlowDriver.Turn

  package let form: VerbForm<Action>

  /// A verb whose argument `parse` reads; nil from it: the argument does not fit.
  package init<Argument: Sendable>(
    _ word: String,
    usage: String,
    parse: @escaping @Sendable (String) -> Argument?,
    perform: @escaping @Sendable (Argument, FlowDriver) async -> FlowDriver.Turn
  ) {
    form = VerbForm(word, usage: usage, parse: parse) { argument in
      { driver in await perform(argument, driver) }
    }
  }

  /// A verb of the format that this version does not run.
  package init(
    later word: String,
    usage: String,
    instead: [String] = [],
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    form = VerbForm(later: word, usage: usage, instead: instead, accepts: accepts) { _ in
      FlowDriver.Turn(events: [], ending: .complete)
    }
  }

  /// A verb that is one input and takes nothing.
  package init(_ word: String, sends input: FlowInput) {
    self.init(word, usage: word, parse: noText) { _, driver in
      await driver.send(input)
    }
  }

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
