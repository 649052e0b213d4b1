import CoffeeShop
import FlowEngine
import FlowScripts
import Foundation

/// A six-turn order as a flow file: read, played, every row compared.
///
/// The bar is 0.3 ms and ten visits to the main actor, which are measured beside it.
func sixTurnFigures() async throws -> [Figure] {
  let folder = try TemporaryFolder()
  let path = try await writeFlow(in: folder, named: "six")
  var times: [Double] = []
  var hops: [Double] = []
  for round in 0...15 {
    let start = ContinuousClock.now
    for _ in 0..<20 { try await play(path) }
    let time = Measure.microseconds(ContinuousClock.now - start) / 20
    let hop = await mainActorVisits(2_000)
    // The first round warms up.
    if round > 0 {
      times.append(time)
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
    )
  ]
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

private let header = "@flow 1\n@app CoffeeShopOpen\n\n== an order\n"

/// A flow whose expected rows are what is shown today.
private func writeFlow(in folder: TemporaryFolder, named name: String) async throws -> String {
  let path = folder.path + "/\(name).flow"
  let typed = order.map { "> \($0)\n" }.joined()
  try Data((header + typed).utf8).write(to: URL(fileURLWithPath: path))
  _ = await flowRun([try FlowSuite.read(path)], update: .steps).run()
  try await play(path)
  return path
}

private func flowRun(_ files: [FlowFile], update: FlowRun.Update = .never) -> FlowRun {
  FlowRun(
    app: { _ in HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"]) },
    files: files,
    snapshots: URL(fileURLWithPath: "/nonexistent/Snapshots"),
    update: update
  )
}

private func play(_ path: String) async throws {
  let report = await flowRun(try FlowSuite.load(paths: [path])).run()
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
