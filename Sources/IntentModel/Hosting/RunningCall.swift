import SnippetFoundation

/// One call into the app's code as that code, and the tasks it starts, see it.
package final class RunningCall: @unchecked Sendable {  // the lock guards all that changes
  /// Hears what calls say; must not block, whichever thread it is called from.
  package protocol Listener: AnyObject, Sendable {
    func heard(_ sign: Sign, ofCall number: Int)
  }

  /// What the code below says of itself.
  package enum Sign: Sendable {
    /// Its progress moved: units done, and all of them.
    case progressed(completed: Int64, total: Int64, fraction: Double)
    /// It started a task of its own; a number of the call, and the task's name.
    case started(work: Int, name: String?)
    case ended(work: Int)
  }

  /// The number of the call.
  private let number: Int
  private weak var listener: (any Listener)?
  private let lock = InlineLock()
  private var reason: IntentCancellationReason?
  private var reported: ReportedProgress?
  /// Whose progress it is.
  private var reporter: ObjectIdentifier?
  private var fraction = 0.0
  private var works = 0
  private var shown: [Task<Void, Never>] = []

  package init(number: Int, listener: any Listener) {
    self.number = number
    self.listener = listener
  }

  /// The number of the call, if that is who hears it.
  package func number(heardBy other: any Listener) -> Int? { listener === other ? number : nil }

  /// Why the call was cancelled; set before it is.
  package var cancellationReason: IntentCancellationReason? {
    get { lock.withLock { reason } }
    set {
      let open = lock.withLock {
        reason = newValue
        return shown
      }
      for task in open { task.cancel() }
    }
  }

  /// A task that shows the person something beside the call, which is over no earlier.
  ///
  /// It is cancelled with the call.
  package func shows(_ task: Task<Void, Never>) {
    let isOver = lock.withLock {
      shown.append(task)
      return reason != nil
    }
    if isOver { task.cancel() }
  }

  /// Waits till what the call shows is over.
  package nonisolated(nonsending) func showsNothing() async {
    while let task = lock.withLock({ shown.first }) {
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
      lock.withLock { shown.removeAll { $0 == task } }
    }
  }

  /// The progress, if it is that of an intent: of the first one that asks.
  ///
  /// An intent that is called by the one that runs does not move what the person sees.
  func progress(of intent: ObjectIdentifier) -> Progress? {
    let isIts = lock.withLock {
      if reporter == nil { reporter = intent }
      return reporter == intent
    }
    return isIts ? progress : nil
  }

  var progress: Progress {
    if let known = lock.withLock({ reported }) { return known }
    let made = ReportedProgress { [weak self] in self?.moved($0) }
    return lock.withLock {
      if reported == nil { reported = made }
      return reported ?? made
    }
  }

  /// Reports progress that children made, of which nothing is heard otherwise.
  package func lookAtProgress() {
    if let progress = lock.withLock({ reported }) { moved(progress) }
  }

  private func report(_ sign: Sign) { listener?.heard(sign, ofCall: number) }

  private func moved(_ progress: Progress) {
    let (completed, total) = (progress.completedUnitCount, progress.totalUnitCount)
    let fraction = total > 0 ? progress.fractionCompleted : 0
    let isNews = lock.withLock {
      // A thousand steps are enough for any eye.
      let isNews = total <= 1000 || abs(fraction - self.fraction) >= 0.001 || completed == total
      if isNews { self.fraction = fraction }
      return isNews
    }
    if isNews { report(.progressed(completed: completed, total: total, fraction: fraction)) }
  }

  /// A task that the call's code started on its own.
  func adopt(_ name: String?) -> Work {
    let number = lock.withLock {
      works += 1
      return works
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
