import IntentModel

// Requests made while another was open: each is put once what the one before was told has had its consequences.
extension FlowMachine {
  /// Whether a run's perform waits for an answer, or for what can be chosen.
  func isAsking(_ index: Int) -> Bool {
    runs[index].question != nil || listing(for: index) != nil
  }

  /// The place of the call that fetches what a request of the run's can be answered with.
  func listing(for index: Int) -> Int? {
    let run = runs[index].id
    return calls.firstIndex { call in
      if case .optionsFor = call.kind { call.run == run } else { false }
    }
  }

  /// The call that made a request goes on; what is asked besides waits till it has.
  ///
  /// An answer may cancel the rest, which is then never asked.
  mutating func goOn(after request: Request, in index: Int) {
    if let call = calls.firstIndex(where: { $0.id == request.call }) { calls[call].resume(at: now) }
    if !runs[index].queued.isEmpty { watchForRest() }
  }

  /// Whether something waits for the code that runs to wait.
  var hasPutOff: Bool { !reloads.isEmpty || runs.indices.contains { isToAskNext($0) } }

  private func isToAskNext(_ index: Int) -> Bool {
    !runs[index].queued.isEmpty && !isAsking(index)
  }

  /// The code that runs waits: what it wanted reloaded is, and the next of its requests is put.
  mutating func goOnAtRest() {
    if !reloads.isEmpty { reload(reloads) }
    for id in runs.indices.filter({ isToAskNext($0) }).map({ runs[$0].id }) {
      guard let index = index(ofRun: id) else { continue }
      let request = runs[index].queued.removeFirst()
      guard let call = calls.firstIndex(where: { $0.id == request.call }) else { continue }
      calls[call].pause(at: now)
      put(request, to: index)
    }
  }

  /// Asks to be told when the code that runs waits, where no driver says so by itself.
  mutating func watchForRest() {
    if !isDriven { actions.append(.watchForRest) }
  }
}
