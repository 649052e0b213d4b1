import AppIntents
import Testing

@testable import IntentModel
@testable import SnippetFoundation

/// An entity all of whose properties but one are computed or fetched.
private struct Lake: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lake"
  static let defaultQuery = LakeQuery()
  let id: Int
  @Property(title: "Metres") var metres: Int
  @ComputedProperty(title: "Name") var name: String { ["Ammer", "Würm", "Starnberger"][id] }
  @DeferredProperty(title: "Swimmers") var swimmers: Int {
    get async throws {
      LakeQuery.fetched.withLock { $0.append(id) }
      return id * 10
    }
  }
  @ComputedProperty var depth: Int? { id == 1 ? nil : metres / 10 }
  @ComputedProperty @MainActor var colour: String { "blue" }
  @DeferredProperty var boats: [String]
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(id: Int) {
    self.id = id
    metres = 100 * (3 - id)
  }
}

private struct LakeQuery: EnumerableEntityQuery {
  /// The lakes whose swimmers were counted.
  @TaskLocal static var fetched = Lock<[Int]>([])

  func entities(for identifiers: [Int]) async throws -> [Lake] { identifiers.map(Lake.init) }
  func allEntities() async throws -> [Lake] { (0..<3).map(Lake.init) }
}

/// The same for a query of the app's own.
private struct Pond: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pond"
  static let defaultQuery = PondQuery()
  let id: Int
  @ComputedProperty var name: String { "Pond \(id)" }
  @ComputedProperty var title: String { "The pond \(id)" }
  @DeferredProperty var frogs: Int { get async throws { throw FindError.noAnswer } }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

extension FindError {
  fileprivate static var noAnswer: FindError { .noValue("", comparison: "") }
}

private struct PondQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Pond.$title) { EqualToComparator { "title is \($0)" } }
    Property(\Pond.$name) { ContainsComparator { "name has \($0)" } }
    Property(\Pond.$frogs) { GreaterThanComparator { "frogs > \($0)" } }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Pond.$name)
    SortableBy(\Pond.$frogs)
  }
  @TaskLocal static var asked = Lock<[String]>([])

  func entities(for identifiers: [Int]) async throws -> [Pond] { identifiers.map(Pond.init) }
  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Pond>],
    limit: Int?
  ) async throws -> [Pond] {
    Self.asked.withLock { asked in
      asked += comparators
      for sort in sortedBy {
        asked.append(
          sort.by == \Pond.$frogs ? "by frogs" : sort.by == \Pond.$name ? "by name" : "?"
        )
      }
    }
    return [Pond(id: 1)]
  }
}

struct UnstoredPropertyTests {
  @Test func `what they are called is described without an entity`() throws {
    let description = AppDescription(
      of: IntentCatalog(shortcuts: []),
      named: "Lakes",
      found: FindCatalog(entities: [Lake.self])
    )
    let properties = try #require(description.entities.first).properties
    #expect(properties.first { $0.name == "name" }?.title == "Name")
    #expect(properties.first { $0.name == "swimmers" }?.title == "Swimmers")
    #expect(properties.first { $0.name == "depth" }?.title == nil)
  }

  private func lakes(
    _ conditions: [String],
    sort: String? = nil
  ) async throws -> (titles: [String], fetched: [Int]) {
    let fetched = Lock<[Int]>([])
    let found = try await LakeQuery.$fetched.withValue(fetched) {
      try await find(
        FindRequest(conditions: conditions, sorts: sort.map { [$0] } ?? []),
        of: Lake.self
      )
    }
    return (found.map(\.shown.title), fetched.withLock { $0 })
  }

  @Test func `entities are found and sorted by what they compute`() async throws {
    #expect(try await lakes(["name contains er"]).titles == ["Ammer", "Starnberger"])
    #expect(try await lakes(["depth > 15"]).titles == ["Ammer"])
    #expect(try await lakes([], sort: "name").titles == ["Ammer", "Starnberger", "Würm"])
    #expect(try await lakes([], sort: "depth").titles == ["Starnberger", "Ammer", "Würm"])
    #expect(try await lakes(["name contains er"]).fetched.isEmpty)
  }

  @Test func `what is deferred is fetched where it is named, and there for no more than it takes`()
    async throws
  {
    let busy = try await lakes(["swimmers >= 10"])
    #expect(busy.titles == ["Würm", "Starnberger"])
    #expect(busy.fetched == [0, 1, 2])
    let both = try await lakes(["name contains er", "swimmers >= 10"])
    #expect(both.titles == ["Starnberger"])
    #expect(both.fetched == [0, 2])
    #expect(try await lakes([], sort: "swimmers").fetched == [0, 1, 2])
    let again = try await lakes(["swimmers >= 10", "swimmers < 20"], sort: "swimmers")
    #expect(again.titles == ["Würm"])
    #expect(again.fetched == [0, 1, 2])
  }

  @Test func `what nothing provides says so where it is looked for`() async {
    await #expect(throws: DeferredPropertyError.self) { try await lakes(["boats contains a"]) }
  }

  @Test func `a query by properties knows those that are computed or fetched by their names`()
    async throws
  {
    let asked = Lock<[String]>([])
    try await PondQuery.$asked.withValue(asked) {
      _ = try await find(
        FindRequest(conditions: ["name contains 1", "frogs > 3", "title is x"], sorts: ["frogs"]),
        of: Pond.self
      )
      _ = try await find(FindRequest(conditions: [], sorts: ["name"]), of: Pond.self)
    }
    #expect(
      asked.withLock { $0 } == ["name has 1", "frogs > 3", "title is x", "by frogs", "by name"]
    )
  }

  @Test func `all properties of an entity are listed, stored ones first`() {
    #expect(
      properties(of: Lake.self).map { "\($0.name): \($0.type)" } == [
        "metres: Int", "name: String", "swimmers: Int", "depth: Optional<Int>", "colour: String",
        "boats: Array<String>",
      ]
    )
  }
}
