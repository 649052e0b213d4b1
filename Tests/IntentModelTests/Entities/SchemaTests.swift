import AppIntents
import Testing

@testable import IntentModel

@AppEntity(schema: .photos.album)
private struct AlbumEntity {
  static let defaultQuery = AlbumQuery()
  let id: String
  var name: String
  var isShared: Bool { false }
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

private struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
    identifiers.map { AlbumEntity(id: $0, name: $0) }
  }
}

@AssistantEnum(schema: .photos.albumKind)
private enum AlbumKind: String {
  case shared, notShared
}

@AppIntent(schema: .photos.createAlbum)
private struct CreateAlbumIntent: AppIntent {
  var name: String
  @Parameter(title: "Kind", default: .shared)
  var kind: AlbumKind

  func perform() async throws -> some ReturnsValue<AlbumEntity> {
    .result(value: AlbumEntity(id: name, name: name))
  }
}

struct SchemaTests {
  @Test func `an intent of a schema has a title and parameters`() async throws {
    #expect(CreateAlbumIntent.title.resolved == "Create Album")
    let intent = CreateAlbumIntent()
    #expect(parameters(of: intent).map(\.name) == ["name", "kind"])
    intent.name = "Summer"
    #expect(try await intent.perform().value?.name == "Summer")
  }

  @Test func `entities and enumerations of a schema have words of their own`() {
    #expect(AlbumEntity.typeDisplayRepresentation.name.resolved == "Album")
    #expect(AlbumEntity(id: "1", name: "Summer").$name.wrappedValue == "Summer")
    #expect(AlbumKind.caseDisplayRepresentations[.notShared]?.title.resolved == "Not Shared")
    #expect(AppSchema.photos.createAlbum.name == "photos.createAlbum")
    let newer: [AppSchema] = [
      .assistant.activate, .audio.playAudio, .calendar.createEvent, .clock.createAlarm,
      .maps.navigate, .messages.sendMessage, .notes.createNote, .phone.call,
      .reminders.createReminder,
    ]
    #expect(newer[1].name == "audio.playAudio")
  }
}
