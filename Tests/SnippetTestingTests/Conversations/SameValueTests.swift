import AppIntents
import Testing

@testable import SnippetTesting

private struct Spoon: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spoon"
  static let defaultQuery = SpoonQuery()
  let id: Int
  var isClean = true
  var displayRepresentation: DisplayRepresentation { "Spoon \(id)" }
}

private struct SpoonQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Spoon] {
    identifiers.map { Spoon(id: $0) }
  }
}

struct SameValueTests {
  @Test func `sets of entities are the same by the identities of what is in them`() {
    let spoons = Set([Spoon(id: 1), Spoon(id: 2), Spoon(id: 10)])
    let used = Set([10, 2, 1].map { Spoon(id: $0) })
    #expect(areSame(spoons, used) == true)
    #expect(areSame(spoons, Set([Spoon(id: 1), Spoon(id: 2)])) == false)
    #expect(areSame(Set([Spoon(id: 1)]), Spoon(id: 1, isClean: false)) == true)
    #expect(areSame(spoons, [10, 1, 2].map { Spoon(id: $0) }) == true)
    #expect(areSame(spoons, [10, 1, 3].map { Spoon(id: $0) }) == false)
    #expect(areSame([3, 4], [3, 4]) == true)
    #expect(areSame([3, 4], [4, 3]) == false)
  }
}
