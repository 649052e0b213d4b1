import AppIntents
import SwiftUI

/// Protocols that real intents have several of, and the defaults that the combination leaves to be found.
struct SpelledSpot: AppEntity, URLRepresentableEntity {
  static let defaultQuery = SpelledSpotQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static var urlRepresentation: URLRepresentation { "https://places.example/\(.id)/\(\.$name)" }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  let id: Int
  @Property(title: "Name") var name: String
}

struct SpelledSpotQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\SpelledSpot.$name) { ContainsComparator { $0 } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\SpelledSpot.$name) }
  func entities(for identifiers: [Int]) async throws -> [SpelledSpot] { [] }
  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<SpelledSpot>],
    limit: Int?
  ) async throws -> [SpelledSpot] { [] }
}

enum SpelledTab: String, AppEnum, URLRepresentableEnum {
  case home
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [SpelledTab: DisplayRepresentation] = [.home: "Home"]
  static var urlRepresentation: URLRepresentation { [.home: "https://places.example/home"] }
}

struct ShowPlace: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Place"
  @Parameter(title: "Place", requestValueDialog: "Which place?") var target: SpelledSpot
}

struct ShowPlaceDoing: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Place"
  static let supportedModes: IntentModes = .foreground
  @Parameter(title: "Place") var target: SpelledSpot
  func perform() async throws -> some IntentResult { .result() }
}

struct ShowPlaceLater: OpenIntent {
  static let title: LocalizedStringResource = "Show Place"
  @Parameter(title: "Place") var target: SpelledSpot
}
extension ShowPlaceLater: TargetContentProvidingIntent {
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here.") }
}

struct ShowPlaceLaterStill: OpenIntent {
  static let title: LocalizedStringResource = "Show Place"
  @Parameter(title: "Place") var target: SpelledSpot
}
extension ShowPlaceLaterStill: TargetContentProvidingIntent {}

struct OpenPlaceAddress: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: SpelledSpot
}

struct OpenTabAddress: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Tab"
  @Parameter(title: "Tab") var target: SpelledTab
}

struct OpenOwnAddress: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Place"
  static var urlRepresentation: URLRepresentation { "https://places.example/\(\.$target)" }
  @Parameter(title: "Place") var target: SpelledSpot
}

struct OpenAddressDoing: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: SpelledSpot
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenEverything: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: SpelledSpot
}

struct ShowContentAddress: URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show"
  static var urlRepresentation: URLRepresentation { "https://places.example" }
}

struct SearchPlaces: ShowInAppSearchResultsIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words") var criteria: StringSearchCriteria
}

struct SearchPlacesDoing: ShowInAppSearchResultsIntent, OpenIntent {
  static let title: LocalizedStringResource = "Search"
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  @Parameter(title: "Place") var target: SpelledSpot
  func perform() async throws -> some IntentResult { .result() }
}

struct SpelledSettingsOfBoth: WidgetConfigurationIntent, ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
}

struct SpelledOpenable: OpenIntent, PredictableIntent, UndoableIntent, CustomIntentMigratedAppIntent
{
  static let intentClassName = "OpenableIntent"
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Place") var target: SpelledSpot
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$target) { target in
      DisplayRepresentation(title: "Open \(target.name)")
    }
  }
}

/// Predictions with both of their types, and by key paths as Apple's pages write them.
struct SpelledPredicted: PredictableIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Count") var count: Int
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction<SpelledPredicted, ()> { DisplayRepresentation(title: "test") }
    IntentPrediction(parameters: (\Self.$name)) { name in
      DisplayRepresentation(title: "Open \(name ?? "")")
    }
    IntentPrediction(parameters: (\Self.$name, \Self.$count)) { name, count in
      DisplayRepresentation(title: "Open \(name ?? "") \(count) times")
    }
    IntentPrediction { "Open" }
  }
  func perform() async throws -> some IntentResult { .result() }
}

func spelledPrediction() -> IntentPrediction<SpelledPredicted, ()> {
  IntentPrediction(displayRepresentation: { "Open" })
}

