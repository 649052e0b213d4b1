import AppIntents
import Testing

@testable import IntentModel

private struct Sow: AppIntent {
  static let title: LocalizedStringResource = "Sow"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Reap: AppIntent {
  static let title: LocalizedStringResource = "Reap"
  func perform() async throws -> some IntentResult { .result() }
}

private final class Barn: Sendable {}

private struct Field: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Field"
  static let defaultQuery = FieldQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Field \(id)" }
}

private struct FieldQuery: EnumerableEntityQuery {
  @Dependency var barn: Barn
  func allEntities() async throws -> [Field] { (1...3).map { Field(id: $0) } }
  func entities(for identifiers: [Int]) async throws -> [Field] { [] }
}

private struct Acre: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Acre"
  static let defaultQuery = AcreQuery()
  static let persistentIdentifier = "Field"
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Acre \(id)" }
}

private struct AcreQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Acre] { [] }
}

private struct Ditch: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ditch"
  static let defaultQuery = Query()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Ditch \(id)" }

  struct Query: EntityQuery {
    @Dependency var barn: Barn
    func entities(for identifiers: [Int]) async throws -> [Ditch] { [] }
  }
}

private enum Meadow {
  struct Field: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Field"
    static let defaultQuery = Query()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Field \(id)" }
  }

  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Field] { [] }
  }
}

private enum Wheat {
  enum Kind: String, AppEnum {
    case hard, soft
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Wheat"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .hard: "Hard", .soft: "Soft",
    ]
  }
}

private enum Fence {
  enum Kind: String, AppEnum {
    case wood, wire
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Fence"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .wood: "Wood", .wire: "Wire",
    ]
  }
}

private struct Mill: AppIntent {
  static let title: LocalizedStringResource = "Mill"
  @Parameter(title: "Kind") var kind: Wheat.Kind
  @Parameter(title: "Other Kinds") var others: [Wheat.Kind]?
  func perform() async throws -> some IntentResult { .result() }
}

private struct PickFence: AppIntent {
  static let title: LocalizedStringResource = "Pick Fence"
  func perform() async throws -> some IntentResult & ReturnsValue<Fence.Kind> {
    .result(value: .wood)
  }
}

private struct Paddock: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paddock"
  static let defaultQuery = Query()
  let id: Int
  @Property(title: "Fence") var fence: Fence.Kind
  var displayRepresentation: DisplayRepresentation { "Paddock \(id)" }

  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Paddock] { [] }
  }
}

private struct Hoe: AppIntent {
  static let title: LocalizedStringResource = "Hoe"
  @Dependency(key: "tools") var barn: Barn
  func perform() async throws -> some IntentResult { .result() }
}

/// Each rule about what a running app shows: that it finds, and that it does not.
struct RunningRuleTests {
  private func words(
    _ rule: any AppRule.Type,
    _ intents: [any AppIntent.Type] = [Sow.self, Reap.self],
    shortcuts: [AppShortcut] = [],
    entities: [any AppEntity.Type] = [],
    modules: [String]? = nil,
    _ change: (inout AppFacts) -> Void = { _ in }
  ) -> [String] {
    let catalog = IntentCatalog(intents: intents.map(IntentDescriptor.init), shortcuts: shortcuts)
    var facts = AppFacts()
    change(&facts)
    let app = CheckedApp(
      catalog: catalog,
      name: "Farm",
      description: AppDescription(of: catalog, named: "Farm"),
      providers: [],
      found: FindCatalog(entities: entities),
      modules: modules,
      facts: facts
    )
    return rule.findings(in: app).map(\.description).sorted()
  }

