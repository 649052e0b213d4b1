import AppIntents
import Testing

/// An entity with a property of each kind.
struct Parcel: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
  static let defaultQuery = ParcelQuery()

  let id: Int
  let grams: Int

  @ComputedProperty
  var weight: String { "\(grams) g" }

  /// Braces in comments { and strings, of any kind, end nothing.
  @ComputedProperty(title: "Label (\("printed"))") @MainActor
  public var label: String {
    let brace = "}" + #"\("# + "\(grams > 0 ? "{" : ")")"
    return "\(id)\(brace)"
  }

  @ComputedProperty var `default`: [String: Int].Key? { nil }

  @DeferredProperty(title: "Distance")
  var metres: Int {
    get async throws {
      if grams == 0 { throw ParcelError.lost }
      return id * 1000
    }
  }

  @DeferredProperty
  var stops: Int

  @DeferredProperty(title: "Notes") var notes: [String]?

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

enum ParcelError: Error { case lost }

struct ParcelQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Parcel] {
    identifiers.map { Parcel(id: $0, grams: 1) }
  }
}

struct EntityPropertyMacroTests {
  @Test func `a computed property is read, and stands beside its companion`() async {
    let parcel = Parcel(id: 7, grams: 500)
    #expect(parcel.weight == "500 g")
    #expect(parcel.$weight.wrappedValue == "500 g")
    let weight: EntityProperty<String> = parcel[keyPath: \.$weight]
    #expect(weight.title.key.isEmpty)
    #expect(await parcel.label == "7}\\({")
    #expect(await String(localized: parcel.$label.title) == "Label (printed)")
    #expect(parcel.$default.isOptional)
  }

  @Test func `a deferred property with a getter is fetched by it`() async throws {
    let metres = try await Parcel(id: 2, grams: 1).metres
    #expect(metres == 2000)
    #expect(Parcel(id: 2, grams: 1).$metres.title == "Distance")
    await #expect(throws: ParcelError.lost) { try await Parcel(id: 2, grams: 0).metres }
  }

  @Test func `a deferred property without a getter is fetched by what was set on it`() async throws
  {
    let parcel = Parcel(id: 1, grams: 1)
    parcel.$stops.provide { 4 }
    let copy = parcel
    let stops = try await copy.stops
    #expect(stops == 4)
  }

  @Test func `what was registered for the type fetches it for every entity of the app`()
    async throws
  {
    let manager = AppDependencyManager()
    try await AppDependencyManager.$scoped.withValue(manager) {
      Parcel.provide(\.$stops) { $0.grams + 1 }
      let parcel = Parcel(id: 1, grams: 10)
      let registered = try await parcel.stops
      parcel.$stops.provide { 0 }
      let set = try await parcel.stops
      #expect(registered == 11 && set == 0)
    }
  }

  @Test func `what nothing provides says which property of which entity it is`() async {
    let error = await #expect(throws: DeferredPropertyError.self) {
      try await Parcel(id: 1, grams: 1).notes
    }
    #expect(
      error?.description
        == "Nothing provides 'notes' of Parcel. Register it: Parcel.provide(\\.$notes) { ... }"
    )
  }
}
