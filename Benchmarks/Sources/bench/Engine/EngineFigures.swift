import CoffeeShop
import FlowEngine

/// A turn of an order in six turns, beside the bare visit to the main actor that most of its time goes to.
func engineFigures() async throws -> [Figure] {
  let rounds = 15
  var turns: [Double] = []
  var hops: [Double] = []
  for round in 0...rounds {
    let turn = try await orders(20)
    let hop = await mainActorVisits(2_000)
    // The first round warms up.
    if round > 0 {
      turns.append(turn)
      hops.append(hop)
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
    Figure(name: "engine.hop", value: hop, unit: "us", runs: rounds),
  ]
}

/// Microseconds per turn of so many orders in one conversation, led from its own lane.
private func orders(_ count: Int) async throws -> Double {
  let app = HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"])
  let conversation = Conversation(app: app) { _ in }
  await conversation.launch()
  let (placed, time) = await conversation.lane.run {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count {
      for line in order { await conversation.send(.line(line)) }
    }
    let time = clock.now - start
    return (conversation.view.effects["Orders.place"] ?? 0, time)
  }
  guard placed == count else { throw LostOrders(placed: placed, wanted: count) }
  return Measure.microseconds(time) / Double(count * order.count)
}

/// Microseconds of one visit to the main actor from a lane, and back.
private func mainActorVisits(_ count: Int) async -> Double {
  await Lane().run {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { await MainActor.run {} }
    return Measure.microseconds(clock.now - start) / Double(count)
  }
}

private let order = ["order a latte", "2", "large", "+", "Place Order", "yes"]

struct LostOrders: Error, CustomStringConvertible {
  let placed: Int
  let wanted: Int

  var description: String { "\(placed) orders were placed instead of \(wanted)" }
}
