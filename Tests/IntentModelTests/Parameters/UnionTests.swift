import AppIntents
import Testing

@testable import IntentModel

struct Kiln: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kiln"
  static let defaultQuery = KilnQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct KilnQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Kiln] {
    identifiers.filter { $0 != "gone" }.map { Kiln(id: $0) }
  }
  func suggestedEntities() async throws -> [Kiln] {
    ["north", "south", "glaze", "gone"].map { Kiln(id: $0) }
  }
}

enum Firing: String, AppEnum {
  case bisque, glaze
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Firing"
  static let caseDisplayRepresentations: [Firing: DisplayRepresentation] = [
    .bisque: "Bisque", .glaze: "Glaze",
  ]
}

@UnionValue
enum PotteryThing {
  case kiln(Kiln)
  case firing(how: Firing)
  case degrees(Int)
}

@UnionValue
enum PotteryAmount {
  case kiln(Kiln)
  #if os(Linux)
  case degrees(Int)
  #if !os(Linux)
  case words(Kiln?)
  #endif
  #else
  case degrees(Double)
  #endif
}

@UnionValue
enum PotteryWords {
  case kiln(Kiln)
  case words(String)
}

struct Amphora: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amphora"
  static let defaultQuery = AmphoraQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct AmphoraQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Amphora] { [] }
  func suggestedEntities() async throws -> ItemCollection<Amphora> {
    ItemCollection { ItemSection("Greek") { Item(Amphora(id: "Attic")) } }
  }
}

@UnionValue
enum PotteryPiece {
  case kiln(Kiln)
  case amphora(Amphora)
}

@UnionValue
enum PotteryPile {
  case kilns([Kiln])
  case heights([Double])
}

/// Lids that an app offers.
struct LidProvider: DynamicOptionsProvider {
  func results() async throws -> [String] { ["flat", "round"] }
}

struct UnionTests {
  private func typed<Value: _IntentValue>(
    _ text: String,
    _ parameter: IntentParameter<Value>
  ) async throws -> String {
    switch try await parameter.resolve(text) {
    case .value(let value): "= \(value)"
    case .ambiguous(let options): "? " + options.map { "\($0.value)" }.joined(separator: ", ")
    case .near(let option, _): "Did you mean \(option.title)?"
    case .rejected(let rejection): rejection.message
    }
  }

