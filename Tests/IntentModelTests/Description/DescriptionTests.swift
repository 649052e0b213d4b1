import AppIntents
import Testing

@testable import IntentModel

private enum Roast: String, AppEnum {
  case light, dark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: DisplayRepresentation(title: "Light", synonyms: ["pale"]), .dark: "Dark",
  ]
}

private struct Bean: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
  static let defaultQuery = BeanQuery()
  let id: String
  @Property(title: "Roast")
  var roast: Roast?
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: String) { self.id = id }
}

private struct BeanQuery: EntityStringQuery, EnumerableEntityQuery {
  // Without a question mark, as real code also has it.
  static let findIntentDescription: IntentDescription = "Finds beans"
  func entities(for identifiers: [String]) async throws -> [Bean] { identifiers.map(Bean.init) }
  func entities(matching string: String) async throws -> [Bean] { [] }
  func allEntities() async throws -> [Bean] { [] }
}

private struct GrindBeans: AppIntent {
  static let title: LocalizedStringResource = "Grind Beans"
  static let description = IntentDescription(
    "Grinds some beans.",
    categoryName: "Kitchen",
    searchKeywords: ["mill"]
  )
  static var parameterSummary: some ParameterSummary {
    When(\.$isFine, .equalTo, true) {
      Summary("Grind \(\.$beans) fine")
    } otherwise: {
      Summary("Grind \(\.$beans)")
    }
  }

  @Parameter(title: "Beans", size: 2)
  var beans: [Bean]
  @Parameter(title: "Fine", default: false)
  var isFine: Bool
  @Parameter(title: "For", defaultUnit: .seconds)
  var time: Measurement<UnitDuration>?

  func perform() async throws -> some ReturnsValue<Roast?> & ProvidesDialog {
    .result(value: nil, dialog: "Done.")
  }
}

private struct GrindOne: AppIntent {
  static let title: LocalizedStringResource = "Grind One"
  @Parameter(title: "Bean") var bean: Bean
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenMill: AppIntent {
  static let title: LocalizedStringResource = "Open Mill"
  func perform() async throws -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: GrindBeans(), dialog: "Open.")
  }
}

@available(*, deprecated)
private struct OldMill: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old Mill"
  static let deprecation = IntentDeprecation(message: "It is slow", replacedBy: GrindBeans.self)
  func perform() async throws -> some IntentResult { .result() }
}

private struct Sack: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sack"
  static let defaultQuery = SackQuery()
  let id: Int
  @Property(title: "Weight") var weight: Double
  @Property(title: "Label") var label: String
  var bean: Bean { Bean(id: "a") }
  var displayRepresentation: DisplayRepresentation { "Sack" }
}

private struct SackQuery: EntityPropertyQuery {
  static let findIntentDescription: IntentDescription? = "Finds sacks"
  static let properties = QueryProperties {
    Property(\.$weight) {
      LessThanComparator { "< \($0)" }
      IsBetweenComparator { "\($0)-\($1)" }
    }
    Property(\Bean.$roast, entityProvider: { (sack: Sack) in sack.bean }) {
      EqualToComparator { "\($0?.rawValue ?? "")" }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$label) }
  func entities(for identifiers: [Int]) async throws -> [Sack] { [] }
  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Sack>],
    limit: Int?
  ) async throws -> [Sack] { [] }
}

private struct Dust: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dust"
  @Property(title: "How much") var amount: Int
  var displayRepresentation: DisplayRepresentation { "Dust" }
}

private struct SmellQuery: IntentValueQuery {
  func values(for input: String) async throws -> [Bean] { [] }
}

struct DescriptionTests {
  @Test func `what no intent uses is described too, with how it is found`() throws {
    let description = AppDescription(
      of: IntentCatalog(shortcuts: []),
      named: "Mill",
      found: FindCatalog(
        entities: [Sack.self, Dust.self, Bean.self],
        valueQueries: [SmellQuery.self]
      ),
      enumerations: [Roast.self]
    )
    #expect(description.entities.map(\.identifier) == ["Bean", "Dust", "Sack"])
    #expect(description.entities.map(\.findDescription) == ["Finds beans", nil, "Finds sacks"])
    #expect(description.enumerations.map(\.identifier) == ["Roast"])
    let bean = try #require(description.entities[0].properties.first)
    #expect(bean.comparisons == ["is", "is not"] && bean.isSortable && bean.title == nil)
    #expect(description.entities[1].properties.map(\.title) == ["How much"])
    let sack = description.entities[2].properties
    #expect(sack.map(\.name) == ["weight", "label", "roast"])
    #expect(sack.map(\.comparisons) == [["<", "between"], [], ["is"]])
    #expect(sack.map(\.isSortable) == [false, true, false])
    let query = try #require(description.valueQueries.first)
    #expect(query.identifier == "SmellQuery" && query.input.kind == "string")
    #expect(query.result.name == "Bean")
  }

