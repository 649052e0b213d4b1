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

/// With what the app keeps for itself: variables with an initial value, of types that no property has among them.
@AppEntity(schema: .photos.asset)
private struct AssetEntity: IndexedEntity {
  static let defaultQuery = AssetQuery()
  let id: String
  var isFavorite: Bool
  var hideInSpotlight = false
  var views: Int = 0
  var sizes: [String: Data] = [:]
  var edits = 0 { didSet { views += 1 } }
  var first = 1, second = 2
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: String) {
    self.id = id
    isFavorite = id == "1"
  }
}

private struct AssetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AssetEntity] {
    identifiers.map { AssetEntity(id: $0) }
  }
}

@AssistantIntent(schema: .photos.setFavorite)
private struct SetFavoriteIntent {
  var asset: AssetEntity
  var isQuiet = true
  var attempts: Int = 3

  func perform() async throws -> some ReturnsValue<Int> { .result(value: isQuiet ? attempts : 0) }
}

struct SchemaTests {
  @Test func `a variable with an initial value is the app's own, and keeps it`() async throws {
    var asset = AssetEntity(id: "1")
    #expect(!asset.hideInSpotlight)
    #expect(asset.$isFavorite.wrappedValue)
    asset.edits = 2
    #expect(asset.views == 1)
    #expect(asset.sizes.isEmpty && asset.first + asset.second == 3)
    let stored = Mirror(reflecting: asset).children.compactMap(\.label)
    #expect(stored.filter { $0.hasPrefix("_") } == ["_isFavorite"])

    let intent = SetFavoriteIntent()
    #expect(parameters(of: intent).map(\.name) == ["asset"])
    intent.asset = asset
    #expect(try await intent.perform().value == 3)
  }

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
