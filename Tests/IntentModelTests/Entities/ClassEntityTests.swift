import AppIntents
import Testing

@testable import IntentModel

/// An entity that is a class, as an app writes one that its views observe.
private final class River: AppEntity, @unchecked Sendable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "River"
  static let defaultQuery = RiverQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Kilometres") var length: Int
  @ComputedProperty(title: "Loud") var loud: String { name.uppercased() }
  @ComputedProperty @MainActor var colour: String { "green" }
  @DeferredProperty(title: "Boats") var boats: Int { get async throws { length / 10 } }
  @DeferredProperty var fish: [String]
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String, length: Int) {
    self.id = id
    self.name = name
    self.length = length
  }
}

extension River {
  @ComputedProperty var isLong: Bool { length > 1_000 }
}

private struct RiverQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [River] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [River] {
    [River(id: 1, name: "Isar", length: 292), River(id: 2, name: "Donau", length: 2_850)]
  }
}

struct ClassEntityTests {
  @Test func `a class lists its properties as a struct does`() {
    let listed = properties(of: River.self)
    #expect(listed.prefix(2).map(\.name) == ["name", "length"])
    #expect(
      Set(listed.dropFirst(2).map(\.name)) == ["loud", "colour", "boats", "fish", "isLong"]
    )
  }

  @Test func `a key path that code writes is that of the property`() throws {
    let listed = properties(of: River.self)
    for (name, path) in [
      ("loud", \River.$loud as AnyKeyPath), ("boats", \River.$boats), ("fish", \River.$fish),
      ("isLong", \River.$isLong),
    ] {
      #expect(listed.first { $0.declaration?.path == path }?.name == name)
    }
  }

  @Test func `what is not stored is read, fetched and given`() async throws {
    let river = River(id: 1, name: "Isar", length: 292)
    let listed = properties(of: River.self)
    func value(_ name: String) async throws -> (any Sendable)? {
      try await #require(listed.first { $0.name == name }).value(of: river)
    }
    #expect(try await value("loud") as? String == "ISAR")
    #expect(try await value("isLong") as? Bool == false)
    #expect(try await value("boats") as? Int == 29)
    river.$fish.provide { ["Huchen"] }
    #expect(try await river.fish == ["Huchen"])
  }
}
