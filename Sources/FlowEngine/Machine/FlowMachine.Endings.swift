import IntentModel
import SnippetFoundation
import Snippets

// How things end other than by a result: cancelled, expired, out of input.
extension FlowMachine {
  /// Cancels the flow that runs: from the top down to what began it.
  ///
  /// What is on show below stays.
  mutating func cancelFlow(because notice: FlowNotice? = nil) {
    chain.removeAll()
    openings.removeAll()
    guard let top = runs.last else { return stop() }
    let base = runs.lastIndex { $0.origin == .digression } ?? runs.startIndex
    let title = runs[base].title
    lastSlots = top.slots
    record("cancel \(title)")
    while runs.count > base { drop(run: runs.count - 1) }
    for index in calls.indices.reversed() where calls[index].run == nil {
      giveUp(calls.remove(at: index).id)
    }
    note(notice ?? .cancelled(intent: title))
    askAgain()
  }

  /// Stops a drawing; the snippet on show stays.
  private mutating func stop() {
    if calls.isEmpty { return note(result == nil ? .nothingToCancel : .onlyASnippet) }
    for call in calls { giveUp(call.id) }
    calls.removeAll()
    note(.stopped)
  }

  /// Done, the one button of a result: the snippet is put away; false if none is shown.
  mutating func putAway() -> Bool {
    guard runs.isEmpty, isSettled, result != nil else { return false }
    record("done with \(result?.title ?? "")")
    result = nil
    note(.dismissed)
    return true
  }

  mutating func cancelRuns(above index: Int) {
    while runs.count > index + 1 { drop(run: runs.count - 1) }
  }

  /// Takes a run off without a word: its calls are cancelled, what it asked is taken back.
  mutating func drop(run index: Int) {
    let run = runs.remove(at: index)
    noteFiles(of: run, returning: nil)
    // Cancelled first: what is resumed below is to find itself cancelled.
    for position in calls.indices.reversed() where calls[position].run == run.id {
      giveUp(calls.remove(at: position).id)
    }
    cancelRequests(of: run)
  }

  /// Lets the code go on that asked for a run which is over.
  mutating func cancelRequests(of run: Run) {
    if let request = run.openRequest {
      actions.append(.reply(request: request.id, .cancelled))
    }
    for request in run.queued { actions.append(.reply(request: request.id, .cancelled)) }
  }

  /// The input has ended: as cancel, and what was asked is remembered for the program to say.
  mutating func endOfInput() {
    if let run = runs.last {
      let open = openQuestion
      missing = MissingAnswer(
        parameter: open?.parameter?.name,
        prompt: open.map { told($0.question.prompt) },
        intent: run.title,
        isChoice: open?.question.kind == .choice
      )
    }
    while !runs.isEmpty { drop(run: runs.count - 1) }
    for call in calls { giveUp(call.id) }
    calls.removeAll()
    openings.removeAll()
    reloads.removeAll()
    undoings = []
    hasEnded = true
  }
}
