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

private struct OpenMill: AppIntent {
  static let title: LocalizedStringResource = "Open Mill"
  func perform() async throws -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: GrindBeans(), dialog: "Open.")
  }
}

struct DescriptionTests {
  @Test func `an intent that another follows says so`() {
    let catalog = IntentCatalog(intents: [IntentDescriptor(OpenMill.self)], shortcuts: [])
    let results = AppDescription(of: catalog, named: "Mill").intents.map(\.result)
    #expect(results.map(\.opensIntent) == [true])
    #expect(results.map(\.providesDialog) == [true])
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
    #expect(intent.result.providesDialog)
    #expect(intent.result.value?.kind == "enum")
    #expect(intent.result.value?.isOptional == true)
    #expect(!intent.result.opensIntent)
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
