import AppIntents
import Dispatch
import FlowEngine
import Foundation
import Lanes
import Synchronization

/// Two hundred performs stuck at once: how long after it began the last of them is told that its 200 ms are over, and
/// how long it took till the last of them had a thread to be stuck on.
///
/// **Errors**: `StuckTrouble` if one of a hundred further calls fails, or if the threads do not come back.
func stuckFigures() async throws -> [Figure] {
  let rounds = 3
  var told: [Double] = []
  var begun: [Double] = []
  for _ in 0..<rounds {
    let round = try await stuckRound()
    told.append(round.told)
    begun.append(round.begun)
  }
  return [
    Figure(
      name: "engine.stuck200",
      value: Measure.median(told),
      unit: "ms",
      ratio: Measure.median(told) / 200,
      of: "a budget of 200 ms",
      runs: rounds
    ),
    Figure(name: "engine.stuck200.begun", value: Measure.median(begun), unit: "ms", runs: rounds),
  ]
}

private func stuckRound() async throws -> (told: Double, begun: Double) {
  Trap.close()
  let app = HostedApp(name: "Trap", modules: ["bench"])
  let start = ContinuousClock.now
  let times = await withTaskGroup(of: StuckTimes?.self) { group in
    for place in 0..<200 {
      group.addTask { await stuck(place, of: app) }
    }
    return await group.reduce(into: [StuckTimes?]()) { $0.append($1) }
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
  let all = times.compactMap(\.self)
  return (
    all.map { Measure.microseconds($0.told - $0.began) / 1000 }.max() ?? 0,
    all.map { Measure.microseconds($0.began - start) / 1000 }.max() ?? 0
  )
}

private struct StuckTimes: Sendable {
  var began: ContinuousClock.Instant
  var told: ContinuousClock.Instant
}

/// When a stuck perform began, and when a person was told that its time is over; nil: they were told something else.
private func stuck(_ place: Int, of app: HostedApp) async -> StuckTimes? {
  var settings = ConversationSettings()
  settings.budgets.perform = .milliseconds(200)
  let told = Mutex<ContinuousClock.Instant?>(nil)
  let conversation = Conversation(app: app, settings: settings) { event in
    if case .noted(.timedOut) = event { told.withLock { $0 = .now } }
  }
  let intent = GetStuck()
  intent.place = place
  await conversation.send(.run(intent))
  guard let told = told.withLock({ $0 }), let began = Trap.began(place) else { return nil }
  return StuckTimes(began: began, told: told)
}

private func succeeds(_ app: HostedApp) async -> Bool {
  let conversation = Conversation(app: app) { _ in }
  let events = await conversation.send(.run(AnswerAtOnce()))
  return events.contains { if case .said("Here.") = $0 { true } else { false } }
}

/// Holds its thread: asleep, at a semaphore, or spinning.
struct GetStuck: AppIntent {
  static let title: LocalizedStringResource = "Get Stuck"

  @Parameter(title: "Place") var place: Int

  func perform() async throws -> some IntentResult {
    Trap.begin(place)
    switch place % 3 {
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
  private static let starts = Mutex<[Int: ContinuousClock.Instant]>([:])

  static func begin(_ place: Int) { starts.withLock { $0[place] = .now } }

  static func began(_ place: Int) -> ContinuousClock.Instant? { starts.withLock { $0[place] } }

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
    starts.withLock { $0 = [:] }
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
