import CCount
import CoffeeShop
import FlowEngine
import FlowFormat
import FlowScripts
import Foundation

/// A six-turn order as a flow file: read, played, every row compared.
///
/// The bar is 0.3 ms and ten visits to the main actor, which are measured beside it.
func sixTurnFigures() async throws -> [Figure] {
  let folder = try TemporaryFolder()
  let six = try await writeFlow(.anywhere, in: folder, named: "six")
  let shop = try await writeFlow(.shop, in: folder, named: "shop")
  var times: [Double] = []
  var shops: [Double] = []
  var hops: [Double] = []
  for round in 0...15 {
    let time = try await timed(20) { try await play(.anywhere, six) }
    let shop = try await timed(20) { try await play(.shop, shop) }
    let hop = await mainActorVisits(2_000)
    // The first round warms up.
    if round > 0 {
      times.append(time)
      shops.append(shop)
      hops.append(hop)
    }
  }
  let (time, hop) = (Measure.median(times), Measure.median(hops))
  return [
    Figure(
      name: "flows.six",
      value: time / 1000,
      unit: "ms",
      ratio: time / (300 + 10 * hop),
      of: "0.3 ms + 10 engine.hop",
      runs: times.count
    ),
    Figure(
      name: "flows.six.shop",
      value: Measure.median(shops) / 1000,
      unit: "ms",
      runs: shops.count
    ),
  ]
}

/// Microseconds of one of so many.
private func timed(_ count: Int, _ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  for _ in 0..<count { try await body() }
  return Measure.microseconds(ContinuousClock.now - start) / Double(count)
}

/// The same flow so many times, for a profiler.
func playOften(_ count: Int) async throws {
  let folder = try TemporaryFolder()
  let path = try await writeFlow(.anywhere, in: folder, named: "six")
  let (allocations, switches) = (count_allocations(), count_switches())
  let start = ContinuousClock.now
  for _ in 0..<count { try await play(.anywhere, path) }
  let time = Measure.microseconds(ContinuousClock.now - start) / Double(count)
  print("flows.six", time, "us", (count_allocations() - allocations) / UInt64(count), "allocations")
  print((count_switches() - switches) / UInt64(count), "switches a play")
}

/// A hundred flow files, from the start of the process to its end; the peers' best takes 0.20 s.
func manyFlowsFigures(_ shop: String) async throws -> [Figure] {
  let folder = try TemporaryFolder()
  for number in 0..<100 { _ = try await writeFlow(in: folder, named: "flow\(number)") }
  let times = try (0..<9).map { _ in
    try Child(path: shop, state: folder.path).time(arguments: ["flow", "run", folder.path]) / 1000
  }
  let time = Measure.median(times)
  return [
    Figure(
      name: "flows.files100",
      value: time,
      unit: "ms",
      ratio: time / 200,
      of: "shelltestrunner's 0.20 s",
      runs: times.count
    )
  ]
}

/// How many times as fast two jobs are as one, over flows whose performs are not on the main actor.
func jobsFigures(_ shop: String) async throws -> [Figure] {
  let folder = try TemporaryFolder()
  for number in 0..<100 { _ = try await writeFlow(in: folder, named: "flow\(number)") }
  let child = Child(path: shop, state: folder.path)
  func time(_ jobs: Int) throws -> Double {
    try child.time(
      arguments: ["flow", "run", "--repeat", "5", "--jobs", "\(jobs)", folder.path]
    )
  }
  let gains = try (0..<7).map { _ in try time(1) / time(2) }
  return [
    Figure(
      name: "flows.jobs2",
      value: Measure.median(gains),
      unit: "x",
      runs: gains.count
    )
  ]
}

/// What a case in a process of its own costs more than one in the run's, one at a time.
func isolationFigures(_ shop: String) async throws -> [Figure] {
  let cases = 20
  let folder = try TemporaryFolder()
  let plain = try await writeFlow(in: folder, named: "plain")
  let text = try String(contentsOfFile: plain, encoding: .utf8)
  let start = text.range(of: "== ")?.lowerBound ?? text.startIndex
  let body = text[start...].drop { $0 != "\n" }
  let titled = (1...cases).map { "== order \($0)\(body)" }.joined(separator: "\n")
  try Data((text[..<start] + titled).utf8).write(to: URL(fileURLWithPath: plain))
  let isolated = folder.path + "/isolated.flow"
  try Data((text[..<start] + "@isolate process\n\n" + titled).utf8)
    .write(to: URL(fileURLWithPath: isolated))
  let child = Child(path: shop, state: folder.path)
  let costs = try (0..<7).map { _ in
    let apart = try child.time(arguments: ["flow", "run", "--jobs", "1", isolated])
    let together = try child.time(arguments: ["flow", "run", "--jobs", "1", plain])
    return (apart - together) / Double(cases) / 1000
  }
  return [
    Figure(
      name: "flows.isolated",
      value: Measure.median(costs),
      unit: "ms",
      runs: costs.count
    )
  ]
}

/// A flow whose expected rows are what is shown today.
private func writeFlow(
  _ order: SixTurns = .shop,
  in folder: TemporaryFolder,
  named name: String
) async throws -> String {
  let path = folder.path + "/\(name).flow"
  let typed = order.lines.map { "> \($0)\n" }.joined()
  try Data("@flow 1\n@app \(order.app.name)\n\n== an order\n\(typed)".utf8)
    .write(to: URL(fileURLWithPath: path))
  _ = await flowRun(order, [try FlowSuite.read(path)], update: .steps).run()
  try await play(order, path)
  return path
}

private func flowRun(
  _ order: SixTurns,
  _ files: [FlowFile],
  update: FlowRun.Update = .never
) -> FlowRun {
  FlowRun(
    app: { _ in order.app },
    files: files,
    snapshots: URL(fileURLWithPath: "/nonexistent/Snapshots"),
    update: update
  )
}

private func play(_ order: SixTurns, _ path: String) async throws {
  let report = await flowRun(order, try FlowSuite.load(paths: [path])).run()
  guard report.exitCode == 0 else { throw ChildError(report.text(.plain)) }
}

/// A folder that is gone with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("coffee-shop-bench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
