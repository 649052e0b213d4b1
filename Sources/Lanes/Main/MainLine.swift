import CMainActor
import Dispatch
import SnippetFoundation

/// The main actor's executor where there are lanes: runs its jobs where Swift's own does, in the same order.
///
/// A task that prefers an executor is put behind all others on the main actor again by Swift's own one, wherever an
/// asynchronous function of the main actor calls another. There, what the app's code sent to the main actor just before
/// would run first: a delegate's answer would come before anybody waits for it. Here such a task runs on the main actor
/// as a guest of its lane's, for which that is no change of executors, and goes on without a break.
final class MainLine: SerialExecutor {
  private static let shared = MainLine()

  /// From now on there is no other main executor; once.
  static let isInUse: Bool = {
    main_actor_replace(
      unsafeBitCast(shared.asUnownedSerialExecutor(), to: serial_executor.self)
    )
    return true
  }()

  /// A job on its way to the main actor, and the lane that its task prefers.
  final class Visit: @unchecked Sendable {  // handed on, never shared
    fileprivate let job: UnownedJob
    fileprivate let lane: Lane

    fileprivate init(_ job: UnownedJob, _ lane: Lane) { (self.job, self.lane) = (job, lane) }

    /// Puts it behind all that is at the main actor.
    func begin() {
      main_queue_add(Unmanaged.passRetained(self).toOpaque()) { MainLine.run(visit: $0) }
    }
  }

  private struct Known {
    weak var lane: Lane?
  }

  /// Lanes of tasks, by the address of the task: one that others resume does not come from its lane.
  ///
  /// An address may be that of a newer task of another lane. The task is put behind others once more then, as if nothing
  /// was known of it.
  private let lanes = Lock<[UnsafeRawPointer: Known]>([:])
  private static let mostLanes = 512

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let task = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    guard job_prefers_executor(task), let lane = lane(of: task) else {
      return main_queue_add(task) { MainLine.run($0) }
    }
    lane.send(Visit(job, lane))
  }

  /// Has a task that prefers the lane begin on the main actor, where it belongs.
  static func begin(_ job: UnownedJob, for lane: Lane) {
    lane.send(Visit(job, lane))
  }

  /// On a thread of a lane's, or on the main actor while a task of a lane's is there, that one; else what is known.
  private func lane(of task: UnsafeRawPointer) -> Lane? {
    let here = Worker.current?.ownLane ?? Self.guest
    return lanes.withLock { lanes in
      guard let here else { return lanes[task]?.lane }
      if lanes.count >= Self.mostLanes { lanes.removeAll(keepingCapacity: true) }
      lanes[task] = Known(lane: here)
      return here
    }
  }

  /// The lane whose task the calling thread runs on the main actor.
  private static var guest: Lane? {
    main_actor_guest().map { Unmanaged<Visit>.fromOpaque($0).takeUnretainedValue().lane }
  }

  private static func run(_ context: UnsafeMutableRawPointer?) {
    let job = unsafeBitCast(context, to: UnownedJob.self)
    job.runSynchronously(on: shared.asUnownedSerialExecutor())
  }

  private static func run(visit context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let visit = Unmanaged<Visit>.fromOpaque(context).takeRetainedValue()
    let before = main_actor_guest()
    main_actor_set_guest(context)
    withExtendedLifetime(visit) {
      visit.job.runSynchronously(
        isolatedTo: shared.asUnownedSerialExecutor(),
        taskExecutor: visit.lane.asUnownedTaskExecutor()
      )
    }
    main_actor_set_guest(before)
    visit.lane.isBack()
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
}
