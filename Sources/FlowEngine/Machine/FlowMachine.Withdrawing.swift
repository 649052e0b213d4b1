import IntentModel

// Requests taken back: the task that asked was cancelled, while its perform goes on.
extension FlowMachine {
  /// A request is asked no more, and what was asked says so.
  ///
  /// An answer that was reduced before counts. A request may be taken back before it comes.
  mutating func withdraw(_ id: Int, by call: Int) {
    guard let call = calls.first(where: { $0.id == call }), let index = index(ofRun: call.run)
    else { return }
    if let place = runs[index].queued.firstIndex(where: { $0.id == id }) {
      return takeBack(runs[index].queued.remove(at: place))
    }
    if let place = listing(for: index), case .optionsFor(let request) = calls[place].kind,
      request.id == id
    {
      giveUp(calls.remove(at: place).id)
      takeBack(request)
      return goOn(after: request, in: index)
    }
    guard let open = runs[index].question, case .request(let request) = open.purpose,
      request.id == id
    else {
      return runs[index].withdrawn.append(id)
    }
    withdraw(open, request, in: index)
  }

  /// Whether a request was taken back before it came; its code is told so.
  mutating func takesBack(_ request: Request, in index: Int) -> Bool {
    guard let place = runs[index].withdrawn.firstIndex(of: request.id) else { return false }
    runs[index].withdrawn.remove(at: place)
    takeBack(request)
    return true
  }

  private mutating func takeBack(_ request: Request) {
    record("taken back: \(request.words)")
    actions.append(.reply(request: request.id, .cancelled))
  }

  private mutating func withdraw(_ open: OpenQuestion, _ request: Request, in index: Int) {
    let run = runs[index].id
    // What an answer is being understood as, and the snippet above.
    for position in calls.indices.reversed() where calls[position].serves(questionOf: run) {
      giveUp(calls.remove(at: position).id)
    }
    runs[index].question = nil
    end(open.question)
    takeBack(request)
    goOn(after: request, in: index)
    guard !open.isWaitingForSnippet else { return }
    turnIsOpen = true
    note(.withdrawn(prompt: open.firstPrompt))
    askAgain()
  }

  /// A perform came to its end, and what it asked and did not wait for with it.
  mutating func withdrawRequests(of run: Run) {
    cancelRequests(of: run)
    guard let open = run.question, case .request = open.purpose, !open.isWaitingForSnippet
    else { return }
    end(open.question)
    note(.withdrawn(prompt: open.firstPrompt))
  }
}

extension FlowMachine.OpenQuestion {
  /// What was asked first, before it was narrowed.
  fileprivate var firstPrompt: String {
    var open = self
    while let wider = open.wider?.question { open = wider }
    return (open.suggestion?.question ?? open.question).prompt
  }
}

extension FlowMachine.Call {
  /// Whether it is made for what the perform of a run asks.
  fileprivate func serves(questionOf run: Int) -> Bool {
    switch kind {
    case .draw(let target, _): target == .confirmation(run: run)
    case .understand: self.run == run
    default: false
    }
  }
}