  @Test func `a text is read as each of the types, in the order of the code`() async throws {
    let thing = IntentParameter<PotteryThing>(title: "Thing")
    #expect(try await typed("north", thing).hasPrefix("= kiln("))
    #expect(try await typed("bisque", thing).hasPrefix("= firing("))
    #expect(try await typed("1,200", thing) == "= degrees(1200)")
    let words = try await typed("glaze", thing)
    #expect(words.hasPrefix("? kiln(") && words.contains("firing("))
    #expect(try await typed("nroth", thing) == "Did you mean north?")
    #expect(
      try await typed("moon", thing) == "'moon' is none of the values that are wanted. "
        + "Type a Kiln, by name, or Bisque or Glaze, or a whole number."
    )
  }

  @Test func `what is chosen is named, since nobody may have listed it`() async throws {
    let piece = IntentParameter<PotteryPiece>(title: "Piece")
    #expect(piece.hint == "a Kiln or an Amphora, by name")
    #expect(
      try await typed("moon", piece)
        == "'moon' is none of the values that are wanted. Type a Kiln or an Amphora, by name."
    )
    #expect(IntentParameter<PotteryWords>(title: "Words").hint == "a Kiln, by name, or some text")
    #expect(IntentParameter<Amphora>(title: "Vessel").hint == "an Amphora, by name")
    #expect(
      try await typed("", IntentParameter<[Kiln]>(title: "Kilns"))
        == "Nothing was typed. Type a Kiln, by name, or several with commas between."
    )
    let lid = IntentParameter<String>(title: "Lid", optionsProvider: LidProvider())
    #expect(lid.hint == "one of the app's choices")
  }

  @Test func `any text counts where nothing else fits`() async throws {
    let words = IntentParameter<PotteryWords?>(title: "Words")
    #expect(try await typed("south", words).hasPrefix("= kiln("))
    #expect(try await typed("by the door", words) == "= words(\"by the door\")")
  }

  @Test func `several at once are a list of any of them`() async throws {
    let things = IntentParameter<[PotteryThing]>(title: "Things")
    guard case .value(let value) = try await things.resolve("north, bisque and 900") else {
      Issue.record("not read")
      return
    }
    things.set(value)
    #expect(things.wrappedValue.count == 3)
  }

  @Test func `a list in a case is shown by what is in it`() {
    let pile = IntentParameter<PotteryPile>(title: "Pile")
    #expect(pile.display(PotteryPile.heights([5, 2.5])).title.resolved == "5, 2.5")
    let kilns = PotteryPile.kilns([Kiln(id: "north"), Kiln(id: "south")])
    #expect(pile.display(kilns).title.resolved == "north, south")
    #expect(shownText([kilns, .heights([5])]) == "north, south, 5")
  }

  @Test func `what can be chosen is listed under the names of the types`() async throws {
    let options = try await IntentParameter<PotteryThing>(title: "Thing").options()
    #expect(options.map(\.title) == ["north", "south", "glaze", "gone", "Bisque", "Glaze"])
    #expect(options.map(\.section) == Array(repeating: "Kiln", count: 4) + ["Firing", "Firing"])
    let alone = try await IntentParameter<PotteryWords>(title: "Words").options()
    #expect(alone.map(\.section) == [nil, nil, nil, nil])
    let inSections = try await IntentParameter<PotteryPiece>(title: "Piece").options()
    #expect(inSections.last?.section == "Amphora: Greek")
  }

  @Test func `in a list a number is a place only where the options are on show`() async throws {
    let things = IntentParameter<[PotteryThing]>(title: "Things")
    func texts(_ resolution: ParameterResolution) -> [String]? {
      guard case .value(let values as [any Sendable]) = resolution else { return nil }
      return values.map(shownText)
    }
    #expect(texts(try await things.resolve("3, 700")) == ["3", "700"])
    #expect(texts(try await things.resolve("3, 700", isOnShow: true)) == ["glaze", "700"])
    let firings = IntentParameter<Set<Firing>>(title: "Firings")
    guard case .rejected(let rejection) = try await firings.resolve("1, 2") else {
      Issue.record("places of options that nobody saw are taken")
      return
    }
    #expect(rejection.text == "1")
  }

  @Test func `cases under a condition count where it holds`() throws {
    #expect(PotteryAmount.allIntentValueTypes.map { "\($0)" } == ["Kiln", "Int"])
    #expect(PotteryAmount.degrees(5).asIntentValue as? Int == 5)
    guard case .degrees(6)? = PotteryAmount._holding(6) as? PotteryAmount else {
      Issue.record("a number fits no case")
      return
    }
  }

  @Test func `a value goes into the case of its type, and out of it`() {
    let thing = IntentParameter<PotteryThing?>(title: "Thing")
    #expect(thing.set(Kiln(id: "north")) && thing.set(Firing.glaze) && thing.set(3))
    #expect(!thing.set("text") && !thing.set(2.5))
    let kiln = IntentParameter<Kiln>(title: "Kiln")
    #expect(kiln.set(PotteryThing.kiln(Kiln(id: "south"))) && kiln.wrappedValue.id == "south")
    #expect(!kiln.set(PotteryThing.degrees(3)))
    let things = IntentParameter<[PotteryThing]>(title: "Things")
    #expect(things.set([Kiln(id: "north"), Kiln(id: "south")]) && things.wrappedValue.count == 2)
    #expect(!things.set([Kiln(id: "north"), "text"] as [any Sendable]))
  }

  @Test func `what is in it is shown as its own type is, and fetched again`() async throws {
    let words = IntentParameter<PotteryWords>(title: "Words")
    #expect(words.display(PotteryWords.words("wet clay")).title.resolved == "wet clay")
    words.wrappedValue = .kiln(Kiln(id: "north"))
    try await words.refetch()
    words.wrappedValue = .kiln(Kiln(id: "gone"))
    let rejection = await #expect(throws: ParameterRejection.self) { try await words.refetch() }
    #expect(rejection?.message == "'gone' is no longer there. Choose another words.")
  }
}
