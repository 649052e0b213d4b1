import CoffeeShop
import FlowEngine
import Foundation
import Synchronization
import Testing

/// Random inputs, from a printed seed.
///
/// `make fuzz` makes more of them; `SEED=` repeats one run, `COUNT=` says how many inputs.
struct AttackTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let length = 40

  private static var count: Int { environment["PARLEY_FUZZ"].flatMap(Int.init) ?? 3_000 }

  /// The same inputs for each run of the tests; new ones for each `make fuzz`.
  private static var seed: UInt64 {
    environment["PARLEY_SEED"].flatMap(UInt64.init)
      ?? (environment["PARLEY_FUZZ"] == nil ? 1 : .random(in: 1 ... .max / 2))
  }

  @Test func `no input crashes, hangs or doubles an order, and none goes unconfirmed`() async {
    let apps = [0, 0, 0, 0, 0, 0, 1, 2].map { HostedApp.shops[$0] }
    let reached = await attack(apps, inputs: Self.count)
    #expect(Self.count < 1_000 || reached.effects.load(ordering: .relaxed) > 0)
  }

  @Test func `no text of an app forges a row`() async {
    _ = await attack([.hostile], inputs: Self.count / 3)
  }

  private func attack(_ apps: [HostedApp], inputs: Int) async -> AttackReach {
    let reached = AttackReach()
    let seed = Self.seed
    print("attack on \(apps[0].name): seed \(seed), \(inputs) inputs")
    for round in 0..<UInt64((inputs + Self.length - 1) / Self.length) {
      let attack = Attack(app: apps[Int(round) % apps.count], reached: reached)
      let own = seed &+ round &* 0x1_0000_0001
      guard let failure = await attack.run(seed: own, count: Self.length) else { continue }
      let shortest = await attack.shrunk(failure)
      Issue.record("\(shortest.flow(attack.app.name, seed: seed))")
      return reached
    }
    print("\(apps[0].name): \(reached.effects.load(ordering: .relaxed)) effects")
    return reached
  }
}
