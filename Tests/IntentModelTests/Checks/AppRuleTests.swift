import AppIntents
import Testing

@testable import IntentModel

private final class Store: Sendable {}

private struct Mow: AppIntent {
  static let title: LocalizedStringResource = "Mow"
  @Parameter(title: "Meadow")
  var meadow: String
  @Dependency
  var store: Store
  func perform() async throws -> some IntentResult { .result() }
}

private struct Mower: AppIntent {
  static let title: LocalizedStringResource = "mow!"
  func perform() async throws -> some IntentResult { .result() }
}

private enum Yard {
  struct Mow: AppIntent {
    static let title: LocalizedStringResource = "Mow"
    func perform() async throws -> some IntentResult { .result() }
  }
}

private struct HiddenMower: AppIntent {
  static let title: LocalizedStringResource = "Mow"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

private struct Hidden: AppIntent {
  static let title: LocalizedStringResource = ""
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

private struct Twin: AppIntent {
  static let title: LocalizedStringResource = " "
  static let persistentIdentifier = "Mow"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Listed: AppIntent {
  static let title: LocalizedStringResource = "Listed"
  static var parameterSummary: some ParameterSummary { Summary { \.$meadow } }
  @Parameter(title: "Meadow") var meadow: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct Titled: AppIntent {
  static let title: LocalizedStringResource = "Titled"
  static var parameterSummary: some ParameterSummary { Summary() }
  @Parameter(title: "Meadow") var meadow: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct WidgetSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Widget"
  @Parameter(title: "Meadow") var meadow: String?
}

private struct ControlSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Control"
  @Parameter(title: "Meadow") var meadow: String?
}

private struct FocusSettings: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  @Parameter(title: "Meadow") var meadow: String?
  var displayRepresentation: DisplayRepresentation { "Focus" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct First: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {} }
private struct Second: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {} }

private struct Barn: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider<Self>()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Barn"
  let cows: Int
}

private struct Weathervane: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider<Self>()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weathervane"
}

private struct Paint: AppIntent {
  static let title: LocalizedStringResource = "Paint"
  static let isDiscoverable = false
  @Parameter(title: "Barn")
  var barn: Barn
  @Parameter(title: "Vane")
  var vane: Weathervane
  func perform() async throws -> some IntentResult { .result() }
}

private enum Crop: String, AppEnum {
  case rye, oats, flax
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crop"
  static let caseDisplayRepresentations: [Crop: DisplayRepresentation] = [.rye: "Rye"]
}

private struct Harvest: AppIntent {
  static let title: LocalizedStringResource = "Harvest"
  @Parameter(title: "Crop") var crop: Crop?
  @Parameter(title: "Rows", default: 50, inclusiveRange: (10, 1)) var rows: Int
  @Parameter(title: "Share", default: 0.5, inclusiveRange: (1, 2)) var share: Double
  @Parameter(
    title: "Price",
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    inclusiveRange: (10, 1)
  ) var price: IntentCurrencyAmount
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 3)) var days: Int
  @Parameter(title: "Hands", inclusiveRange: (1, 3)) var hands: Int?
  func perform() async throws -> some IntentResult { .result() }
}

private struct CropOptions: DynamicOptionsProvider {
  @Dependency var store: Store
  func results() async throws -> [Crop] { [.rye] }
}

private struct FarmShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Sow(),
      phrases: ["Sow \(\.$crop) in \(.applicationName)"],
      shortTitle: "Sow",
      systemImageName: "leaf",
      parameterPresentation: ParameterPresentation(
        for: \.$crop,
        summary: Summary("Sow \(\.$crop)"),
        optionsCollections: {
          OptionsCollection(CropOptions(), title: "Crops", systemImageName: "leaf")
        }
      )
    )
  }
}

private struct Sow: AppIntent {
  static let title: LocalizedStringResource = "Sow"
  @Parameter(title: "Crop", default: .rye, supportedValues: [.oats]) var crop: Crop
  @Parameter(title: "Depth", defaultValue: -5, unit: .centimeters, supportsNegativeNumbers: false)
  var depth: Measurement<UnitLength>
  @Parameter(title: "Barns", default: [], size: .init(min: 2, max: 3)) var barns: [Barn]
  @Parameter(title: "Field", default: .oats, supportedValues: [.oats]) var field: Crop
  func perform() async throws -> some IntentResult { .result() }
}

private struct Fence: AppIntent {
  static let title: LocalizedStringResource = "Fence"
  @Parameter(title: "Barns", size: .init(min: 3, max: 2)) var barns: [Barn]
  func perform() async throws -> some IntentResult { .result() }
}

