import AppIntents
import Testing

@testable import IntentModel
@testable import SnippetFoundation

private struct Track: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "\(TrackQuery.titles[id] ?? "")" }
}

/// Neither suggests nor searches: what a person may choose stands in the index.
private struct TrackQuery: EntityQuery {
  static let titles = [1: "So What", 2: "Blue in Green", 3: "All Blues"]
  func entities(for identifiers: [Int]) async throws -> [Track] {
    identifiers.filter { Self.titles[$0] != nil }.map(Track.init)
  }
}

/// One that no index has.
private struct Reel: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reel"
  static let defaultQuery = ReelQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Reel \(id)" }
}

private struct ReelQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Reel] {
    identifiers.filter { $0 == "r-1" }.map(Reel.init)
  }
}

struct IndexedChoiceTests {
  @Test func `what is in the index is offered, and chosen by name`() async throws {
    let index = CSSearchableIndex(name: "tracks of IndexedChoiceTests")
    try await index.indexAppEntities([Track(id: 1), Track(id: 2), Track(id: 9)])
    // What is in two indexes is offered once, and what is no entity's never.
    let another = CSSearchableIndex(name: "another of IndexedChoiceTests")
    try await another.indexAppEntities([Track(id: 1)])
    try await another.indexSearchableItems([
      CSSearchableItem(
        uniqueIdentifier: "1",
        domainIdentifier: Track.persistentIdentifier,
        attributeSet: Track(id: 3).attributeSet
      )
    ])
    let parameter = IntentParameter<Track>(ParameterConfiguration())
    #expect(try await parameter.options().map(\.title) == ["Blue in Green", "So What"])
    guard case .value(let value) = try await parameter.resolve("so what") else {
      return #expect(Bool(false), "'so what' is in the index.")
    }
    #expect((value as? Track)?.id == 1)
    guard case .value(let other) = try await parameter.resolve("2") else {
      return #expect(Bool(false), "2 is the identifier of one in the index.")
    }
    #expect((other as? Track)?.id == 2)
  }

  @Test func `an identifier names what is nowhere offered`() async throws {
    let parameter = IntentParameter<Reel>(ParameterConfiguration())
    #expect(try await parameter.options().isEmpty)
    guard case .value(let value) = try await parameter.resolve("r-1") else {
      return #expect(Bool(false), "The query knows r-1.")
    }
    #expect((value as? Reel)?.id == "r-1")
    guard case .rejected = try await parameter.resolve("r-2") else {
      return #expect(Bool(false), "The query knows no r-2.")
    }
  }
}
