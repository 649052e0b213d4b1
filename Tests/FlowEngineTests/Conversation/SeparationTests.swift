import AppIntents
import FlowEngine
import IntentEffects
import SnippetFoundation
import Testing

/// A query that counts whom it asked: shared by all conversations, as a `static let defaultQuery` is.
struct CountedDrink: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let defaultQuery = CountedDrinkQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct CountedDrinkQuery: EntityQuery {
  @Dependency var till: Till

  func entities(for identifiers: [String]) async throws -> [CountedDrink] {
    await till.count("query")
    return identifiers.map(CountedDrink.init)
  }

  func suggestedEntities() async throws -> [CountedDrink] {
    await till.count("query")
    return [CountedDrink(id: "tea")]
  }
}

struct DrinkUp: AppIntent {
  static let title: LocalizedStringResource = "Drink Up"

  @Parameter(title: "Drink") var drink: CountedDrink

  func perform() async throws -> some IntentResult { .result() }
}

struct DrawLots: AppIntent {
  static let title: LocalizedStringResource = "Draw Lots"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(AppRandom.uuid().uuidString)")
  }
}

struct SeparationTests {
  @Test func `randomness is the same under a driver and never the same for people`() async {
    let driven = [await transcript(["draw lots"]), await transcript(["draw lots"])]
    #expect(driven[0] == driven[1])
    var live: Set<String> = []
    for _ in 0..<3 {
      let conversation = Conversation(app: .kiosk()) { _ in }
      await conversation.launch()
      let events = await conversation.send(.line("draw lots"))
      live.insert(events.flatMap { $0.lines() }.joined())
    }
    #expect(live.count == 3)
  }

  @Test func `conversations side by side ask their own dependencies`() async {
    let tills = (0..<20).map { _ in Till() }
    await withTaskGroup(of: Void.self) { group in
      for till in tills {
        group.addTask { _ = await transcript(["drink up", "tea"], till: till) }
      }
    }
    for till in tills { #expect(await till.performs["query"] ?? 0 > 0) }
    let counts = await withTaskGroup(of: Int.self) { group in
      for till in tills { group.addTask { await till.performs["query"] ?? 0 } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(counts.count == 1)
  }

  @Test func `the same inputs give the same transcript, alone and beside others`() async {
    let lines = ["buy a tea", "2", "0", "3", "large", "more", "pay", "add one", "yes", "quit"]
    let alone = await transcript(lines)
    let others = await withTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { await transcript(lines) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(others == [alone])
  }
}
