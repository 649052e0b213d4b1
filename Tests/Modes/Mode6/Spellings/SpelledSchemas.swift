import AppIntents

/// Types to which a schema's macro alone gives their protocol.
@AppEntity(schema: .books.book)
struct SpelledTome {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SpelledTome] { [] }
  }
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { "\(title ?? "?")" }
  let id: String
  var title: String?
  var contentType: SpelledTomeKind?
  init(id: String) { self.id = id }
}

@AppEnum(schema: .books.contentType)
enum SpelledTomeKind: String {
  case eBook, audiobook
  static let caseDisplayRepresentations: [SpelledTomeKind: DisplayRepresentation] = [
    .eBook: "Book", .audiobook: "Audiobook",
  ]
}

@AppEnum(schema: .books.contentType)
enum SpelledWordlessKind: String {
  case eBook, audiobook
}

@AppIntent(schema: .books.openBook)
struct SpelledOpenTome: OpenIntent {
  var target: SpelledTome
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .books.search)
struct SpelledBareSearch {
  var words: String
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .system.search)
struct SpelledSchemaSearch: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

/// The older names of the macros.
@AssistantEntity(schema: .books.audiobook)
struct SpelledSpokenTome: IndexedEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SpelledSpokenTome] { [] }
  }
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { "\(title ?? "?")" }
  let id: String
  var title: String?
  var hideInSpotlight = false
  init(id: String) { self.id = id }
}

@AssistantEnum(schema: .books.contentType)
enum SpelledSpokenKind: String {
  case whole, part
}

@AssistantIntent(schema: .books.playAudiobook)
struct SpelledPlayTome: AudioPlaybackIntent {
  var target: SpelledSpokenTome
  func perform() async throws -> some IntentResult { .result() }
}
