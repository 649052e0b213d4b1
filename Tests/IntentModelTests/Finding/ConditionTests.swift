import AppIntents
import Testing

@testable import IntentModel

private struct Record: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"
  static let defaultQuery = RecordQuery()

  let id: String
  @Property(title: "Artist") var artist: String
  @Property(title: "Year") var year: Int?
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(_ id: String, _ artist: String, _ year: Int?) {
    self.id = id
    self.artist = artist
    self.year = year
  }

  static let all = [
    Record("c", "Bach", 1960), Record("a", "Arvo", nil), Record("b", "Bach", nil),
    Record("d", "Arvo", 1977),
  ]
}

private struct RecordQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Record] { [] }
  func allEntities() async throws -> [Record] { Record.all }
}

/// The same records, found by an app's own comparisons.
private struct Shelved: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelved"
  static let defaultQuery = ShelvedQuery()

  let id: String
  @Property(title: "Artist") var artist: String
  @Property(title: "Year") var year: Int?
  @Property(title: "Price") var price: Int?
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(_ record: Record) {
    id = record.id
    artist = record.artist
    year = record.year
  }
}

private struct ShelvedQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\.$artist) {
      ContainsComparator { "artist contains \($0)" }
      HasPrefixComparator { "artist begins with \($0)" }
      HasSuffixComparator { "artist ends with \($0)" }
    }
    Property(\.$year) {
      EqualToComparator { year in year.map { "year \($0)" } ?? "no year" }
      NotEqualToComparator { year in year.map { "not year \($0)" } ?? "some year" }
    }
    Property(\.$price) { LessThanComparator { "below \($0)" } }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\.$artist)
    SortableBy(\.$year)
  }

  func entities(for identifiers: [String]) async throws -> [Shelved] { [] }
  func suggestedEntities() async throws -> [Shelved] { Record.all.map(Shelved.init) }

  /// Returns one whose identifier says what was asked for.
  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Shelved>],
    limit: Int?
  ) async throws -> [Shelved] {
    let sorts = sortedBy.map { sort in
      (sort.by == \Shelved.$artist ? "artist" : "year")
        + (sort.order == .ascending ? " up" : " down")
    }
    return [Shelved(Record((comparators + sorts).joined(separator: ", "), "", nil))]
  }
}

/// Conditions and orders as they are typed.
struct ConditionTests {
  private func records(_ conditions: [String], _ sorts: [String] = []) async throws -> String {
    let request = FindRequest(conditions: conditions, sorts: sorts)
    return try await find(request, of: Record.self).map(\.identifier).joined()
  }

  private func asked(
    _ conditions: [String],
    _ sorts: [String] = [],
    isDescending: Bool = false
  ) async throws -> String {
    let request = FindRequest(conditions: conditions, sorts: sorts, isDescending: isDescending)
    return try await find(request, of: Shelved.self).map(\.identifier).joined()
  }

  @Test func `equal ones are in the order of what is sorted by next`() async throws {
    #expect(try await records([], ["artist", "year"]) == "dacb")
    #expect(try await records([], ["artist descending", "year"]) == "cbda")
    #expect(try await asked([], ["artist", "Year descending"]) == "artist up, year down")
    #expect(
      try await asked([], ["year ascending", "artist"], isDescending: true)
        == "year up, artist down"
    )
    await #expect(
      throws: FindError.notSorted("price down", entity: "Shelved", names: ["artist", "year"])
    ) { try await asked([], ["price down"]) }
  }

  @Test func `that there is no value is a condition`() async throws {
    #expect(try await records(["year has no value"]) == "ab")
    #expect(try await records(["year does not have any value", "artist is Bach"]) == "b")
    #expect(try await records(["Year has any value"]) == "cd")
    #expect(try await asked(["year has no value"]) == "no year")
    #expect(try await asked(["year has a value", "year = 1960"]) == "some year, year 1960")
    await #expect(
      throws: FindError.noComparator("has no value", property: "price", isNot: false)
    ) { try await asked(["price has no value"]) }
  }

  @Test func `a prefix that something has is no text that it contains`() async throws {
    #expect(try await asked(["artist has prefix B"]) == "artist begins with B")
    #expect(try await asked(["artist has suffix h"]) == "artist ends with h")
    #expect(try await asked(["artist has ach"]) == "artist contains ach")
    #expect(try await records(["artist has prefix A"]) == "ad")
  }
}
