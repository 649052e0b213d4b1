import Foundation

/// Takes the figures whose names begin with the first argument (all, without one), prints them as a table,
/// and keeps them in `results.jsonl` beside the package.
@main
struct Bench {
  /// What is measured together, and the names that come of it.
  struct Group {
    let names: [String]
    let measure: @MainActor () async throws -> [Figure]
  }

  static func main() async {
    let arguments = CommandLine.arguments
    let prefix =
      arguments.count > 1 ? arguments[1] : ProcessInfo.processInfo.environment["ONLY"] ?? ""
    let here = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
    let shop = here.appendingPathComponent("coffee-shop").path
    let groups = [
      Group(
        names: ["render.card", "render.card.c", "render.list1000", "render.list1000.c"],
        measure: { try renderFigures() }
      ),
      Group(names: ["engine.turn", "engine.hop"], measure: { try await engineFigures() }),
      Group(
        names: ["phrases.match1000", "phrases.match1000.worst"],
        measure: { try phraseFigures() }
      ),
      Group(names: ["start.prompt"], measure: { try startFigures(shop) }),
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
