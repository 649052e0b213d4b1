import IntentModel
import SnippetFoundation

// What a call's code says of itself while it runs, and what is heard of the main actor.
extension FlowMachine {
  /// Tasks that a call started and that went on when it came back.
  struct LeftBehind: Sendable {
    let title: String
    var works: Set<Int>
    let since: Int64
  }

  mutating func began(_ id: Int) {
    guard let index = index(ofCall: id) else { return }
    calls[index].hasBegun = true
  }

  mutating func signed(_ id: Int, _ sign: RunningCall.Sign) {
    switch sign {
    case .started(let work, _): started(work, by: id)
    case .ended(let work): ended(work, of: id)
    case .progressed(let completed, let total, let fraction):
      guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
      let measure = total > 0 ? fraction : Double(completed)
      let mark = FlowProgress(
        intent: calls[index].title,
        completed: completed,
        total: total,
        fraction: fraction
      )
      guard mark != progress else { return }
      progress = mark
      emit(.progressed(mark))
      guard measure > calls[index].progress else { return }
      recordTenth(mark, after: calls[index].progress)
      calls[index].progress = measure
      calls[index].extend(at: now)
    }
  }

  /// Not every step of many: where a tenth is passed.
  private mutating func recordTenth(_ mark: FlowProgress, after last: Double) {
    guard mark.total <= 10 || tenth(mark.fraction) > tenth(last) else { return }
    record(
      .progress,
      "progress \(mark.intent) \(mark.completed)/\(mark.total)",
      ["completed": .number(mark.completed), "total": .number(mark.total)]
    )
  }

  /// Which tenth of the way it is; what an app counts may be beyond its end, or have none.
  private func tenth(_ fraction: Double) -> Int { Int((min(1, max(0, fraction)) * 10)) }

  private mutating func started(_ work: Int, by id: Int) {
    if let index = calls.firstIndex(where: { $0.id == id }) {
      calls[index].works.insert(work)
    } else {
      leftBehind[id]?.works.insert(work)
    }
  }

  private mutating func ended(_ work: Int, of id: Int) {
    if let index = calls.firstIndex(where: { $0.id == id }) {
      calls[index].works.remove(work)
    } else if var left = leftBehind[id] {
      left.works.remove(work)
      leftBehind[id] = left.works.isEmpty ? nil : left
      guard left.works.isEmpty else { return }
      record(.work, "left behind: \(left.title) ended after \(secondsOf(now - left.since)) s")
      undoingEnded(id)
    }
  }

  /// A call came back while tasks that it started go on: neither charged to it nor cancelled.
  mutating func leaveBehind(_ call: Call) {
    guard !call.works.isEmpty else { return }
    leftBehind[call.id] = LeftBehind(title: call.title, works: call.works, since: now)
    let tasks = call.works.count == 1 ? "1 task" : "\(call.works.count) tasks"
    record(
      .work,
      "left behind: \(call.title) goes on with \(tasks)",
      ["count": .number(Int64(call.works.count))]
    )
  }

  // MARK: The main actor

  /// The main actor has not come back for long.
  mutating func mainHeld(_ time: Int64, by holder: String) {
    guard mainHolder == nil else { return }
    mainHolder = holder
    warn(.mainActorHeld(seconds: secondsOf(time), by: holder))
  }

  /// Who of this conversation may hold the main actor: nobody whose call is newer than `last`.
  ///
  /// The call whose view is read there is known to. Else a perform is likelier than what was given up or left behind:
  /// while there are those, the main actor is asked after just before a call begins.
  func mainSuspects(upTo last: Int, visitor: Int?) -> [String] {
    if let visitor, let note = callNotes[visitor] { return ["the view of \(note.title)"] }
    let running = calls.filter { $0.hasBegun && !$0.isPaused && $0.id <= last }
    let performs = running.filter { if case .draw = $0.kind { false } else { true } }
    if !performs.isEmpty { return performs.map(\.title) }
    let abandoned = callNotes.abandoned.filter { $0.call <= last }.map(\.title)
    let left = leftBehind.filter { $0.key <= last }.map { "what \($0.value.title) left behind" }
    return abandoned + left
  }

  /// Whether code goes on that no call of the conversation waits for any longer.
  var hasLooseCode: Bool {
    !leftBehind.isEmpty || callNotes.hasAbandoned
  }

  /// The calls whose code goes on, whether anybody waits for it or not.
  var callsThatGoOn: [Int] {
    calls.filter { !$0.isPaused }.map(\.id) + leftBehind.keys
      + callNotes.abandoned.map(\.call)
  }

  mutating func mainFreed(_ time: Int64) {
    guard mainHolder != nil else { return }
    mainHolder = nil
    warn(.mainActorFreed(seconds: secondsOf(time)))
  }
}
