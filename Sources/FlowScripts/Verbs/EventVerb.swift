package import FlowEngine

/// A word after `! `: what it does to a conversation.
package struct EventVerb: Verb {
  package typealias Action = @Sendable (FlowDriver) async -> FlowDriver.Turn

  /// What a verb stands for that is more than something that happens to the conversation in front.
  package enum Scene: Sendable, Equatable {
    /// The lines below, to a line `<<`, are pasted.
    case paste
    /// The app of this name comes to the front.
    case app(String)
    /// The conversation of this number comes to the front.
    case conversation(Int)
  }

  package let form: VerbForm<Action>
  /// Reads the argument of a verb that stands for a change of scene.
  private let stage: @Sendable (String) -> Scene?

  /// A verb whose argument `parse` reads; nil from it: the argument does not fit.
  package init<Argument: Sendable>(
    _ word: String,
    usage: String,
    choices: [String] = [],
    parse: @escaping @Sendable (String) -> Argument?,
    perform: @escaping @Sendable (Argument, FlowDriver) async -> FlowDriver.Turn
  ) {
    form = VerbForm(word, usage: usage, choices: choices, parse: parse) { argument in
      { driver in await perform(argument, driver) }
    }
    stage = { _ in nil }
  }

  /// A verb that stands for a change of scene.
  package init(_ word: String, usage: String, scene: @escaping @Sendable (String) -> Scene?) {
    form = VerbForm(word, usage: usage, parse: scene) { _ in EventVerb.nothing }
    stage = scene
  }

  /// A verb of the format that this version does not run.
  package init(later word: String, why: String) {
    form = VerbForm(later: word, why: why, nothing: EventVerb.nothing)
    stage = { _ in nil }
  }

  private static let nothing: Action = { _ in FlowDriver.Turn(events: [], ending: .complete) }

  /// A verb that is one input and takes nothing.
  package init(_ word: String, sends input: FlowInput) {
    self.init(word, usage: word, parse: noText) { _, driver in
      await driver.send(input)
    }
  }

  /// The change of scene that the verb stands for with an argument; nil: none.
  package func scene(_ argument: String) -> Scene? { stage(argument) }

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
