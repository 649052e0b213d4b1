import AppIntents
import FlowEngine
import SnippetFoundation
import Testing

/// What there is to choose from.
private let stock = Lock(["Emma"])

private struct StockOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { stock.withLock { $0 } }
}

private struct Tome: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tome"
  static let defaultQuery = TomeQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct TomeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Tome] { identifiers.map(Tome.init) }
  func suggestedEntities() async throws -> [Tome] { stock.withLock { $0 }.map(Tome.init) }
}

private struct ReadTitle: AppIntent {
  static let title: LocalizedStringResource = "Read Title"
  static let isDiscoverable = false
  @Parameter(title: "Title", optionsProvider: StockOptions()) var name: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Reading \(name).")
  }
}

private struct LendTomes: AppIntent {
  static let title: LocalizedStringResource = "Lend Tomes"
  static let isDiscoverable = false
  @Parameter(title: "Tomes") var tomes: [Tome]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Lent: \(tomes.map(\.id).joined(separator: ", ")).")
  }
}

private struct ChooseLater: AppIntent {
  static let title: LocalizedStringResource = "Choose Later"
  static let isDiscoverable = false
  @Parameter(title: "Tome") var tome: Tome?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let tome = try await $tome.requestValue("Which one, then?")
    return .result(dialog: "Chosen: \(tome.id).")
  }
}

private struct Buy: AppIntent {
  static let title: LocalizedStringResource = "Buy"
  static let isDiscoverable = false
  var name: String?
  init() {}
  init(_ name: String?) { self.name = name }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    stock.withLock { stock in stock = name.map { stock + [$0] } ?? [] }
    return .result(dialog: "Done.")
  }
}

@Suite(.serialized)
struct ChangedOptionsTests {
  init() { stock.withLock { $0 = ["Emma"] } }

  @Test func `a question that comes back offers what there is then`() async {
    #expect(
      await transcript([.run(ReadTitle()), .run(Buy("Dune")), .line("2")]) == """
        ! run
        What's the title?
        [1] Emma
        ! run
        Done.
        Back to Read Title:
        What's the title?
        [1] Emma  [2] Dune
        > 2
        Reading Dune.
        """
    )
  }

  @Test func `a list keeps what was chosen, and a wrong answer its count`() async {
    #expect(
      await transcript([
        .run(LendTomes()), .line("Emma"), .line("moon"), .run(Buy("Dune")), .line("2"),
        .line("done"),
      ]) == """
        ! run
        Which tomes? (one or more)
        [1] Emma
        > Emma
        Emma. Another, or done?
        [1] Emma
        > moon
        'moon' is not one of the choices. Type Emma (try 2 of 3)
        ! run
        Done.
        Back to Lend Tomes:
        Emma. Another, or done?
        [1] Emma  [2] Dune
        > 2
        Emma, Dune. Another, or done?
        [1] Emma  [2] Dune
        > done
        Lent: Emma, Dune.
        """
    )
  }

  @Test func `what perform asked for offers it too`() async {
    let text = await transcript([.run(ChooseLater()), .run(Buy("Dune")), .line("2")])
    #expect(
      text.hasSuffix(
        "Back to Choose Later:\nWhich one, then?\n[1] Emma  [2] Dune\n> 2\nChosen: Dune."
      ),
      "\(text)"
    )
  }

  @Test func `where nothing is left to choose, the intent ends`() async {
    let text = await transcript([.run(ReadTitle()), .run(Buy(nil))])
    #expect(
      text.hasSuffix(
        "Back to Read Title:\nRead Title: 'Title' cannot be chosen: "
          + "the app offers nothing to choose from."
      ),
      "\(text)"
    )
  }
}
