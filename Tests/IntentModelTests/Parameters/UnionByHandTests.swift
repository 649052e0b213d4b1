import AppIntents
import Testing

@testable import IntentModel

/// As the macro would make it, written by hand.
enum HandmadeThing: _IntentValueRepresentable {
  case kiln(Kiln)
  case firing(how: Firing)
  case degrees(Int)

  static var allIntentValueTypes: [any _IntentValue.Type] { [Kiln.self, Firing.self, Int.self] }

  var asIntentValue: any _IntentValue {
    switch self {
    case .kiln(let kiln): kiln
    case .firing(let firing): firing
    case .degrees(let degrees): degrees
    }
  }
}

/// With words of its own, as the mission has it.
enum WordedThing: UnionValue {
  case kiln(Kiln)
  case firing(how: Firing)
  case nothing

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"

  var displayRepresentation: DisplayRepresentation {
    switch self {
    case .kiln(let kiln): DisplayRepresentation(title: "The \(kiln.id) kiln")
    case .firing: "A firing"
    case .nothing: "Nothing"
    }
  }
}

struct UnionByHandTests {
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

  @Test func `a union without the macro is typed as one with it`() async throws {
    let thing = IntentParameter<HandmadeThing>(title: "Thing")
    #expect(try await typed("north", thing).hasPrefix("= kiln("))
    #expect(try await typed("bisque", thing).hasPrefix("= firing(how: "))
    #expect(try await typed("1,200", thing) == "= degrees(1200)")
    #expect(try await typed("nroth", thing) == "Did you mean north?")
    #expect(
      try await typed("moon", thing) == "'moon' is none of the values that are wanted. "
        + "Type a Kiln, by name, or Bisque or Glaze, or a whole number."
    )
    #expect(thing.set(Kiln(id: "east")) && thing.resolvedText == "east")
  }

  @Test func `a union with words of its own knows its types by itself`() async throws {
    #expect(WordedThing.allIntentValueTypes.map { "\($0)" } == ["Kiln", "Firing"])
    let things = IntentParameter<[WordedThing]>(title: "Things")
    #expect(try await typed("north, bisque", things).contains("firing(how: "))
    let thing = IntentParameter<WordedThing?>(title: "Thing")
    #expect(thing.set(Kiln(id: "east")) && thing.resolvedText == "The east kiln")
    #expect((WordedThing.firing(how: .glaze).asIntentValue as? Firing) == .glaze)
    #expect((WordedThing.nothing.asIntentValue as? String) == "nothing")
  }
}