  @Test @available(*, deprecated)
  func `why an intent is deprecated, and what is used instead, are two sentences`() {
    let catalog = IntentCatalog(intents: [IntentDescriptor(OldMill.self)], shortcuts: [])
    let words = AppDescription(of: catalog, named: "Mill").intents.map(\.deprecation)
    #expect(words == ["It is slow. Use GrindBeans instead."])
  }

  @Test func `how a shortcut's values are shown is described`() throws {
    let shortcut = AppShortcut(
      intent: GrindOne(),
      phrases: ["Grind one with \(.applicationName)"],
      shortTitle: "Grind",
      systemImageName: "circle",
      parameterPresentation: AppShortcutParameterPresentation(
        for: \.$bean,
        summary: AppShortcutParameterPresentationSummary("Grind \(\.$bean)"),
        optionsCollections: {
          AppShortcutOptionsCollection(BeanQuery(), title: "All", systemImageName: "leaf")
        }
      )
    )
    let description = AppDescription(of: IntentCatalog(shortcuts: [shortcut]), named: "Mill")
    let shown = try #require(description.shortcuts.first?.parameterPresentation)
    #expect(shown.parameter == "bean" && shown.summary == "Grind ${bean}")
    #expect(shown.optionsCollections.map(\.title) == ["All"])
    #expect(shown.optionsCollections.map(\.provider) == ["BeanQuery"])
  }

  private let description = AppDescription(
    of: IntentCatalog(
      intents: [IntentDescriptor(GrindBeans.self)],
      shortcuts: [
        AppShortcut(intent: GrindBeans(), phrases: ["Grind with \(.applicationName)"])
      ]
    ),
    named: "Mill"
  )

  @Test func `an intent is described with its words, its sentences and its result`() throws {
    let intent = try #require(description.intents.first)
    #expect(intent.title == "Grind Beans")
    #expect(intent.description == "Grinds some beans.")
    #expect(intent.keywords == ["mill"])
    #expect(intent.summaries == ["Grind ${beans} fine", "Grind ${beans}"])
    let fine = AppDescription.SummaryCondition(
      parameter: "isFine",
      comparison: "equalTo",
      values: ["true"],
      holds: true
    )
    var coarse = fine
    coarse.holds = false
    #expect(intent.summaryBranches.map(\.conditions) == [[fine], [coarse]])
    #expect(intent.supportedModes == ["background"])
    #expect(intent.result.providesDialog)
    #expect(intent.result.value?.kind == "enum")
    #expect(intent.result.value?.isOptional == true)
  }

  @Test func `an intent without a summary has no sentences`() {
    let catalog = IntentCatalog(intents: [IntentDescriptor(OpenMill.self)], shortcuts: [])
    #expect(AppDescription(of: catalog, named: "Mill").intents.map(\.summaries) == [[]])
    #expect(summaryText(of: OpenMill()) == OpenMill.title.resolved)
  }

  @Test func `parameters have types, defaults and sizes`() throws {
    let parameters = try #require(description.intents.first?.parameters)
    #expect(parameters.map(\.type.kind) == ["entity", "boolean", "measurement"])
    #expect(parameters.map(\.type.isList) == [true, false, false])
    #expect(parameters.map(\.type.isOptional) == [false, false, true])
    #expect(parameters[0].size == [2, 2])
    #expect(parameters[1].default == "No")
    #expect(parameters[2].type.name == "UnitDuration")
  }

  @Test func `entities, enumerations and phrases in use are described`() throws {
    let bean = try #require(description.entities.first)
    #expect(bean.finds == ["string", "enumerable"])
    #expect(bean.properties.map(\.name) == ["roast"])
    #expect(description.enumerations.map(\.name) == ["Roast"])
    #expect(description.enumerations[0].cases.map(\.synonyms) == [["pale"], []])
    #expect(description.shortcuts.map(\.phrases) == [["Grind with ${applicationName}"]])
  }

  @Test func `the JSON reads back equal`() throws {
    let data = Data(try description.json().utf8)
    #expect(try JSONDecoder().decode(AppDescription.self, from: data) == description)
  }
}
