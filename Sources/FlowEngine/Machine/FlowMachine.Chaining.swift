import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

// One intent's value into the next.
extension FlowMachine {
  /// Runs an intent with the last value in its first empty parameter that takes it, else in the first whose resolvers do.
  ///
  /// `given` are texts of its other parameters, by property name.
  mutating func then(_ name: String, given: [String: String] = [:]) {
    guard isSettled else { return note(.busy) }
    guard let value = lastValue, !isAbsent(value) else { return note(.noValue) }
    guard let descriptor = descriptor(named: name) else {
      let titles = app.catalog.intents.filter(\.isDiscoverable).map(\.title)
      return note(.unknownIntent(name, nearest: nearest(name, in: titles, limit: 3)))
    }
    let namesakes = app.catalog.namesakes(of: descriptor, calledBy: name)
    if !namesakes.isEmpty { return note(.ambiguous(line: name, candidates: namesakes)) }
    let intent = descriptor.make()
    guard let taking = hand(value, to: intent, calledBy: descriptor.title, given: given) else {
      return
    }
    let secrets = (descriptor.type as? any SecretParameters.Type)?.secretParameters ?? []
    let words = IntentWords.of(value)
    let text = secrets.contains(taking.parameter.name) ? secretText : words
    record("then \(descriptor.title) \(taking.parameter.name)=\(text)")
    begin(
      intent,
      origin: .handed,
      given: given,
      handed: taking.isDone
        ? nil
        : HandedInput(value, called: words, for: taking.parameter.name, refused: taking.refusal)
    )
  }

  /// Makes a value of what was handed on, by the app's resolvers; asks for one where the rules do not allow it.
  mutating func convert(_ handed: HandedInput, slot: Int, of index: Int) {
    runs[index].handed = nil
    switch handed.refusal {
    case .misfit(let rejection):
      return understood(
        .rejected(rejection),
        rejection.text,
        from: .handed,
        slot: slot,
        in: index
      )
    case .otherCount(let takes, let count):
      let title = runs[index].slots[slot].parameter.title
      note(.countNotTaken(parameter: title, takes: takes, count: count))
      return ask(slot: slot, of: index)
    case .taken, .otherType, nil: break
    }
    if runs[index].slots[slot].isSecret { secrets.learn(handed.text) }
    start(
      .understand(text: handed.text, from: .handed, slot: slot),
      for: runs[index].id,
      .convert(
        runs[index].slots[slot].parameter,
        handed.value,
        called: handed.text,
        of: runs[index].intent
      )
    )
  }

  /// What comes of a value in an intent's parameter.
  private struct Handing {
    let parameter: any AnyIntentParameter
    /// Whether the parameter has it.
    var isDone = false
    /// Why it does not, and is asked for; nil: its resolvers do the rest, or it is done.
    var refusal: HandedValue?
  }

  /// Puts a value into the first empty parameter that takes it, or finds the first whose resolvers do.
  ///
  /// Else a number or a text goes into the first that holds the same in another form, the words of what is no entity into
  /// the first text. The first whose rules do not allow it is asked for. Where none is of the type, says so.
  /// A parameter that is to be connected with what came before goes first, one that never is takes nothing. A list goes into
  /// a list before it goes, being of one, into anything else.
  private mutating func hand(
    _ value: any Sendable,
    to intent: any AppIntent,
    calledBy title: String,
    given: [String: String]
  ) -> Handing? {
    let empty = parameters(of: intent).filter { !$0.isSet && given[$0.name] == nil }
    let count = elements(of: value)?.count
    let isList = count != nil
    let fitting = empty.filter { $0.isList == isList } + empty.filter { $0.isList != isList }
    let all =
      fitting.filter { $0.inputConnection == .connectToPreviousIntentResult }
      + fitting.filter { $0.inputConnection == .default }
    var near: Handing?
    for parameter in all {
      switch parameter.take(handed: value) {
      case .taken: return Handing(parameter: parameter, isDone: true)
      case let refusal where refusal != .otherType && near == nil:
        near = Handing(parameter: parameter, refusal: refusal)
      case .misfit, .otherCount, .otherType: continue
      }
    }
    if let near { return near }
    if let parameter = all.first(where: { $0.resolves(handed: value) }) {
      return Handing(parameter: parameter)
    }
    // After all that takes it as it is: a whole number goes into one that need not be whole and back, a text into what it
    // says; a number, a day or a case goes into a text. An entity is more than its name.
    if let parameter = all.first(where: {
      takesOtherForm($0, of: value) || takesWords($0, of: value)
    }) {
      return Handing(parameter: parameter, isDone: true)
    }
    let words = count == 0 ? "an empty list" : IntentWords.of(value)
    note(
      refusalOfClosed(fitting, to: value, calledBy: title)
        ?? .valueNotTaken(intent: title, value: words)
    )
    return nil
  }

  /// Puts a value into a parameter of another type that holds the same; false: it loses something, or is none.
  private func takesOtherForm(_ parameter: any AnyIntentParameter, of value: any Sendable) -> Bool {
    let form: (any Sendable)? =
      switch value {
      case let number as Int: Double(exactly: number)
      case let number as Double: Int(exactly: number)
      case let text as String: Self.value(of: text, for: parameter)
      default: nil
      }
    return form.map { parameter.take(handed: $0) == .taken } ?? false
  }

  /// What a text says where a number, yes or no, or formatted text is wanted; nil: something else.
  private static func value(
    of text: String,
    for parameter: any AnyIntentParameter
  ) -> (any Sendable)? {
    guard !parameter.isList else { return nil }
    switch parameter.kind {
    case .integer, .number, .boolean:
      guard case .value(let value)? = parameter.resolveAtOnce(text) else { return nil }
      return value
    case .other: return AttributedString(text)
    case .string, .enumeration, .entity: return nil
    }
  }

  /// Puts the words of a value that is neither an entity nor a list into a parameter for text; false: it is none.
  private func takesWords(_ parameter: any AnyIntentParameter, of value: any Sendable) -> Bool {
    guard parameter.kind == .string, !parameter.isList, !(value is any AppEntity),
      elements(of: value) == nil
    else { return false }
    return parameter.take(handed: IntentWords.of(value)) == .taken
  }

  /// What is said where only a parameter that takes no value of another intent would have taken it; nil: none would.
  private func refusalOfClosed(
    _ parameters: [any AnyIntentParameter],
    to value: any Sendable,
    calledBy title: String
  ) -> FlowNotice? {
    let closed = parameters.first {
      $0.inputConnection == .never
        && ($0.take(handed: value) == .taken || takesOtherForm($0, of: value)
          || takesWords($0, of: value))
    }
    return closed.map { parameter in
      let reason = "'\(visible(parameter.title))' takes no value of another intent."
      return .misfitNotTaken(intent: title, reason: reason)
    }
  }

  /// Runs the next intent of a chain, once the one before has come to its result.
  mutating func goOnWithChain() {
    guard !chain.isEmpty, isSettled, runs.isEmpty, !hasEnded else { return }
    let next = chain.removeFirst()
    then(next.name, given: next.given)
    if runs.isEmpty { chain.removeAll() }
  }

  func descriptor(named name: String) -> IntentDescriptor? {
    let long = name + "Intent"
    return app.catalog.intents.first {
      same($0.identifier, name) || same($0.title, name) || same($0.identifier, long)
    } ?? app.catalog.intents.first { same($0.qualifiedName, name) }
  }
}
