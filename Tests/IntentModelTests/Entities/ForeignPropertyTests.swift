import AppIntents
import Testing

@testable import IntentModel

private struct Album: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()
  let id: Int
  @Property(title: "Artist") var artist: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
    artist = "Ada"
  }
}

private struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Album] { [] }
}

private struct Photo: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = PhotoQuery()
  let id: Int
  let album: Album
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String, in album: Album) {
    self.id = id
    self.album = album
    self.name = name
  }
}

private typealias PhotoFilter = (Photo) -> Bool

private struct PhotoQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Photo.$name) { EqualToComparator { name in { $0.name == name } } }
    Property(\Album.$name, entityProvider: { (photo: Photo) in photo.album }) {
      EqualToComparator { name in { $0.album.name == name } }
    }
    Property(\Album.$artist, entityProvider: { (photo: Photo) in photo.album }) {
      EqualToComparator { name in { $0.album.artist == name } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Photo.$name) }

  private var all: [Photo] {
    [
      Photo(id: 1, name: "Sea", in: Album(id: 1, name: "Summer")),
      Photo(id: 2, name: "Snow", in: Album(id: 2, name: "Winter")),
    ]
  }

  func entities(for identifiers: [Int]) async throws -> [Photo] { all }

  func entities(
    matching comparators: [PhotoFilter],
    mode: ComparatorMode,
    sortedBy: [Sort<Photo>],
    limit: Int?
  ) async throws -> [Photo] {
    all.filter { photo in comparators.allSatisfy { $0(photo) } }
  }
}

struct ForeignPropertyTests {
  private func names(_ conditions: String...) async throws -> [String] {
    let found = try await find(FindRequest(conditions: conditions), of: Photo.self)
    return found.map(\.shown.title)
  }

  @Test func `entities are found by a property of what they lead to`() async throws {
    #expect(try await names("name is Sea") == ["Sea"])
    #expect(try await names("Album.name is Winter") == ["Snow"])
    #expect(try await names("artist is Ada") == ["Sea", "Snow"])
    #expect(try await names("artist is Ada", "Album.name is Summer") == ["Sea"])
  }
}
