package import FlowEngine

extension EventVerb {
  /// `paste <<` and the lines below it to a line `<<`: pasted at once, as at a terminal.
  ///
  /// Each line is an answer to what is asked when its turn comes; none answers a confirmation. Where a text of several lines
  /// is asked for, they are one answer.
  package static let paste = EventVerb("paste", usage: "paste <<") { $0 == "<<" ? .paste : nil }
}

extension FlowDriver {
  /// Sends lines one after the other, till a confirmation opens; what is left is dropped, and that is said.
  package nonisolated(nonsending) func paste(_ lines: [String]) async -> Turn {
    if view.question?.takesLines == true { return await send(.line(lines.joined(separator: "\n"))) }
    var turn = Turn(events: [], ending: .complete)
    for (index, line) in lines.enumerated() {
      if view.phase == .confirming, lines.count > 1 || index > 0 {
        turn.events.append(.noted(.help([FlowDriver.words(ofDropped: lines.count - index)])))
        return turn
      }
      let next = await send(.line(line))
      turn.events += next.events
      turn.ending = next.ending
    }
    return turn
  }

  private static func words(ofDropped count: Int) -> String {
    count == 1
      ? "One pasted line was dropped: a paste does not answer a confirmation. Type the answer."
      : "\(count) pasted lines were dropped: a paste does not answer a confirmation. Type the answer."
  }
}
