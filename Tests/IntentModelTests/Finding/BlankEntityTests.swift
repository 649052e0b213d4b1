import AppIntents
import Testing

@testable import IntentModel

/// An entity with properties of one type, of which the query names some, in another order.
private struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Artist") var artist: String
  @Property(title: "Album") var album: String
  @Property(title: "Year") var year: Int
  @Property(title: "Plays") var plays: Int
  var displayRepresentation: DisplayRepresentation { "\(title)" }
}

private struct SongQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Song.$album) { EqualToComparator { "album is \($0)" } }
    Property(\Song.$artist) { EqualToComparator { "artist is \($0)" } }
    Property(\Song.$plays) { GreaterThanComparator { "plays > \($0)" } }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Song.$plays)
    SortableBy(\Song.$artist)
  }

  func entities(for identifiers: [Int]) async throws -> [Song] { [] }
  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Song>],
    limit: Int?
  ) async throws -> [Song] { [] }
}

private protocol Shelf: Sendable {}
private final class Tape: Sendable {}

/// An entity that keeps all sorts of values of which nought may be none.
private struct Record: AppEntity {
  enum Side: Sendable { case a, b }
  struct Sleeve: Sendable {
    var words: String
    var tape: Tape
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"
  static let defaultQuery = RecordQuery<Record>()
  let id: String
  let side: Side
  let shelf: (any Shelf)?
  @Property var first: String?
  let cover: Data
  let place: URL
  let day: Date
  let tags: [String]
  let counts: [String: Int]
  let sleeve: Sleeve
  let tape: Tape
  let play: @Sendable () -> Void
  let notes: AttributedString
  let length: Measurement<UnitDuration>
  let words: LocalizedStringResource
  let language: Locale
  @Property var second: String?
  @Property var sequel: [String]?
  @ComputedProperty var third: String? { nil }
  var displayRepresentation: DisplayRepresentation { "Record" }
}

/// An entity that keeps something of which there is no blank.
private struct Reel: AppEntity {
  enum Place: Sendable {
    case none
    case on(any Shelf)
    case named(String)
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reel"
  static let defaultQuery = RecordQuery<Reel>()
  let id: String
  let shelf: any Shelf
  let place: Place
  @Property var first: String
  @Property var second: String
  @Property var metres: Int
  var displayRepresentation: DisplayRepresentation { "Reel" }
}

private struct Film: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Film"
  static let defaultQuery = RecordQuery<Film>()
  let id: String
  @Property var song: Song
  @Property var title: String
  @Property var maker: String
  var displayRepresentation: DisplayRepresentation { "Film" }
}

/// An entity with a property that only the main actor computes, of what no blank has.
private struct Cassette: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cassette"
  static let defaultQuery = RecordQuery<Cassette>()
  let id: String
  let reels: [Int]
  @Property var first: String
  @Property var second: String
  @Property var metres: Int
  @ComputedProperty @MainActor var label: String { "\(reels[0])" }
  var displayRepresentation: DisplayRepresentation { "Cassette" }
}

private struct RecordQuery<Entity: AppEntity>: EntityQuery where Entity.ID == String {
  func entities(for identifiers: [String]) async throws -> [Entity] { [] }
}

struct BlankEntityTests {
  @Test func `properties of one type that a query names out of order are not mixed up`() {
    let properties = FoundProperties(of: Song.self).described.map {
      "\($0.name) \($0.comparisons.joined())\($0.isSortable ? " sortable" : "")"
    }
    #expect(
      properties == ["title ", "artist is sortable", "album is", "year ", "plays > sortable"]
    )
  }

  @Test func `a property is known whatever else its entity keeps`() {
    #expect(BlankEntity<Record>.name(of: \Record.$first) == "first")
    #expect(BlankEntity<Record>.name(of: \Record.$second) == "second")
    #expect(BlankEntity<Record>.name(of: \Record.$sequel) == "sequel")
  }

  @Test func `where nothing blank can be, a property is known that alone is of its type`() {
    #expect(BlankEntity<Reel>.name(of: \Reel.$second) == nil)
    let found = PropertyNames<Reel>(sample: nil).find([
      (PropertyPath(\.$second), []), (PropertyPath(\.$metres), []),
    ])
    #expect(found.map(\.?.name) == [nil, "metres"])
  }

  @MainActor @Test func `what the main actor computes is not computed of a blank`() {
    let found = PropertyNames<Cassette>(sample: nil).find([
      (PropertyPath(\.$label), []), (PropertyPath(\.$second), []), (PropertyPath(\.$metres), []),
    ])
    #expect(found.map(\.?.name) == [nil, nil, "metres"])
  }

  @Test func `what a property leads to is not read off a blank`() {
    #expect(BlankEntity<Film>.name(of: \Film.song.$title) == nil)
    #expect(BlankEntity<Film>.name(of: \Film.$title) == "title")
    #expect(BlankEntity<Film>.name(of: \Song.$title) == nil)
  }
}
