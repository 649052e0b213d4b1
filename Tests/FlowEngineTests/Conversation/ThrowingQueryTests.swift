import AppIntents
import FlowEngine
import Foundation
import Testing

private struct Locked: LocalizedError {
  var errorDescription: String? { "The shelf is locked." }
}

private struct LockedShelf: DynamicOptionsProvider {
  func results() async throws -> [String] { throw Locked() }
}

private struct Scroll: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scroll"
  static let defaultQuery = ScrollQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct ScrollQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Scroll] { [] }
  func entities(matching string: String) async throws -> [Scroll] { throw Locked() }
}

private struct TakeTitle: AppIntent {
  static let title: LocalizedStringResource = "Take Title"
  static let isDiscoverable = false
  @Parameter(title: "Title", optionsProvider: LockedShelf()) var name: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct TakeScroll: AppIntent {
  static let title: LocalizedStringResource = "Take Scroll"
  static let isDiscoverable = false
  @Parameter(title: "Scroll") var scroll: Scroll
  func perform() async throws -> some IntentResult { .result() }
}

/// The trace tells of queries that threw as of those that found something: with their time, and what is left.
struct ThrowingQueryTests {
  @Test func `options that cannot be had are in the trace`() async {
    #expect(
      await transcript([.run(TakeTitle()), .line("/trace")]) == """
        ! run
        Take Title: The shelf is locked.
        > /trace
        0.000000  begin Take Title
        0.000000  threw options in 0 us, 10 s left
        0.000000  end Take Title
        """
    )
  }

  @Test func `a text that a query could not look for is in the trace`() async {
    let text = await transcript([.run(TakeScroll()), .line("Dune"), .line("/trace")])
    #expect(text.contains("Take Scroll: The shelf is locked."))
    #expect(text.contains("\n0.000000  threw query 'Dune' in 0 us, 10 s left\n"), "\(text)")
  }
}
