import AppIntents
import Testing

@testable import IntentModel

private struct Mug: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mug"
  static let defaultQuery = MugQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Mug no. \(id)" }
}

private struct MugQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Mug] { identifiers.map(Mug.init) }
}

struct SetTextTests {
  @Test func `a set is shown by the titles of what is in it, in the same order each time`() {
    #expect(shownText(Set([Firing.glaze, .bisque])) == "Bisque, Glaze")
    #expect(
      shownText(Set([Mug(id: 3), Mug(id: 1), Mug(id: 2)])) == "Mug no. 1, Mug no. 2, Mug no. 3"
    )
    #expect(shownText(Set<Firing>()) == "Nothing.")
    #expect(shownText(Set([10, 9, -1, 100])) == "-1, 9, 10, 100")
    #expect(shownText(Set([10.5, 9, -2.5, -10])) == "-10, -2.5, 9, 10.5")
    #expect(
      shownText(Set([Mug(id: 10), Mug(id: 9), Mug(id: 2)]))
        == "Mug no. 2, Mug no. 9, Mug no. 10"
    )
    #expect(shownText(Optional(Set([Firing.glaze])) as any Sendable) == "Glaze")
  }
}
