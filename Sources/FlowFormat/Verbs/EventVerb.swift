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
  /// Reads the argument of a verb that is one input.
  private let read: @Sendable (String) -> FlowInput?

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
    read = { _ in nil }
  }

  /// A verb that is one input, which its argument makes; nil from `input`: the argument does not fit.
  package init(
    _ word: String,
    usage: String,
    choices: [String] = [],
    sends input: @escaping @Sendable (String) -> FlowInput?
  ) {
    form = VerbForm(word, usage: usage, choices: choices, parse: input) { input in
      { driver in await driver.send(input) }
    }
    stage = { _ in nil }
    read = input
  }

  /// A verb that stands for a change of scene.
  package init(_ word: String, usage: String, scene: @escaping @Sendable (String) -> Scene?) {
    form = VerbForm(word, usage: usage, parse: scene) { _ in EventVerb.nothing }
    stage = scene
    read = { _ in nil }
  }

  /// A verb of the format that this version does not run.
  package init(later word: String, why: String) {
    form = VerbForm(later: word, why: why, nothing: EventVerb.nothing)
    stage = { _ in nil }
    read = { _ in nil }
  }

  private static let nothing: Action = { _ in FlowDriver.Turn(events: [], ending: .complete) }

  /// A verb that is one input and takes nothing.
  package init(_ word: String, sends input: FlowInput) {
    self.init(word, usage: word) { $0.isEmpty ? input : nil }
  }

  /// The change of scene that the verb stands for with an argument; nil: none.
  package func scene(_ argument: String) -> Scene? { stage(argument) }

  /// The one input that the verb is, with an argument; nil: it is more than that, or the argument does not fit.
  package func input(_ argument: String) -> FlowInput? { read(argument) }

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