/// What a macro adds where an instance has a property of the same name.
@AppIntent(schema: .journal.createEntry)
struct SpelledPage: AppIntent {
  @Parameter var title: String?
  @Parameter var message: AttributedString
  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .journal.entry)
struct SpelledWritten: AppEntity {
  static let defaultQuery = SpelledWrittenQuery()
  let id: Int
  var title: String?
  var typeDisplayRepresentation: String?
  var displayRepresentation: DisplayRepresentation { "Entry" }
  init(id: Int) { self.id = id }
}

struct SpelledWrittenQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [SpelledWritten] { [] }
}

/// Lists of entries with words of their own.
struct SpelledItems: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> {
    let items = [1, 2].map { IntentItem($0, title: "Number \($0)") }
    let sections: [ItemSection<Int>] = [
      IntentItemSection("Few", items: [IntentItem(1, title: "One")]),
      IntentItemSection(items: items),
      IntentItemSection(items: [3, 4].map { number in IntentItem(number, title: "\(number)") }),
      IntentItemSection(items: []), IntentItemSection("None", items: []),
    ]
    if items.isEmpty { return ItemCollection(items: []) }
    if items.count == 1 { return ItemCollection(promptLabel: "How many?", items: items) }
    if items.count == 2 { return ItemCollection(items: [IntentItem(5, title: "Five")]) }
    if items.count == 3 { return ItemCollection(usesIndexedCollation: true, sections: sections) }
    if items.count == 4 {
      return ItemCollection {
        IntentItem(1, title: "One")
        Item(2)
      }
    }
    return ItemCollection { sections }
  }
}

/// Measured amounts in words.
let spelledAmounts: [String] = {
  let way = Measurement(value: 1, unit: UnitLength.meters)
  let warm = Measurement(value: 1, unit: UnitTemperature.celsius)
  let number: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(1))
  return [
    way.formatted(
      .measurement(
        width: .abbreviated,
        usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(1))
      )
    ),
    way.formatted(.measurement(width: .abbreviated, usage: .road)),
    way.formatted(.measurement(width: .narrow, numberFormatStyle: .number)),
    way.formatted(.measurement(width: .wide).locale(Locale(identifier: "de"))),
    way.formatted(.measurement(width: .wide, usage: .person)),
    way.formatted(.measurement(width: .wide, usage: .personHeight)),
    way.formatted(.measurement(width: .wide, usage: .rainfall)),
    way.formatted(.measurement(width: .wide, usage: .snowfall)),
    way.formatted(.measurement(width: .wide, usage: .visibility)),
    way.formatted(.measurement(width: .wide, usage: .focalLength)),
    warm.formatted(.measurement(width: .narrow)),
    warm.formatted(.measurement(width: .narrow, usage: .weather)),
    warm.formatted(.measurement(width: .narrow, usage: .person, hidesScaleName: true)),
    warm.formatted(
      .measurement(
        width: .narrow,
        usage: .weather,
        hidesScaleName: true,
        numberFormatStyle: number
      )
    ),
    Measurement<UnitTemperature>.FormatStyle(width: .narrow, hidesScaleName: true).format(warm),
    Measurement(value: 1, unit: UnitMass.kilograms)
      .formatted(.measurement(width: .wide, usage: .personWeight)),
    Measurement(value: 1, unit: UnitEnergy.kilocalories)
      .formatted(.measurement(width: .wide, usage: .food)),
    Measurement(value: 1, unit: UnitEnergy.kilocalories)
      .formatted(.measurement(width: .wide, usage: .workout)),
    Measurement(value: 1, unit: UnitVolume.liters)
      .formatted(.measurement(width: .wide, usage: .liquid)),
    way.formatted(),
    Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
      .formatted(.byteCount(style: .file)),
    Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
      .formatted(
        .byteCount(style: .memory, allowedUnits: [.mb], spellsOutZero: false).locale(.current)
      ),
    Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .decimal,
      allowedUnits: .all,
      spellsOutZero: true,
      includesActualByteCount: true,
      locale: .current
    )
    .format(Measurement(value: 1, unit: .bytes)),
  ]
}()

let spelledUsages: [MeasurementFormatUnitUsage<UnitLength>] = [.general, .asProvided, .road]
