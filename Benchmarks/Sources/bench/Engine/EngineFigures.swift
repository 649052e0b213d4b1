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
      name: "engine.turn", value: turn, unit: "us", ratio: turn / hop,
      of: "lane -> main actor -> lane", runs: rounds),
    Figure(name: "engine.hop", value: hop, unit: "us", runs: rounds),
  ]
}
