import CCount
import FlowEngine
import Lanes

/// A turn of an order in six turns, beside a bare visit to the main actor.
func engineFigures() async throws -> [Figure] {
  let rounds = 15
  var hops: [Double] = []
  var costs: [OrderRun] = []
  for round in 0...rounds {
    let run = try await orders(20, of: .anywhere)
    let hop = await mainActorVisits(2_000)
    // The first round warms up.
    if round > 0 {
      hops.append(hop)
      costs.append(run)
    }
  }
  let hop = Measure.median(hops)
  let turn = Measure.median(costs.map(\.microseconds))
  return [
    Figure(
      name: "engine.turn",
      value: turn,
      unit: "us",
      ratio: turn / (15 + hop / 2),
      of: "15 us + half of engine.hop",
      runs: rounds
    ),
    Figure(
      name: "engine.turn.allocations",
      value: Measure.median(costs.map(\.allocations)),
      unit: "",
      runs: rounds
    ),
    Figure(
      name: "engine.turn.switches",
      value: Measure.median(costs.map(\.switches)),
      unit: "",
      runs: rounds
    ),
    Figure(name: "engine.hop", value: hop, unit: "us", runs: rounds),
  ]
}

/// A turn that only asks the next question, the mean turn of an order whose performs are on the main actor, and that of
/// the coffee shop's order.
func formFigures() async throws -> [Figure] {
  let rounds = 15
  var prompts: [Double] = []
  var mains: [Double] = []
  var shops: [OrderRun] = []
  for round in 0...rounds {
    let turns = try await orderTurns(100, of: .anywhere)
    let main = try await orders(20, of: .onMain)
    let shop = try await orders(20, of: .shop)
    if round > 0 {
      prompts.append((turns[1].microseconds + turns[2].microseconds) / 2)
      mains.append(main.microseconds)
      shops.append(shop)
    }
  }
  return [
    Figure(name: "engine.turn.prompt", value: Measure.median(prompts), unit: "us", runs: rounds),
    Figure(name: "engine.turn.main", value: Measure.median(mains), unit: "us", runs: rounds),
    Figure(
      name: "engine.turn.shop",
      value: Measure.median(shops.map(\.microseconds)),
      unit: "us",
      runs: rounds
    ),
    Figure(
      name: "engine.turn.shop.allocations",
      value: Measure.median(shops.map(\.allocations)),
      unit: "",
      runs: rounds
    ),
  ]
}

/// What a turn of some orders cost, on average.
struct OrderRun: Sendable {
  var microseconds = 0.0
  var allocations = 0.0
  var switches = 0.0

  static func += (sum: inout Self, run: Self) {
    sum.microseconds += run.microseconds
    sum.allocations += run.allocations
    sum.switches += run.switches
  }

  static func / (sum: Self, count: Double) -> Self {
    Self(
      microseconds: sum.microseconds / count,
      allocations: sum.allocations / count,
      switches: sum.switches / count
    )
  }
}

/// So many orders in one conversation, led from its own lane, every snippet and question drawn as text.
///
/// **Errors**: `LostOrders` when not each of them was placed.
func orders(_ count: Int, of order: SixTurns) async throws -> OrderRun {
  let (conversation, placed) = await openConversation(order)
  let run = await conversation.lane.run {
    let cost = Cost()
    for _ in 0..<count {
      for line in order.lines { await conversation.take(.line(line)) }
    }
    return cost.spent / Double(count * order.lines.count)
  }
  try placed.check(count)
  return run
}

/// What each turn of so many orders in one conversation cost on average, led and drawn as in `orders(_:of:)`.
///
/// **Errors**: `LostOrders` when not each of them was placed.
func orderTurns(_ count: Int, of order: SixTurns) async throws -> [OrderRun] {
  let (conversation, placed) = await openConversation(order)
  let runs = await conversation.lane.run {
    var runs = order.lines.map { _ in OrderRun() }
    for _ in 0..<count {
      for (place, line) in order.lines.enumerated() {
        let cost = Cost()
        await conversation.take(.line(line))
        runs[place] += cost.spent
      }
    }
    return runs.map { $0 / Double(count) }
  }
  try placed.check(count)
  return runs
}

private func openConversation(_ order: SixTurns) async -> (Conversation, Placed) {
  let placed = Placed()
  let conversation = Conversation(app: order.app) { event in
    let lines = event.lines()
    if lines.first?.hasSuffix(order.end) == true { placed.count += 1 }
    keep(lines)
  }
  await conversation.launch()
  return (conversation, placed)
}

/// Counts in a sink, which is called one event at a time.
private final class Placed: @unchecked Sendable {
  var count = 0

  func check(_ wanted: Int) throws {
    guard count == wanted else { throw LostOrders(placed: count, wanted: wanted) }
  }
}

/// Measures from when it is made.
private struct Cost {
  private let allocations = count_allocations()
  private let switches = count_switches()
  private let start = ContinuousClock.now

  var spent: OrderRun {
    OrderRun(
      microseconds: Measure.microseconds(ContinuousClock.now - start),
      allocations: Double(count_allocations() - allocations),
      switches: Double(count_switches() - switches)
    )
  }
}

/// Microseconds of one visit to the main actor from a lane, and back.
func mainActorVisits(_ count: Int) async -> Double {
  await Lane().run {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { await MainActor.run {} }
    return Measure.microseconds(clock.now - start) / Double(count)
  }
}

struct LostOrders: Error, CustomStringConvertible {
  let placed: Int
  let wanted: Int

  var description: String { "\(placed) orders were placed instead of \(wanted)" }
}
