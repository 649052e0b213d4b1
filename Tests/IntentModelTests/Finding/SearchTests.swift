import AppIntents
import Testing

@testable import IntentModel

private struct BuyBalloon: AppIntent {
  static let title: LocalizedStringResource = "Buy a 🎈"
  static let description: IntentDescription = "Buys a balloon"
  func perform() async throws -> some IntentResult { .result() }
}

private struct SellBalloon: AppIntent {
  static let title: LocalizedStringResource = "Sell a balloon"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Balloon: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Balloon"
  static let defaultQuery = BalloonQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct BalloonQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Balloon] { [] }
  func suggestedEntities() async throws -> [Balloon] {
    [Balloon(id: "Red 🎈"), Balloon(id: "Blue"), Balloon(id: "No. 1,234"), Balloon(id: "No. 5678")]
  }
}

struct SearchTests {
  private func found(_ words: String) async throws -> [String] {
    let catalog = IntentCatalog(
      intents: [IntentDescriptor(BuyBalloon.self), IntentDescriptor(SellBalloon.self)],
      shortcuts: []
    )
    return try await search(words, catalog: catalog, entities: [Balloon.self], appName: "Fair")
      .map(\.title)
  }

  @Test func `words without letters are looked for as they are`() async throws {
    #expect(try await found("🎈") == ["Buy a 🎈", "Red 🎈"])
    #expect(try await found("red 🎈") == ["Red 🎈"])
    #expect(try await found("🎃").isEmpty)
    #expect(try await found("balloon 🎈") == ["Buy a 🎈"])
    #expect(try await found("!?").isEmpty)
  }

  @Test func `what stands between thousands is set aside`() async throws {
    #expect(try await found("no 1234") == ["No. 1,234"])
    #expect(try await found("1,234") == ["No. 1,234"])
    #expect(try await found("5,678") == ["No. 5678"])
    #expect(try await found("4321").isEmpty)
  }
}
