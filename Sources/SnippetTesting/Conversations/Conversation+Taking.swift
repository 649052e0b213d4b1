import FlowEngine
import FlowFormat
import FlowScripts
import SnippetFoundation

/// How turns are taken and noted.
extension Conversation {
  /// Does what a flow's event does; an argument that does not fit is a failure.
  func play(
    _ verb: EventVerb,
    _ argument: String = "",
    _ place: TestPlace
  ) async -> Reply {
    if refuses(argument, advice: "It takes the form: \(verb.usage)", place) { return Reply([]) }
    guard let action = verb.action(argument) else {
      place.fail(
        "'\(argument)' does not fit. It takes the form: \(verb.usage)"
      )
      return Reply([])
    }
    let call = argument.isEmpty ? verb.word : "\(verb.word) \(argument)"
    return await turn(.event(verb.word, argument), call, place) { await action($0) }
  }

  func play(_ verb: EventVerb, _ place: TestPlace) async -> Reply {
    await play(verb, "", place)
  }

  func send(
    _ input: FlowInput,
    _ deed: ConversationLog.Deed,
    _ call: String,
    _ place: TestPlace
  ) async -> Reply {
    await turn(deed, call, place) { await $0.send(input) }
  }

  /// Takes one turn: behind those that were begun before, on the conversation's own lane.
  func turn(
    _ deed: ConversationLog.Deed,
    _ call: String,
    _ place: TestPlace,
    _ body: @Sendable (FlowDriver) async -> FlowDriver.Turn
  ) async -> Reply {
    guard await gate.enter() else {
      place.fail(Conversation.isOver)
      return Reply([])
    }
    if let end = log.withLock({ $0.end.cause }) {
      gate.leave()
      place.fail("'\(end)' ended the input, and nobody can say anything after that. Leave it out")
      return Reply([])
    }
    let turn = await driver.onLane(body)
    let reply = Reply(FlowOutput.rows(of: turn.events))
    note(reply, deed, call, place)
    log.withLock { log in
      log.end.note(turn, by: call)
      log.unfinished =
        if case .stillRunning(let why) = turn.ending { "\(why). Call cancel()" } else { nil }
    }
    gate.leave()
    return reply
  }

  static let isOver =
    "the conversation is over, so nothing can be said any more. "
    + "Call it in the body of Conversation.with"

  func note(
    _ reply: Reply,
    _ deed: ConversationLog.Deed,
    _ call: String,
    _ place: TestPlace
  ) {
    let turn = ConversationLog.Turn(place: place, deed: deed, call: call, reply: reply)
    log.withLock { $0.turns.append(turn) }
  }

  /// Whether a text is none that a person could give at once; says so.
  func refuses(_ text: String, advice: String, _ place: TestPlace) -> Bool {
    guard let odd = text.utf8.first(where: { [0, 10, 13].contains($0) }) else { return false }
    let why = odd == 0 ? "holds a NUL, which nobody can type" : "is more than one line"
    place.fail("\(text.debugDescription) \(why). \(advice)")
    return true
  }
}
