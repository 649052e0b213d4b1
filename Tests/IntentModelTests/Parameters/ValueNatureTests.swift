import AppIntents
import Testing

@testable import IntentModel

private struct Bench: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bench"
  static let defaultQuery = BenchQuery()

  let id: String
  var place = "Park"

  var displayRepresentation: DisplayRepresentation { "\(place)" }
}

private struct BenchQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Bench] { [] }
}

private enum Paint: String, AppEnum {
  case red, green

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
  static let caseDisplayRepresentations: [Paint: DisplayRepresentation] = [
    .red: "Red", .green: "Green",
  ]
}

/// A case that is found by a query as well.
private enum Season: String, AppEnum, AppEntity {
  case summer, winter

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .summer: "Summer", .winter: "Winter",
  ]
  static let defaultQuery = SeasonQuery()

  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { "A season" }
  var localizedStringResource: LocalizedStringResource { "A season" }
}

private struct SeasonQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Season] { [] }
}

struct ValueNatureTests {
  @Test func `entities are one by their identifiers`() {
    let moved = Bench(id: "1", place: "Lake")
    #expect(isSame(Bench(id: "1"), moved))
    #expect(!isSame(Bench(id: "1"), Bench(id: "2")))
    #expect(identifierText(moved) == "1")
    #expect(displayRepresentation(of: moved)?.title.resolved == "Lake")
  }

  @Test func `an optional is what is in it`() {
    let bench: Bench? = Bench(id: "1")
    #expect(isSame(bench, Bench(id: "1")))
    #expect(isSame(bench, bench))
    #expect(identifierText(bench) == "1")
    #expect(displayRepresentation(of: bench)?.title.resolved == "Park")
    let paint: Paint? = .red
    #expect(displayRepresentation(of: paint)?.title.resolved == "Red")
    #expect(isSame(paint, paint))
  }

  @Test func `other values are one if they are equal and of one type`() {
    #expect(isSame(2, 2))
    #expect(!isSame(2, 3))
    #expect(isSame("a", "a"))
    #expect(isSame(Paint.red, Paint.red))
    #expect(!isSame(Paint.red, Paint.green))
    #expect(!isSame(Paint.red, "red"))
    #expect(!isSame(Bench(id: "1"), "1"))
    #expect(displayRepresentation(of: 2) == nil)
    #expect(identifierText(Paint.red) == nil)
  }

  @Test func `a type says what its values are, however they are wrapped`() {
    #expect(IntentParameter<Bench>().kind == .entity)
    #expect(IntentParameter<[Bench]?>().kind == .entity)
    #expect(IntentParameter<Paint?>().kind == .enumeration)
    #expect(IntentParameter<Set<Paint>>().kind == .enumeration)
    #expect(IntentParameter<Season>().kind == .enumeration)
    #expect(IntentParameter<[Int]>().kind == .integer)
    #expect(IntentParameter<Date>().kind == .other)
    #expect(IntentParameter<[Bench]?>().isList)
    #expect(IntentParameter<Set<Int>>().isList)
    #expect(!IntentParameter<Bench?>().isList)
  }
}
