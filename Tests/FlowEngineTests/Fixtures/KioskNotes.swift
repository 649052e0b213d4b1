import AppIntents

// The kiosk's notes: of many, two are suggested.

struct Note: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct NoteQuery: EntityStringQuery {
  static let all = [
    Note(id: 10, name: "Milk"), Note(id: 20, name: "3 eggs"), Note(id: 3, name: "Bread"),
    Note(id: 4, name: "Milk again"),
  ]

  func entities(for identifiers: [Int]) async throws -> [Note] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching text: String) async throws -> [Note] {
    Self.all.filter { $0.name.lowercased() == text.lowercased() }
  }

  func suggestedEntities() async throws -> [Note] { Array(Self.all.prefix(2)) }
}

struct ReadNote: AppIntent {
  static let title: LocalizedStringResource = "Read Note"

  @Parameter(title: "Note") var note: Note

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It says \(note.name).")
  }
}

struct ReadNotes: AppIntent {
  static let title: LocalizedStringResource = "Read Notes"

  @Parameter(title: "Notes") var notes: [Note]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "They say \(notes.map(\.name).joined(separator: ", ")).")
  }
}
