import Foundation
import OSLog
import Testing

struct LogStoreTests {
  /// What was written in a part of an app that no other test writes in.
  private func entries(
    in category: String,
    _ options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil
  ) throws -> [OSLogEntryLog] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let predicate = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.category == category }
    return try store.getEntries(with: options, at: position, matching: predicate)
      .compactMap { $0 as? OSLogEntryLog }
  }

  @Test func `what was written is read back, and hidden values stay hidden`() throws {
    let logger = OSLog.Logger(subsystem: "com.example.shop", category: "LogStoreTests.read")
    logger.error("\("Ada") owes \(3)")
    logger.warning("Low")
    os_log(.fault, log: OSLog(subsystem: "com.example.shop", category: "LogStoreTests.read"), "Out")
    let found = try entries(in: "LogStoreTests.read")
    #expect(found.map(\.composedMessage) == ["<private> owes 3", "Low", "Out"])
    #expect(found.map(\.level) == [.error, .error, .fault])
    #expect(found.allSatisfy { $0.subsystem == "com.example.shop" })
    #expect(found.first?.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    let newest = try entries(in: "LogStoreTests.read", .reverse).map(\.composedMessage)
    #expect(newest == ["Out", "Low", "<private> owes 3"])
  }

  @Test func `a store is read from a place on, or back from it`() throws {
    let logger = OSLog.Logger(subsystem: "com.example.shop", category: "LogStoreTests.place")
    logger.error("One")
    logger.error("Two")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let all = try entries(in: "LogStoreTests.place")
    let last = try #require(all.last)
    let later = store.position(date: last.date.addingTimeInterval(1))
    #expect(try entries(in: "LogStoreTests.place", at: later).isEmpty)
    #expect(try entries(in: "LogStoreTests.place", .reverse, at: later).count == 2)
    let first = store.position(timeIntervalSinceLatestBoot: 0)
    #expect(try entries(in: "LogStoreTests.place", at: first).count == 2)
    let longAgo = store.position(timeIntervalSinceEnd: -1_000_000)
    #expect(try entries(in: "LogStoreTests.place", at: longAgo).count == 2)
  }

  @Test func `only messages of the process can be read`() {
    #expect(throws: OSLogStoreError.onlyThisProcess) { try OSLogStore(scope: .system) }
    #expect(throws: OSLogStoreError.onlyThisProcess) { try OSLogStore.local() }
    #expect(
      OSLogStoreError.onlyThisProcess.localizedDescription.contains(".currentProcessIdentifier")
    )
  }

  @Test func `what is written to nobody is not kept`() throws {
    os_log("LogStoreTests to nobody", log: .disabled, type: .fault)
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let words = try store.getEntries().map(\.composedMessage)
    #expect(!words.contains("LogStoreTests to nobody"))
  }
}
