import OSLog
import Testing

struct ModuleAliasTests {
  @Test func `files that import os and files that import OSLog stand in one target`() {
    let log = OSLog(subsystem: "com.example.shop", category: "till")
    os_log(.debug, log: log, "Counted")
    let levels: [OSLogType] = writeAsOS()
    #expect(levels == [.debug])
  }
}
