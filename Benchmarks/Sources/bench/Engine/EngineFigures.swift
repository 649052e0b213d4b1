import CCount
import CoffeeShop
import FlowEngine

/// A turn of an order in six turns, beside the bare visit to the main actor that most of its time goes to.
func engineFigures() async throws -> [Figure] {
  let rounds = 15
  var turns: [Double] = []
  var hops: [Double] = []
  var costs: [OrderRun] = []
  for round in 0...rounds {
    let run = try await orders(20)
    let hop = await mainActorVisits(2_000)
    // The first round warms up.
    if round > 0 {
      turns.append(run.microseconds)
      hops.append(hop)
      costs.append(run)
    }
  }
  let hop = Measure.median(hops)
  let turn = Measure.median(turns)
  return [
    Figure(
      name: "engine.turn",
      value: turn,
      unit: "us",
      ratio: turn / hop,
      of: "lane -> main actor -> lane",
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

/// A turn that only asks the next question, and the mean turn of an order whose performs are on the main actor.
func formFigures() async throws -> [Figure] {
  let rounds = 15
  var prompts: [Double] = []
  var mains: [Double] = []
  for round in 0...rounds {
    let turns = try await mainActorOrders(100)
    if round > 0 {
      prompts.append(turns.prompt)
      mains.append(turns.mean)
    }
  }
  return [
    Figure(name: "engine.turn.prompt", value: Measure.median(prompts), unit: "us", runs: rounds),
    Figure(name: "engine.turn.main", value: Measure.median(mains), unit: "us", runs: rounds),
  ]
}

func mainActorOrders(_ count: Int) async throws -> (prompt: Double, mean: Double) {
  let app = HostedApp(name: "Main", modules: ["bench"])
  let placed = Placed()
  let conversation = Conversation(app: app) { event in
    let lines = event.lines()
    if lines == ["Placed."] { placed.count += 1 }
  }
  await conversation.launch()
  let lines = ["order on main", "2", "7", "More", "Place", "yes"]
  let times = await conversation.lane.run {
    var (prompt, all) = (Duration.zero, Duration.zero)
    for _ in 0..<count {
      for (place, line) in lines.enumerated() {
        let start = ContinuousClock.now
        await conversation.send(.line(line))
        let time = ContinuousClock.now - start
        all += time
        if place == 1 { prompt += time }
      }
    }
    return (prompt, all)
  }
  guard placed.count == count else { throw LostOrders(placed: placed.count, wanted: count) }
  return (
    Measure.microseconds(times.0) / Double(count),
    Measure.microseconds(times.1) / Double(count * lines.count)
  )
}

/// Counts in a sink, which is called one event at a time.
private final class Placed: @unchecked Sendable { var count = 0 }

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
func orders(_ count: Int) async throws -> OrderRun {
  let app = HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"])
  let conversation = Conversation(app: app) { keep($0.lines()) }
  await conversation.launch()
  let (placed, run) = await conversation.lane.run {
    let clock = ContinuousClock()
    let allocations = count_allocations()
    let switches = count_switches()
    let start = clock.now
    for _ in 0..<count {
      for line in order { await conversation.send(.line(line)) }
    }
    let time = clock.now - start
    let turns = Double(count * order.count)
    let run = OrderRun(
      microseconds: Measure.microseconds(time) / turns,
      allocations: Double(count_allocations() - allocations) / turns,
      switches: Double(count_switches() - switches) / turns
    )
    return (conversation.view.effects["Orders.place"] ?? 0, run)
  }
  guard placed == count else { throw LostOrders(placed: placed, wanted: count) }
  return run
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

let order = ["order a latte", "2", "large", "+", "Place Order", "yes"]

/// Microseconds, allocations and switches of each turn of an order, for those who look for where they go.
///
/// Each conversation orders twenty times, as in `orders(_:)`; the first tenth of them warms up.
func orderTurns(_ conversations: Int) async -> [(line: String, cost: OrderRun)] {
  var costs = order.map { (line: $0, cost: OrderRun()) }
  let warm = conversations / 10
  for round in 0..<conversations {
    let app = HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"])
    let conversation = Conversation(app: app) { keep($0.lines()) }
    await conversation.launch()
    let runs = await conversation.lane.run {
      var runs = order.map { _ in OrderRun() }
      for _ in 0..<20 {
        for index in order.indices {
          let allocations = count_allocations()
          let switches = count_switches()
          let start = ContinuousClock.now
          await conversation.send(.line(order[index]))
          runs[index].microseconds += Measure.microseconds(ContinuousClock.now - start)
          runs[index].allocations += Double(count_allocations() - allocations)
          runs[index].switches += Double(count_switches() - switches)
        }
      }
      return runs
    }
    guard round >= warm else { continue }
    for index in order.indices { costs[index].cost += runs[index] }
  }
  let counted = Double((conversations - warm) * 20)
  return costs.map { ($0, $1 / counted) }
}

struct LostOrders: Error, CustomStringConvertible {
  let placed: Int
  let wanted: Int

  var description: String { "\(placed) orders were placed instead of \(wanted)" }
}
