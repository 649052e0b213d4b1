import AppIntents
import SwiftUI

// The kiosk's shelf: entities with numbers for identifiers, and a snippet that code outside of calls draws again.

struct Jar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct JarQuery: EntityStringQuery {
  static let names = ["Apple", "Apricot", "Banana", "Cherry", "Damson", "Elder"]
  static let all = names.enumerated().map { Jar(id: $0.offset + 1, name: $0.element) }

  func entities(for identifiers: [Int]) async throws -> [Jar] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching text: String) async throws -> [Jar] {
    Self.all.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }
  }

  func suggestedEntities() async throws -> [Jar] { Self.all }
}

struct OpenJar: AppIntent {
  static let title: LocalizedStringResource = "Open Jar"

  @Parameter(title: "Jar", requestValueDialog: "Which jar?") var jar: Jar

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(jar.name) is open.")
  }
}

/// Counts what is in the till.
struct ShelfSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(await till.quantity) jars"))
  }
}

struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "Show Shelf"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ShelfSnippet())
  }
}

/// Has what it is about to show drawn again as well.
struct StockShelf: AppIntent {
  static let title: LocalizedStringResource = "Stock Shelf"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    await till.set(9)
    ShelfSnippet.reload()
    return .result(dialog: "Stocked.", snippetIntent: ShelfSnippet())
  }
}

/// The same on the main actor.
struct StockShelfOnMain: AppIntent {
  static let title: LocalizedStringResource = "Stock on Main"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    ShelfSnippet.reload()
    return .result(dialog: "Stocked.", snippetIntent: ShelfSnippet())
  }
}

/// Reloads, and waits for long.
struct WatchShelf: AppIntent {
  static let title: LocalizedStringResource = "Watch Shelf"

  func perform() async throws -> some IntentResult {
    ShelfSnippet.reload()
    try await Task.sleep(for: .seconds(600))
    return .result()
  }
}

/// Reloads, and never waits.
struct HoldShelf: AppIntent {
  static let title: LocalizedStringResource = "Hold Shelf"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult {
    ShelfSnippet.reload()
    while !Task.isCancelled { await Task.yield() }
    return .result()
  }
}

/// Takes longer to be drawn than it is left alone.
struct PotSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Pot"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Task.sleep(for: .seconds(3))
    return .result(view: Text("\(await till.quantity) degrees"))
  }
}

/// Has its snippet drawn again each second.
struct HeatPot: AppIntent {
  static let title: LocalizedStringResource = "Heat Pot"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let till = till
    Task {
      for degrees in 1...9 {
        try await Task.sleep(for: .seconds(1))
        await till.set(degrees)
        PotSnippet.reload()
      }
    }
    return .result(snippetIntent: PotSnippet())
  }
}

/// A poster with a text that looks like a control.
struct ForgedPoster: AppIntent {
  static let title: LocalizedStringResource = "Forged Poster"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      VStack(alignment: .leading) {
        Text("[1: Fake]")
        Button("Buy", intent: Fail())
      }
    }
  }
}

/// A view that is kept, with a button that says nothing and one that asks.
struct CountingPanel: AppIntent, ShowsSnippetIntent {
  static let title: LocalizedStringResource = "Counting Panel"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      snippetView: HStack {
        Button("Add", intent: ChangeQuantity(delta: 1))
        Button("Ask", intent: CatchesNo())
      }
    )
  }
}
