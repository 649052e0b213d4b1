import CCount
import Foundation

/// Takes the figures whose names begin with the first argument (all, without one), prints them as a table,
/// and keeps them in `results.jsonl` beside the package.
///
/// For those who look for where it goes: `bench turns` (each turn of an order) and `bench loop` (for a profiler).
@main
struct Bench {
  /// What is measured together, and the names that come of it.
  struct Group {
    let names: [String]
    let measure: @MainActor () async throws -> [Figure]
  }

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 1, arguments[1] == "loop" { Loop.run(Array(arguments.dropFirst(2))) }
    Task { await measure(arguments) }
    dispatchMain()
  }

  private static func showTurns(_ count: Int) async {
    for order in [SixTurns.anywhere, .onMain, .shop] {
      do {
        for (line, cost) in zip(order.lines, try await orderTurns(count, of: order)) {
          print(line, cost.microseconds, cost.allocations, cost.switches)
        }
      } catch {
        complain("\(error)")
      }
    }
  }

  private static func measure(_ arguments: [String]) async {
    let prefix =
      arguments.count > 1 ? arguments[1] : ProcessInfo.processInfo.environment["ONLY"] ?? ""
    let here = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
    let shop = here.appendingPathComponent("coffee-shop").path
    if arguments.count > 1, arguments[1] == "turns" {
      await showTurns(Int(arguments.last ?? "") ?? 1000)
      exit(0)
    }
    let groups = [
      // The first of all, for files that others delete make it slower.
      Group(names: ["snapshots.record1000"], measure: { try recordFigures() }),
      Group(
        names: [
          "render.card", "render.card.c", "render.list1000", "render.list1000.c", "render.resolve",
          "render.text", "render.order",
        ],
        measure: { try renderFigures() }
      ),
      Group(
        names: [
          "render.list100000", "render.depth", "render.heap", "render.list1000.heap",
          "render.list1000.cjk", "render.list1000.marks", "render.list1000.emoji",
          "render.card.allocations", "render.list1000.allocations",
        ],
        measure: { renderSizeFigures() }
      ),
      Group(
        names: [
          "render.list1000.hebrew", "render.list1000.wrapped", "render.list1000.wrapped.cjk",
        ],
        measure: { renderScriptFigures() }
      ),
      Group(
        names: [
          "render.parts.spacers", "render.parts.columns", "render.parts.tabs",
          "render.parts.spoken",
        ],
        measure: { renderPartsFigures() }
      ),
      Group(
        names: ["engine.turn", "engine.turn.allocations", "engine.turn.switches", "engine.hop"],
        measure: { try await engineFigures() }
      ),
      Group(
        names: [
          "engine.turn.prompt", "engine.turn.main", "engine.turn.shop",
          "engine.turn.shop.allocations",
        ],
        measure: { try await formFigures() }
      ),
      Group(
        names: ["engine.open1000", "engine.open1000.bytes"],
        measure: { try await crowdFigures(1_000) }
      ),
      Group(
        names: ["engine.open10000", "engine.open10000.bytes"],
        measure: { try await crowdFigures(10_000) }
      ),
      Group(
        names: ["phrases.match1000", "phrases.match1000.worst"],
        measure: { try phraseFigures() }
      ),
      Group(
        names: ["intents.discover1000", "intents.resolve6"],
        measure: { try await discoverFigures() + resolveFigures() }
      ),
      Group(
        names: ["engine.stuck200", "engine.stuck200.begun"],
        measure: { try await stuckFigures() }
      ),
      Group(names: ["flows.six", "flows.six.shop"], measure: { try await sixTurnFigures() }),
      Group(names: ["flows.files100"], measure: { try await manyFlowsFigures(shop) }),
      Group(names: ["flows.jobs2"], measure: { try await jobsFigures(shop) }),
      Group(names: ["flows.isolated"], measure: { try await isolationFigures(shop) }),
      Group(names: ["snapshots.verify1000"], measure: { try verifyFigures(1_000) }),
      Group(names: ["snapshots.verify10000"], measure: { try verifyFigures(10_000) }),
      Group(names: ["start.prompt"], measure: { try startFigures(shop) }),
      Group(
        names: ["terminal.keystroke"],
        measure: {
          try keystrokeFigures(shop, floor: here.appendingPathComponent("line-floor").path)
        }
      ),
      Group(names: ["memory.peak"], measure: { try memoryFigures(shop) }),
    ]
    let wanted = groups.filter { $0.names.contains { $0.hasPrefix(prefix) } }
    guard !wanted.isEmpty else {
      let names = groups.flatMap(\.names).joined(separator: ", ")
      complain("No figure's name begins with '\(prefix)'. There are: \(names)")
      exit(2)
    }
    var complete = true
    var figures: [Figure] = []
    for group in wanted {
      do {
        let measured = try await group.measure().filter { $0.name.hasPrefix(prefix) }
        for figure in measured { print(figure.row) }
        figures += measured
      } catch {
        complain("\(group.names.joined(separator: ", ")): \(error)")
        complete = false
      }
    }
    do {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      try Results(path: folder.appendingPathComponent("results.jsonl").path).keep(figures)
    } catch {
      complain("The results were not kept: \(error)")
      complete = false
    }
    exit(complete ? 0 : 1)
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
