import CCount
import Foundation

/// Runs one thing again and again, for a profiler: `bench loop render.card 1000`.
///
/// The main thread is in a run loop, as callgrind wants it, which also wants no debug information. The instructions of a
/// turn are the difference of two runs, divided by the difference of their turns, multiples of 120:
///
///     strip -g -o /tmp/bench .build/release/bench
///     valgrind --tool=callgrind --soname-synonyms=somalloc=NONE /tmp/bench loop engine.turn 1200
enum Loop {
  /// Ends the process with 0, or with 2 where there is no such name.
  @MainActor
  static func run(_ arguments: [String]) -> Never {
    guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else { refuse() }
    let name = arguments[0]
    if let body = drawings[name] { draw(name, count, body) }
    guard let body = conversations[name] else { refuse() }
    Task {
      do {
        try await body(count)
        exit(0)
      } catch {
        complain("\(name): \(error)")
        exit(1)
      }
    }
    RunLoop.main.run()
    exit(1)
  }

  /// Each takes a number of turns, of plays, or of conversations that stay open.
  private static let conversations: [String: @Sendable (Int) async throws -> Void] = [
    "engine.turn": { try await lead($0, .anywhere) },
    "engine.turn.tap": { try await lead($0, .tapped) },
    "engine.turn.main": { try await lead($0, .onMain) },
    "engine.turn.shop": { try await lead($0, .shop) },
    "flows.six": { try await playOften($0) },
    "engine.open": { print("engine.open", try await open($0), "bytes live each") },
  ]

  /// So many turns, in conversations that order twenty times each.
  private static func lead(_ turns: Int, _ order: SixTurns) async throws {
    let conversations = max(1, turns / (20 * order.lines.count))
    var sum = OrderRun()
    for _ in 0..<conversations { sum += try await orders(20, of: order) }
    let run = sum / Double(conversations)
    print(run.microseconds, "us", run.allocations, "allocations a turn")
  }

  private static func draw(_ name: String, _ count: Int, _ body: () -> Void) -> Never {
    body()
    let before = count_allocations()
    for _ in 0..<count { body() }
    print(name, (count_allocations() - before) / UInt64(count), "allocations a call")
    exit(0)
  }

  @MainActor
  private static func refuse() -> Never {
    let names = drawings.keys.sorted() + conversations.keys.sorted()
    complain("bench loop NAME COUNT, with one of \(names.joined(separator: ", "))")
    exit(2)
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
