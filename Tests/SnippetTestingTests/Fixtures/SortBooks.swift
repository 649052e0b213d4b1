import AppIntents

// Rooms of which two are called the same, and one has a comma in its name.

struct Room: AppEntity {
  let id: Int
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  static let rooms = [
    Room(id: 1, name: "Attic"), Room(id: 2, name: "Study"), Room(id: 3, name: "Study"),
    Room(id: 4, name: "Hall"), Room(id: 5, name: "Attic, North"),
  ]

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct RoomQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Room] { Room.rooms }

  func entities(for identifiers: [Int]) async throws -> [Room] {
    Room.rooms.filter { identifiers.contains($0.id) }
  }
}

struct SortBooks: AppIntent {
  static let title: LocalizedStringResource = "Sort Books"

  @Parameter(title: "First", requestValueDialog: "Where first?") var first: Room
  @Parameter(title: "Others", requestValueDialog: "Where else?", size: [.systemSmall: 3])
  var others: [Room]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Room \(first.id), then \(others.count) others.")
  }
}
