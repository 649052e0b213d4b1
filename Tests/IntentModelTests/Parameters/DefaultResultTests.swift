import AppIntents
import Testing

@testable import IntentModel

private struct HabitOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Run", "Read"] }
  func defaultResult() async -> String? { "Read" }
}

private struct Numbers: DynamicOptionsProvider {
  func results() async throws -> [String] { ["1"] }
  func defaultResult() async -> Int? { 1 }
}

private struct Room: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct RoomQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Room] { identifiers.map(Room.init) }
  func defaultResult() async -> Room? { Room(id: "kitchen") }
}

private struct KeepHabit: AppIntent {
  static let title: LocalizedStringResource = "Keep Habit"
  @Parameter(title: "Habit", optionsProvider: HabitOptions()) var habit: String
  @Parameter(title: "Habits", optionsProvider: HabitOptions()) var habits: [String]?
  @Parameter(title: "Other", default: "Sleep", optionsProvider: HabitOptions()) var other: String
  @Parameter(title: "Number", optionsProvider: Numbers()) var number: String?
  @Parameter(title: "Plain") var plain: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: habit)
  }
}

private struct HomeStatus: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Home"
  static let defaultQuery = UniqueAppEntityProvider<HomeStatus> { HomeStatus(id: "home") }
  let id: String
}

private struct TellStatus: AppIntent {
  static let title: LocalizedStringResource = "Tell Status"
  @Parameter(title: "Status") var status: HomeStatus
  @Parameter(title: "Other") var other: HomeStatus?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(status.id) \(other?.id ?? "none")")
  }
}

struct DefaultResultTests {
  private let intent = KeepHabit()

  @Test func `what a parameter is chosen from gives its default, unless the code does`()
    async throws
  {
    #expect(try await intent.$habit.defaultResult() as? String == "Read")
    #expect(try await intent.$habits.defaultResult() as? [String] == ["Read"])
    #expect(try await intent.$other.defaultResult() == nil)
    #expect(try await intent.$plain.defaultResult() == nil)
    #expect(!intent.$habit.isSet)
  }

  @Test func `a default that is too few for a list is none`() async throws {
    let two = IntentParameter<[Room]>(title: "Rooms", size: 2)
    #expect(try await two.defaultResult() == nil)
    let some = IntentParameter<[Room]>(title: "Rooms", size: IntentCollectionSize(min: 1, max: 2))
    #expect(try await some.defaultResult() as? [Room] != nil)
  }

  @Test func `a default of another type is named`() async {
    _ = parameters(of: intent)
    let error = await #expect(throws: DefaultResultError.self) {
      try await intent.$number.defaultResult()
    }
    #expect(
      error?.description
        == "The default of 'Numbers' is of the type 'Int', but 'number' is of the type 'String'. "
        + "Return one from defaultResult()."
    )
  }

  @Test func `an intent that is performed without a conversation has it too`() async throws {
    #expect(try await perform(intent).value as? String == "Read")
  }

  @Test func `of an entity of which there is one, that is the default where one must be`()
    async throws
  {
    let intent = TellStatus()
    #expect((try await intent.$status.defaultResult() as? HomeStatus)?.id == "home")
    #expect(try await intent.$other.defaultResult() == nil)
    #expect(try await perform(intent).value as? String == "home none")
  }

  @Test func `a description asks for none`() throws {
    let catalog = IntentCatalog(intents: [IntentDescriptor(KeepHabit.self)], shortcuts: [])
    let parameters = try #require(AppDescription(of: catalog, named: "Habits").intents.first)
      .parameters
    #expect(parameters.map(\.default) == [nil, nil, "Sleep", nil, nil])
  }
}