  @Test func `an app without intents and without a window has nothing to run`() {
    #expect(
      words(NothingToRunRule.self, [], modules: ["Farm"]) { $0.hasWindow = false } == [
        "error: nothing-to-run: Farm: There is no intent in the modules Farm, and nothing is in "
          + "the app's window. Declare an AppIntent, or name the modules that have some."
      ]
    )
    #expect(words(NothingToRunRule.self, []) { $0.hasWindow = true } == [])
    #expect(words(NothingToRunRule.self) { $0.hasWindow = false } == [])
    #expect(words(NothingToRunRule.self, []) == [])
  }

  @Test func `two entities of one identifier are found`() {
    let found = words(DuplicateIdentifierRule.self, entities: [Field.self, Acre.self])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error: duplicate-identifier: Field: 2 entities have") == true)
    #expect(words(DuplicateIdentifierRule.self, entities: [Field.self]) == [])
  }

  @Test func `two enums of one identifier are found where intents and entities use them`() {
    let error =
      "error: duplicate-identifier: Kind: 2 enums have this identifier: "
      + "IntentModelTests.Fence.Kind and IntentModelTests.Wheat.Kind. "
      + "Rename one, or give it a 'persistentIdentifier'."
    #expect(words(DuplicateIdentifierRule.self, [Mill.self, PickFence.self]) == [error])
    #expect(words(DuplicateIdentifierRule.self, [Mill.self], entities: [Paddock.self]) == [error])
    #expect(words(DuplicateIdentifierRule.self, [Mill.self]) == [])
    #expect(words(DuplicateIdentifierRule.self, [PickFence.self], entities: [Paddock.self]) == [])
  }

  @Test func `a phrase of two shortcuts is an error, one that is there twice a warning`() {
    let sow = AppShortcut(intent: Sow(), phrases: ["Work in \(.applicationName)"])
    let reap = AppShortcut(
      intent: Reap(),
      phrases: ["work, in \(.applicationName)", "Reap", "Reap!"]
    )
    let found = words(DuplicatePhraseRule.self, shortcuts: [sow, reap])
    #expect(
      found == [
        "error: duplicate-phrase: Reap and Sow: 'Work in ${applicationName}' is a phrase of 2 "
          + "shortcuts, so that nobody can tell which is meant. Give each its own.",
        "warning: duplicate-phrase: Reap: 'Reap' is there 2 times. Keep one.",
      ]
    )
    #expect(words(DuplicatePhraseRule.self, shortcuts: [sow]) == [])
  }

  @Test func `two widgets of one kind are found`() {
    #expect(
      words(DuplicateKindRule.self) { $0.kinds = [.init("Menu", "A"), .init("Menu", "B")] } == [
        "error: duplicate-kind: Menu: A and B have this kind. Give each widget and control one of "
          + "its own."
      ]
    )
    #expect(words(DuplicateKindRule.self) { $0.kinds = [.init("M", "A"), .init("N", "B")] } == [])
  }

  @Test func `an intent of another module is named with what carries it`() {
    let shortcut = AppShortcut(intent: Sow(), phrases: ["Sow"])
    let found = words(ForeignIntentRule.self, shortcuts: [shortcut], modules: ["Farm"]) {
      $0.carried = [
        .init("the widget 'Field'", Sow.self), .init("the widget 'Field'", Sow.self),
      ]
    }
    #expect(
      found == [
        "error: intent-of-another-module: IntentModelTests.Sow: It is carried by a shortcut, the "
          + "widget 'Field', but its module is not one of the app's. Declare an AppIntentsPackage "
          + "in IntentModelTests, and name it in the 'includedPackages' of the app's own."
      ]
    )
    let own = ["IntentModelTests"]
    #expect(words(ForeignIntentRule.self, shortcuts: [shortcut], modules: own) == [])
    #expect(words(ForeignIntentRule.self, shortcuts: [shortcut]) == [])
    let home = words(ForeignIntentRule.self, shortcuts: [shortcut]) { $0.home = "Farm" }
    #expect(home.first?.hasPrefix("error: ") == true)
  }

  @Test func `app groups that differ are found`() {
    #expect(words(AppGroupRule.self) { $0.groups = ["group.a.b", "group.a.b"] } == [])
    let found = words(AppGroupRule.self) { $0.groups = ["group.a.b", "group.a.c"] }
    #expect(found.first?.contains("2 app groups are named: group.a.b and group.a.c.") == true)
  }

  @Test func `a reload of a kind that is none is found, with the nearest`() {
    let kinds = [AppFacts.Kind("com.farm.field", "FieldWidget")]
    let found = words(UnknownKindRule.self) {
      $0.kinds = kinds
      $0.reloads = ["com.farm.feild", "com.farm.field"]
    }
    #expect(
      found == [
        "error: reload-of-unknown-kind: com.farm.feild: A reload names this kind, but no widget and "
          + "no control has it. Did you mean 'com.farm.field'? There is com.farm.field."
      ]
    )
    #expect(words(UnknownKindRule.self) { $0.kinds = kinds } == [])
  }

  @Test func `thousands of entities are found, and those that never come`() {
    #expect(words(TooManyEntitiesRule.self) { $0.entityCounts = [.init("Field", 1000)] } == [])
    let found = words(TooManyEntitiesRule.self) {
      $0.entityCounts = [.init("Field", 1001), .init("Row", nil)]
    }
    #expect(found.first?.contains("Field: Its allEntities() returns 1001 entities.") == true)
    #expect(found.last?.contains("Row: Its allEntities() did not come back in time.") == true)
    let suggested = words(TooManyEntitiesRule.self) {
      $0.entityCounts = [.init("Field", 5000, isSuggested: true)]
    }
    #expect(suggested.first?.contains("Its suggestedEntities() returns 5000 entities.") == true)
  }

  @Test func `a snippet that never comes is an error`() {
    #expect(
      words(EndlessSnippetRule.self) { $0.endlessSnippets = ["ShowField"] } == [
        "error: endless-snippet: ShowField: Its perform() did not come back in time: nothing is shown. "
          + "Let it return what it has, and call reload() once there is more."
      ]
    )
  }

  @Test func `a control that cannot act is told once a place`() {
    let idle = AppFacts.IdleControl("the snippet of 'Sow'", "Button 'Go': its closure is not run.")
    #expect(
      words(IdleControlRule.self) { $0.idleControls = [idle, idle] } == [
        "warning: control-cannot-act: the snippet of 'Sow': Button 'Go': its closure is not run."
      ]
    )
    #expect(words(IdleControlRule.self) == [])
  }

  @Test func `a dependency of a query counts too`() {
    let manager = AppDependencyManager()
    let missing = words(MissingDependencyRule.self, entities: [Field.self]) {
      $0.dependencies = manager
    }
    #expect(missing.count == 1 && missing[0].hasPrefix("error: missing-dependency: FieldQuery:"))
    manager.add(dependency: Barn())
    let found = words(MissingDependencyRule.self, entities: [Field.self]) {
      $0.dependencies = manager
    }
    #expect(found == [])
  }

  @Test func `a type inside of another is called by both`() async {
    let missing = words(MissingDependencyRule.self, entities: [Ditch.self]) {
      $0.dependencies = AppDependencyManager()
    }
    #expect(missing.count == 1 && missing[0].hasPrefix("error: missing-dependency: Ditch.Query:"))
    let twice = words(DuplicateIdentifierRule.self, entities: [Field.self, Meadow.Field.self])
    let types = "IntentModelTests.Field and IntentModelTests.Meadow.Field"
    #expect(twice.first?.contains(types) == true)
    #expect(checkedName(of: Meadow.Field.self) == "Meadow.Field")
    #expect(checkedName(of: Acre.self) == "Field")
    await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
      let error = await #expect(throws: AppDependencyManager.Error<Barn>.self) {
        try await prepareDependencies(of: Ditch.Query())
      }
      #expect(error?.description.hasPrefix("'Ditch.Query' needs a dependency") == true)
    }
  }

  @Test func `a dependency of a key is called by its type and its key`() {
    let missing = words(MissingDependencyRule.self, [Hoe.self]) {
      $0.dependencies = AppDependencyManager()
    }
    #expect(
      missing == [
        "error: missing-dependency: Hoe: Its @Dependency of type Barn with the key 'tools' is not "
          + "registered. In the app's init(), write: "
          + "AppDependencyManager.shared.add(key: \"tools\", dependency: ...)"
      ]
    )
  }

  @Test func `what is registered for its key as another type is found before it runs`() {
    let manager = AppDependencyManager()
    manager.add(key: "tools", dependency: "rake")
    let wrong = words(MissingDependencyRule.self, [Hoe.self]) { $0.dependencies = manager }
    #expect(
      wrong == [
        "error: missing-dependency: Hoe: Its @Dependency of type Barn with the key 'tools' is "
          + "registered as String. Give one of them another key"
      ]
    )
    manager.add(key: "tools", dependency: Barn())
    #expect(words(MissingDependencyRule.self, [Hoe.self]) { $0.dependencies = manager } == [])
  }

  @Test func `each rule has an identifier of its own, and a section in the documentation`() throws {
    #expect(Set(appRuleIdentifiers).count == appRuleIdentifiers.count)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = package.appendingPathComponent(
      "Sources/SnippetTesting/SnippetTesting.docc/CheckRules.md"
    )
    let sections = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(Set(sections) == Set(appRuleIdentifiers))
  }
}
