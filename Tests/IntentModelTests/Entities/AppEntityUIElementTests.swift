import AppIntents
import Testing

private struct Stroke: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stroke"
  static let defaultQuery = StrokeQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Stroke \(id)" }
}

private struct StrokeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Stroke] { [] }
}

struct AppEntityUIElementTests {
  @Test func `a part of a view has its entity, where it is and whether it is selected`() {
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
    let inner = AppEntityUIElement(Stroke(id: 2), bounds: bounds)
    let element = AppEntityUIElement(
      identifier: EntityIdentifier(for: Stroke(id: 1)),
      bounds: bounds,
      state: .init(isSelected: true),
      subelements: [inner]
    )
    #expect(element.identifier.identifier == "1" && element.bounds == bounds)
    #expect(element.state.isSelected && !inner.state.isSelected)
    #expect(element.subelements.map(\.identifier.identifier) == ["2"])
  }
}
