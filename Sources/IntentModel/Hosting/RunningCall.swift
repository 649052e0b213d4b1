import SnippetFoundation

/// One call into the app's code as that code, and the tasks it starts, see it.
package final class RunningCall: Sendable {
  /// What the code below says of itself.
  package enum Sign: Sendable {
    /// Its progress moved: units done, and all of them.
    case progressed(completed: Int64, total: Int64, fraction: Double)
    /// It started a task of its own; a number of the call, and the task's name.
    case started(work: Int, name: String?)
    case ended(work: Int)
  }

  private struct State {
    var reason: IntentCancellationReason?
    var progress: ReportedProgress?
    var fraction = 0.0
    var works = 0
  }

  private let state = Lock(State())
  private let report: @Sendable (Sign) -> Void

  /// `report` is called from any thread and must not block.
  package init(report: @escaping @Sendable (Sign) -> Void) { self.report = report }

  /// Why the call was cancelled; set before it is.
  package var cancellationReason: IntentCancellationReason? {
    get { state.withLock { $0.reason } }
    set { state.withLock { $0.reason = newValue } }
  }

  var progress: Progress {
    state.withLock { state in
      if let progress = state.progress { return progress }
      let made = ReportedProgress { [weak self] in self?.moved($0) }
      state.progress = made
      return made
    }
  }

  /// Reports progress that children made, of which nothing is heard otherwise.
  package func lookAtProgress() {
    if let progress = state.withLock({ $0.progress }) { moved(progress) }
  }

  private func moved(_ progress: Progress) {
    let (completed, total) = (progress.completedUnitCount, progress.totalUnitCount)
    let fraction = total > 0 ? progress.fractionCompleted : 0
    let isNews = state.withLock { state in
      // A thousand steps are enough for any eye.
      guard total <= 1000 || abs(fraction - state.fraction) >= 0.001 || completed == total else {
        return false
      }
      state.fraction = fraction
      return true
    }
    if isNews { report(.progressed(completed: completed, total: total, fraction: fraction)) }
  }

  /// A task that the call's code started on its own.
  func adopt(_ name: String?) -> Work {
    let number = state.withLock { state in
      state.works += 1
      return state.works
    }
    report(.started(work: number, name: name))
    return Work(call: self, number: number)
  }

  /// Says, once it ends, that it has.
  struct Work: Sendable {
    let call: RunningCall
    let number: Int

    func end() { call.report(.ended(work: number)) }
  }
}

/// A progress that tells when it moves: there is no key-value observing here.
// As thread-safe as Foundation's own.
private final class ReportedProgress: Progress, @unchecked Sendable {
  private let moved: @Sendable (Progress) -> Void

  init(_ moved: @escaping @Sendable (Progress) -> Void) {
    self.moved = moved
    super.init(parent: nil, userInfo: nil)
  }

  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set {
      super.completedUnitCount = newValue
      moved(self)
    }
  }

  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set {
      super.totalUnitCount = newValue
      moved(self)
    }
  }
}
