import AppIntents
import Dispatch
import FlowEngine
import Foundation
import Synchronization

/// Two hundred performs stuck at once: when the last of them is told that its 200 ms are over.
///
/// **Errors**: `StuckTrouble` if one of a hundred further calls fails, or if the threads do not come back.
func stuckFigures() async throws -> [Figure] {
  let rounds = 3
  var worst: [Double] = []
  for _ in 0..<rounds { worst.append(try await stuckRound()) }
  return [
    Figure(
      name: "engine.stuck200",
      value: Measure.median(worst),
      unit: "ms",
      ratio: Measure.median(worst) / 200,
      of: "a budget of 200 ms",
      runs: rounds
    )
  ]
}

private func stuckRound() async throws -> Double {
  Trap.close()
  let app = HostedApp(name: "Trap", modules: ["bench"])
  let times = await withTaskGroup(of: Double?.self) { group in
    for index in 0..<200 {
      group.addTask { await milliseconds(index, of: app) }
    }
    return await group.reduce(into: [Double?]()) { $0.append($1) }
  }
  let further = await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<100 { group.addTask { await succeeds(app) } }
    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }
  Trap.open()
  let clock = ContinuousClock()
  let end = clock.now + .seconds(10)
  while LanePool.shared.threadCount > 6, clock.now < end {
    try await Task.sleep(for: .milliseconds(1))
  }
  let threads = LanePool.shared.threadCount
  guard times.allSatisfy({ $0 != nil }), further == 100, threads <= 6 else {
    throw StuckTrouble(timedOut: times.count { $0 != nil }, further: further, threads: threads)
  }
  return times.compactMap(\.self).max() ?? 0
}

/// Milliseconds till a stuck perform is told that its time is over; nil: it was told something else.
private func milliseconds(_ index: Int, of app: HostedApp) async -> Double? {
  var settings = ConversationSettings()
  settings.budgets.perform = .milliseconds(200)
  let conversation = Conversation(app: app, settings: settings) { _ in }
  let intent = GetStuck()
  intent.how = index % 3
  let clock = ContinuousClock()
  let start = clock.now
  let events = await conversation.send(.run(intent))
  let time = Measure.microseconds(clock.now - start) / 1000
  let isTimeout = events.contains { if case .noted(.timedOut) = $0 { true } else { false } }
  return isTimeout ? time : nil
}

private func succeeds(_ app: HostedApp) async -> Bool {
  let conversation = Conversation(app: app) { _ in }
  let events = await conversation.send(.run(AnswerAtOnce()))
  return events.contains { if case .said("Here.") = $0 { true } else { false } }
}

/// Holds its thread: asleep, at a semaphore, or spinning.
struct GetStuck: AppIntent {
  static let title: LocalizedStringResource = "Get Stuck"

  @Parameter(title: "How") var how: Int

  func perform() async throws -> some IntentResult {
    switch how {
    case 0: while !Trap.isOpen { usleep(2_000) }
    case 1: Trap.wait()
    default: while !Trap.isOpen {}
    }
    return .result()
  }
}

struct AnswerAtOnce: AppIntent {
  static let title: LocalizedStringResource = "Answer At Once"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here.") }
}

/// What holds the stuck ones.
enum Trap {
  private static let isOpenNow = Atomic<Bool>(false)
  private static let gate = DispatchSemaphore(value: 0)

  static var isOpen: Bool { isOpenNow.load(ordering: .relaxed) }

  static func wait() {
    gate.wait()
    gate.signal()
  }

  static func open() {
    isOpenNow.store(true, ordering: .relaxed)
    gate.signal()
  }

  static func close() {
    if isOpen { gate.wait() }
    isOpenNow.store(false, ordering: .relaxed)
  }
}

struct StuckTrouble: Error, CustomStringConvertible {
  let timedOut: Int
  let further: Int
  let threads: Int

  var description: String {
    "\(timedOut) of 200 timed out, \(further) of 100 further calls succeeded, \(threads) threads are left"
  }
}
