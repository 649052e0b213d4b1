import Foundation

@testable import FlowEngine
@testable import Lanes

/// A conversation on a virtual clock that takes several inputs at once.
final class AttackStage: Sendable {
  struct Turn {
    var events: [FlowEvent]
    var ending: Settling.Ending
    var view: ConversationView
  }

  private let conversation: Conversation
  private let lane: Lane
  private let settling: Settling

  init(_ app: HostedApp) {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 1_767_225_600))
    let lane = Lane(clock: clock)
    var settings = ConversationSettings()
    settings.seed = 0
    let conversation = Conversation(app: app, settings: settings, lane: lane, clock: clock) { _ in }
    self.lane = lane
    self.conversation = conversation
    conversation.keepLog()
    settling = Settling(
      lane: lane,
      clock: clock,
      isComplete: { conversation.isSettled },
      hasLooseCode: { conversation.hasLooseCode }
    )
  }

  func run<Result: Sendable>(
    _ body: @escaping @Sendable (AttackStage) async -> Result
  ) async -> Result {
    await lane.run { [self] in
      await conversation.launch(drawsWindow: false)
      return await body(self)
    }
  }

  var view: ConversationView { conversation.view }

  nonisolated(nonsending) func send(_ input: AttackInput) async -> Turn {
    let ending: Settling.Ending
    if case .wait(let milliseconds) = input {
      ending = await settling.wait(.milliseconds(milliseconds))
    } else {
      for single in input.inputs { conversation.post(single) }
      ending = await settling.settle()
    }
    return Turn(events: conversation.takeLog(), ending: ending, view: conversation.view)
  }
}
