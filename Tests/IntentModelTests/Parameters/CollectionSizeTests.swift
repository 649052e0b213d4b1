import AppIntents
import Testing

@testable import IntentModel

private struct Plum: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Plum",
    numericFormat: "\(placeholder: .int) plums"
  )
  static let defaultQuery = Query(isDefault: true)
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Plum \(id)" }

  struct Query: EntityQuery {
    var isDefault = false
    func entities(for identifiers: [Int]) async throws -> [Plum] { identifiers.map(Plum.init) }
  }
}

private struct PickPlums: AppIntent {
  static let title: LocalizedStringResource = "Pick Plums"
  @Parameter(title: "A", size: 3, inputConnectionBehavior: .never) var some: [Plum]?
  @Parameter(title: "B", size: .init(min: 1, max: 2), query: Plum.Query()) var few: [Plum]
  @Parameter(title: "C", size: [.systemSmall: 1, .systemLarge: 4], query: Plum.Query())
  var shown: [Plum]
  @Parameter(title: "D", query: Plum.Query(), size: 2) var older: [Plum]
  @Parameter(title: "E", mode: .email, size: [.systemSmall: 5]) var guests: [IntentPerson]
  @Parameter(title: "F", size: 1, resolvers: { PlumResolver() }) var resolved: [Plum]
  func perform() async throws -> some IntentResult { .result() }
}

private struct PlumResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Plum>) async throws -> Plum? {
    input == "mirabelle" ? Plum(id: 7) : nil
  }
}

struct CollectionSizeTests {
  private let intent = PickPlums()

  @Test func `a list has the length that stands before its other arguments`() {
    #expect(intent.$some.size == .init(exactly: 3))
    #expect(intent.$few.size == .init(min: 1, max: 2))
    #expect(intent.$older.size == .init(exactly: 2))
  }

  @Test func `a list by the family of a widget takes as many as the largest shows`() {
    #expect(intent.$shown.size == .init(min: 0, max: 4))
    #expect(intent.$guests.size == .init(min: 0, max: 5))
  }

  @Test func `a query and resolvers may stand behind the length`() {
    #expect((intent.$some.entityQuery as? Plum.Query)?.isDefault == true)
    #expect((intent.$few.entityQuery as? Plum.Query)?.isDefault == false)
    #expect((intent.$shown.entityQuery as? Plum.Query)?.isDefault == false)
    #expect(intent.$resolved.size == .init(exactly: 1))
    #expect(intent.$resolved.hasResolvers && !intent.$some.hasResolvers)
  }

  @Test func `a length is counted in the words of the type`() {
    #expect(intent.$some.sizeWords == "exactly 3 plums")
    #expect(intent.$few.sizeWords == "1 to 2 plums")
    let many = IntentParameter<[Plum]>(title: "Many", size: .init(min: 2, max: .max))
    #expect(many.sizeWords == "2 plums or more")
    #expect(IntentParameter<[Int]>(title: "Any").sizeWords == "one or more")
    #expect(intent.$guests.sizeWords == "0 to 5")
    let plums = (1...3).map { Plum(id: $0) }
    let rejection = #expect(throws: ParameterRejection.self) {
      try intent.$few.adding(plums, to: [])
    }
    #expect(rejection?.message == "That makes 3 plums. Name 1 to 2 plums.")
    #expect(TypeDisplayRepresentation(name: "Plum").counted(2) == nil)
  }
}