struct AppRuleTests {
  @Test func `a size that is reversed is found, and asked for the other way round`() {
    #expect(
      words(ReversedRangeRule.self, app([Fence.self])) == [
        "error: range-reversed: Fence.barns: Its 'size' has a 'min' above its 'max'. "
          + "Write the lesser number as 'min'."
      ]
    )
    #expect(Fence().$barns.size == IntentCollectionSize(min: 2, max: 3))
  }

  @Test func `a range that is reversed is found, and a default outside of one`() {
    let app = app([Harvest.self, Mow.self])
    #expect(
      words(ReversedRangeRule.self, app) == [
        "error: range-reversed: Harvest.rows: Its 'inclusiveRange' begins with the upper end. "
          + "Write the lower one first: 1 to 10.",
        "error: range-reversed: Harvest.price: Its 'inclusiveRange' begins with the upper end. "
          + "Write the lower one first: 1 to 10.",
      ]
    )
    #expect(
      words(DefaultOutsideRangeRule.self, app) == [
        "warning: default-outside-range: Harvest.rows: Its default 50 is not from 1 to 10, and is "
          + "used all the same. Choose one that a person could type.",
        "warning: default-outside-range: Harvest.share: Its default 0.5 is not from 1 to 2, and is "
          + "used all the same. Choose one that a person could type.",
      ]
    )
  }

  @Test func `a default that a person could not type is found`() {
    #expect(
      words(DefaultOutsideRangeRule.self, app([Sow.self])) == [
        "warning: default-outside-range: Sow.crop: Its default 'Rye' is not one of the choices, "
          + "and is used all the same. Choose one that a person could type.",
        "warning: default-outside-range: Sow.depth: Its default '-5 cm' is less than 0, "
          + "and is used all the same. Choose one that a person could type.",
        "warning: default-outside-range: Sow.barns: Its default has 0 where there are to be 2 to 3, "
          + "and is used all the same. Choose one that a person could type.",
      ]
    )
  }

  @Test func `a shortcut without a phrase or with an empty short title is found`() {
    let silent = AppShortcut(intent: Mow(), phrases: [], shortTitle: "Mow", systemImageName: "leaf")
    let nameless = AppShortcut(
      intent: Mow(),
      phrases: ["Mow in \(.applicationName)"],
      shortTitle: "",
      systemImageName: "leaf"
    )
    let untitled = AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
    let app = app([Mow.self], [silent, nameless, untitled])
    #expect(
      words(ShortcutWithoutPhraseRule.self, app) == [
        "error: shortcut-without-phrase: Mow: Its shortcut has no phrases, so nobody can say it. "
          + "Write one with '\\(.applicationName)'."
      ]
    )
    #expect(
      words(EmptyShortTitleRule.self, app) == [
        "error: empty-short-title: Mow: The 'shortTitle' of its shortcut is empty, so the shortcut "
          + "is shown without a name. Write what people call it."
      ]
    )
  }

  @Test func `a case without words is found`() {
    #expect(
      words(CaseWithoutWordsRule.self, app([Harvest.self])) == [
        "warning: case-without-words: Crop: Its 'caseDisplayRepresentations' have nothing for "
          + ".oats or .flax. Add what people call them."
      ]
    )
    #expect(words(CaseWithoutWordsRule.self, app([Mow.self])) == [])
  }

  @Test func `a unique entity that keeps values and has no closure is found`() {
    #expect(
      words(UniqueEntityRule.self, app([Paint.self])) == [
        "error: unique-entity-without-closure: Barn: It keeps values, so its "
          + "UniqueAppEntityProvider cannot make one by itself. "
          + "Write: UniqueAppEntityProvider { Barn(...) }"
      ]
    )
  }

  @Test func `a unique entity that no intent takes is found by looking for it`() {
    var farm = app([Mow.self])
    #expect(words(UniqueEntityRule.self, farm) == [])
    farm.found = FindCatalog(entities: [Barn.self])
    #expect(words(UniqueEntityRule.self, farm).count == 1)
  }

  private func app(
    _ intents: [any AppIntent.Type],
    _ shortcuts: [AppShortcut] = [],
    providers: [any AppShortcutsProvider.Type] = [],
    _ dependencies: AppDependencyManager? = nil,
    facts: AppFacts = AppFacts()
  ) -> CheckedApp {
    var facts = facts
    if let dependencies { facts.dependencies = dependencies }
    let catalog = IntentCatalog(intents: intents.map(IntentDescriptor.init), shortcuts: shortcuts)
    return CheckedApp(
      catalog: catalog,
      name: "Farm",
      description: AppDescription(of: catalog, named: "Farm"),
      providers: providers,
      facts: facts
    )
  }

  private func words(_ rule: any AppRule.Type, _ app: CheckedApp) -> [String] {
    rule.findings(in: app).map(\.description)
  }

  @Test func `two intents of one identifier are found`() {
    let found = words(DuplicateIdentifierRule.self, app([Mow.self, Twin.self, Hidden.self]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error: duplicate-identifier: Mow: 2 intents have this") == true)
  }

  @Test func `two intents of one title are found, unless one is hidden`() {
    #expect(
      words(DuplicateTitleRule.self, app([Mow.self, Mower.self, Listed.self])) == [
        "warning: duplicate-title: Mow and Mower: 2 intents that people can find are called 'Mow'. "
          + "Give each a 'title' of its own, or hide one with 'isDiscoverable = false'."
      ]
    )
    #expect(
      words(DuplicateTitleRule.self, app([Mow.self, Yard.Mow.self])).first?
        .hasPrefix("warning: duplicate-title: IntentModelTests.Mow and IntentModelTests.Yard.Mow:")
        == true
    )
    #expect(words(DuplicateTitleRule.self, app([Mow.self, HiddenMower.self, Listed.self])) == [])
  }

  @Test func `a second provider of shortcuts is found`() {
    #expect(words(SeveralProvidersRule.self, app([], providers: [First.self])) == [])
    let found = words(SeveralProvidersRule.self, app([], providers: [First.self, Second.self]))
    #expect(found.first?.contains("First and Second") == true || found.count == 1)
  }

  @Test func `an eleventh shortcut is found`() {
    let shortcut = AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
    #expect(words(TooManyShortcutsRule.self, app([], Array(repeating: shortcut, count: 10))) == [])
    #expect(
      words(TooManyShortcutsRule.self, app([], Array(repeating: shortcut, count: 12)))
        == ["error: too-many-shortcuts: Farm: 12 app shortcuts; there may be 10. Remove 2."]
    )
  }

  @Test func `a phrase without the app's name is a warning, a shortcut without one an error`() {
    let some = AppShortcut(intent: Mow(), phrases: ["Mow", "Mow in \(.applicationName)"])
    let none = AppShortcut(intent: Mow(), phrases: ["Mow", "Cut"])
    let found = PhraseWithoutAppNameRule.findings(in: app([], [some, none]))
    #expect(found.map(\.severity) == [.warning, .error])
    let all = AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
    #expect(PhraseWithoutAppNameRule.findings(in: app([], [all])) == [])
  }

  @Test func `a shortcut of an intent that nobody finds is found`() {
    let seen = AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
    #expect(words(HiddenShortcutRule.self, app([], [seen])) == [])
    let shortcut = AppShortcut(intent: Hidden(), phrases: ["Hide in \(.applicationName)"])
    #expect(words(HiddenShortcutRule.self, app([], [shortcut])).count == 1)
  }

  @Test func `a phrase's parameter is an entity or a case`() {
    let plain = AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
    #expect(words(PhraseParameterRule.self, app([], [plain])) == [])
    let shortcut = AppShortcut(intent: Mow(), phrases: ["Mow \(\.$meadow) in \(.applicationName)"])
    let found = words(PhraseParameterRule.self, app([], [shortcut]))
    #expect(
      found.first?.hasPrefix(
        "error: phrase-parameter: Mow: 'meadow' in 'Mow ${meadow} in ${applicationName}' is neither"
      ) == true
    )
  }

  @Test func `a summary without a sentence is a summary, and settings need none`() {
    let intents: [any AppIntent.Type] = [
      Listed.self, Titled.self, WidgetSettings.self, ControlSettings.self, FocusSettings.self,
    ]
    #expect(words(MissingSummaryRule.self, app(intents)) == [])
    #expect(
      app(intents).description.intents.map(\.summaries) == [["Listed"], ["Titled"], [], [], []]
    )
  }

  @Test func `a missing summary, title and dependency are found`() {
    #expect(words(MissingSummaryRule.self, app([Mow.self, Hidden.self])).count == 1)
    #expect(words(EmptyTitleRule.self, app([Mow.self, Hidden.self, Twin.self])).count == 1)
    let manager = AppDependencyManager()
    #expect(words(MissingDependencyRule.self, app([Mow.self], [], manager)).count == 1)
    manager.add(dependency: Store())
    #expect(words(MissingDependencyRule.self, app([Mow.self], [], manager)) == [])
    #expect(words(MissingDependencyRule.self, app([Mow.self])) == [])
  }

  @Test func `a missing dependency of a shortcut's options is found`() {
    let (manager, shortcuts) = (AppDependencyManager(), FarmShortcuts.appShortcuts)
    #expect(
      words(MissingDependencyRule.self, app([Sow.self], shortcuts, manager)) == [
        "error: missing-dependency: CropOptions: Its @Dependency of type Store is not registered. "
          + "In the app's init(), write: AppDependencyManager.shared.add(dependency: ...)"
      ]
    )
    manager.add(dependency: Store())
    #expect(words(MissingDependencyRule.self, app([Sow.self], shortcuts, manager)) == [])
  }
}
