import CoreSpotlight
import Testing

@testable import SnippetFoundation

struct BatchTests {
  private let index = CSSearchableIndex(name: "BatchTests-\(UUID().uuidString)")

  private func item(_ identifier: String) -> CSSearchableItem {
    CSSearchableItem(
      uniqueIdentifier: identifier,
      domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text")
    )
  }

  private var count: Int { index.items(matching: [""]).count }

  @Test func `a batch takes effect when it ends, and the state is kept`() async throws {
    #expect(try await index.fetchLastClientState().isEmpty)
    index.beginBatch()
    try await index.indexSearchableItems([item("a"), item("b")])
    try await index.deleteSearchableItems(withIdentifiers: ["a"])
    #expect(count == 0)
    try await index.endBatch(withClientState: Data([1]))
    #expect(index.items(matching: [""]).map(\.uniqueIdentifier) == ["b"])
    let same = CSSearchableIndex(name: index.name)
    #expect(try await same.fetchLastClientState() == Data([1]))
    try await index.indexSearchableItems([item("c")])
    #expect(count == 2)
  }

  @Test func `a batch that does not fit goes on, and the error says why`() async throws {
    index.beginBatch()
    try await index.indexSearchableItems([item("a")])
    let long = await #expect(throws: CSIndexError.self) {
      try await index.endBatch(withClientState: Data(count: 251))
    }
    #expect(long?.code == .invalidClientStateError)
    #expect(long?.localizedDescription == "The client state has 251 bytes. Give at most 250.")
    let other = await #expect(throws: CSIndexError.self) {
      try await index.endIndexBatch(expectedClientState: Data([9]), newClientState: Data([1]))
    }
    #expect(other?.code == .mismatchedClientState && count == 0)
    try await index.endIndexBatch(expectedClientState: nil, newClientState: Data([1]))
    #expect(count == 1)
  }

  @Test func `handlers are told at once`() async {
    await confirmation(expectedCount: 3) { told in
      endWithHandlers { told() }
    }
  }

  private func endWithHandlers(_ told: @escaping @Sendable () -> Void) {
    index.beginBatch()
    index.indexSearchableItems([item("a")])
    index.endBatch(withClientState: Data([1])) { error in
      #expect(error == nil)
      told()
    }
    index.endIndexBatch(expectedClientState: nil, newClientState: Data([2])) { error in
      #expect((error as? CSIndexError)?.code == .mismatchedClientState)
      told()
    }
    index.fetchLastClientState { state, error in
      #expect(state == Data([1]) && error == nil)
      told()
    }
  }
}
