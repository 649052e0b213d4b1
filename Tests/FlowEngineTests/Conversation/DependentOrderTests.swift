import AppIntents
import FlowEngine
import SnippetFoundation
import Testing

private struct CityOptions: DynamicOptionsProvider {
  @IntentParameterDependency<BookTrip>(\.$country) var trip
  func results() async throws -> [String] {
    switch trip?.country {
    case "Italy": ["Rome", "Turin"]
    case "Japan": ["Kyoto"]
    default: ["(choose a country first)"]
    }
  }
}

/// A parameter stands before what its choices depend on.
private struct BookTrip: AppIntent {
  static let title: LocalizedStringResource = "Book Trip"
  static let isDiscoverable = false
  @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
  @Parameter(title: "Country") var country: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Off to \(city), \(country).")
  }
}

private struct Alarm: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Alarm"
  static let defaultQuery = AlarmQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Makes an alarm of every identifier, finds three by their names, and suggests none.
private struct AlarmQuery: EntityStringQuery {
  struct Offline: Error {}
  func entities(for identifiers: [String]) async throws -> [Alarm] { identifiers.map(Alarm.init) }
  func entities(matching string: String) async throws -> [Alarm] {
    ["Gym", "Tea", "Tea party"].filter { $0.localizedCaseInsensitiveContains(string) }
      .map(Alarm.init)
  }
  func suggestedEntities() async throws -> [Alarm] { throw Offline() }
}

private struct DeleteAlarm: AppIntent {
  static let title: LocalizedStringResource = "Delete Alarm"
  static let isDiscoverable = false
  @Parameter(title: "Alarm") var alarm: Alarm
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Deleted \(alarm.id).")
  }
}

struct DependentOrderTests {
  @Test func `what choices depend on comes before them`() async {
    let given = await transcript([
      .run(BookTrip(), given: ["city": "Rome", "country": "Italy"])
    ])
    #expect(given.contains("Off to Rome, Italy."), "\(given)")
    let asked = await transcript([.run(BookTrip()), .line("Japan"), .line("Kyoto")])
    #expect(asked.contains("Off to Kyoto, Japan."), "\(asked)")
    let half = await transcript([.run(BookTrip(), given: ["city": "Turin"]), .line("Italy")])
    #expect(half.contains("Off to Turin, Italy."), "\(half)")
  }

  @Test func `a name is searched for where suggestions fail, and before it is an identifier`() async
  {
    let typed = await transcript([.run(DeleteAlarm()), .line("gy")])
    #expect(typed.contains("Deleted Gym."), "\(typed)")
    let several = await transcript([.run(DeleteAlarm()), .line("te"), .line("Tea party")])
    #expect(several.contains("Deleted Tea party."), "\(several)")
    // Nothing is found: an identifier then.
    let other = await transcript([.run(DeleteAlarm(), given: ["alarm": "a-17"])])
    #expect(other.contains("Deleted a-17."), "\(other)")
  }
}
