import AppIntents
import FlowEngine
import SwiftUI
import Synchronization
import Testing

/// A cup of a shelf, which is gone once it is broken.
private let cups = Mutex<[String: [String]]>([:])

struct ShelvedCup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = ShelvedCupQuery()

  /// The shelf and the colour.
  let id: String
  var shelf: String { String(id.prefix { $0 != "/" }) }
  var color: String { String(id.drop { $0 != "/" }.dropFirst()) }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(color)", subtitle: "^[\(color.count) letter](inflect: true)")
  }
}

struct ShelvedCupQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelvedCup] {
    let all = cups.withLock { $0.flatMap { shelf, colors in colors.map { "\(shelf)/\($0)" } } }
    return identifiers.filter(all.contains).map(ShelvedCup.init)
  }
}

struct BreakCup: AppIntent {
  static let title: LocalizedStringResource = "Break Cup"

  @Parameter(title: "Cup") var cup: ShelvedCup

  init() {}
  init(_ cup: ShelvedCup) { self.cup = cup }

  func perform() async throws -> some IntentResult {
    let cup = cup
    cups.withLock { $0[cup.shelf]?.removeAll { $0 == cup.color } }
    return .result()
  }
}

struct CupsSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Cups"

  @Parameter(title: "Cups") var cups: [ShelvedCup]
  @Parameter(title: "Favourite") var favourite: ShelvedCup?

  init() {}
  init(_ cups: [ShelvedCup], favourite: ShelvedCup?) {
    (self.cups, self.favourite) = (cups, favourite)
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      VStack(alignment: .leading) {
        Text("\(cups.count) cups, \(favourite?.color ?? "none") best")
        ForEach(cups) { Button("Break \($0.color)", intent: BreakCup($0)) }
      }
    }
  }
}

struct ShowCups: AppIntent {
  static let title: LocalizedStringResource = "Show Cups"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let shelf = UUID().uuidString
    let colors = ["red", "green", "blue"]
    cups.withLock { $0[shelf] = colors }
    let all = colors.map { ShelvedCup(id: "\(shelf)/\($0)") }
    return .result(snippetIntent: CupsSnippet(all, favourite: all[1]))
  }
}

/// What a query does not return any more is missing from what a snippet is drawn with again.
struct GoneEntityTests {
  @Test func `a list is drawn again without what is gone, an optional value without one`() async {
    let text = await transcript(["show cups", "break green", "break red", "break blue"])
    #expect(
      text == """
        > show cups
        3 cups, green best
        [1: Break red]
        [2: Break green]
        [3: Break blue]
        > break green
        2 cups, none best
        [1: Break red]
        [2: Break blue]
        > break red
        1 cups, none best
        [1: Break blue]
        > break blue
        0 cups, none best
        """
    )
  }
}
