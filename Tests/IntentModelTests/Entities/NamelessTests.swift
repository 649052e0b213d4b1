import AppIntents
import Testing

@testable import IntentModel

private struct Ghost: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ghost"
  static let defaultQuery = GhostQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\u{200B} ") }
}

private struct GhostQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Ghost] {
    identifiers.filter { $0 < 90 }.map(Ghost.init)
  }
  func suggestedEntities() async throws -> [Ghost] { [Ghost(id: 7), Ghost(id: 12)] }
}

private struct Mist: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mist"
  var displayRepresentation: DisplayRepresentation { "" }
}

private enum Mood: String, AppEnum {
  case calm, veryAngry
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: "Calm", .veryAngry: "",
  ]
}

private struct ChaseGhostIntent: AppIntent {
  static let title: LocalizedStringResource = ""
  @Parameter(title: "Ghost") var ghost: Ghost
  @Parameter(title: "Mood") var mood: Mood
  func perform() async throws -> some IntentResult { .result() }
}

/// What the app gives no name is called the same everywhere, and found by that.
struct NamelessTests {
  @Test func `an entity is called by its type and identifier`() async throws {
    let intent = ChaseGhostIntent()
    let options = try await intent.$ghost.options()
    #expect(options.map(\.title) == ["Ghost 7", "Ghost 12"])
    #expect(intent.$ghost.display(options[1].value).title.resolved == "Ghost 12")
    #expect(shownText(Ghost(id: 7)) == "Ghost 7")
    #expect(FoundItem(Ghost(id: 7)).shown.title == "Ghost 7")
    #expect(try await typed("ghost 12", intent.$ghost) == "= Ghost 12")
    #expect(shownText(Mist()) == "Mist")
  }

  @Test func `a case is called by its name, and a check says so`() async throws {
    let intent = ChaseGhostIntent()
    #expect(try await intent.$mood.options().map(\.title) == ["Calm", "Very angry"])
    #expect(try await typed("very angry", intent.$mood) == "= Very angry")
    let item = IntentItem(Mood.veryAngry, title: "")
    #expect(ParameterOption(value: item.value, display: item.display ?? "").title == "Very angry")
  }

  @Test func `gone entities of a list are asked for as several`() async throws {
    let ghosts = IntentParameter<[Ghost]>(title: "Ghosts")
    ghosts.wrappedValue = [Ghost(id: 99)]
    let rejection = await #expect(throws: ParameterRejection.self) { try await ghosts.refetch() }
    #expect(rejection?.message == "'Ghost 99' is no longer there. Choose other ghosts.")
  }

  @Test func `a title that shows nothing is another, and any other stays`() {
    let title = LocalizedStringResource("key", defaultValue: " ")
    #expect(DisplayRepresentation(title: title).named(as: Ghost(id: 3)).title.resolved == "Ghost 3")
    let words = LocalizedStringResource("Boo \(3)")
    #expect(DisplayRepresentation(title: words).named(as: Ghost(id: 3)).title.resolved == "Boo 3")
  }

  @Test func `an intent is called by its type`() {
    #expect(IntentDescriptor(ChaseGhostIntent.self).title == "Chase ghost")
    let catalog = IntentCatalog(intents: [IntentDescriptor(ChaseGhostIntent.self)], shortcuts: [])
    #expect(Phrasebook(catalog: catalog, appName: "Ghosts").examples == ["Chase ghost"])
  }
}
