import Foundation
import Testing

/// Ctrl-C, and being stopped, without a terminal.
@Suite(.serialized)
final class EndingSignalsTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: file) }

  @Test(arguments: [SIGINT, SIGTERM])
  func `what runs is cancelled, and the program says so`(signal: Int32) throws {
    let echo = try Piped(
      Built.path("echo-app"),
      input: Array("work\none\n".utf8),
      signal: signal,
      once: { $0.contains("working") }
    )
    #expect(echo.output.hasSuffix("> work\nworking\ninterrupted\n"))
    #expect(echo.code == 130)
  }

  @Test func `a question that waits for a line is cancelled`() throws {
    let echo = try Piped(
      Built.path("echo-app"),
      input: Array("ask\n".utf8),
      staysOpen: true,
      signal: SIGINT,
      once: { $0.contains("How many?") }
    )
    #expect(echo.output.hasSuffix("How many?\ninterrupted\n"))
    #expect(echo.code == 130)
  }

  @Test func `where nothing is asked it is the end`() throws {
    let echo = try Piped(
      Built.path("echo-app"),
      input: Array("one\n".utf8),
      staysOpen: true,
      signal: SIGINT,
      once: { $0.contains("you said 'one'") }
    )
    #expect(echo.output.hasSuffix("you said 'one', 3 characters\n"))
    #expect(echo.code == 130)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `one intent hears that it is cancelled, and its JSON says so`(signal: Int32) throws {
    let apps = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["run", "RestDough", "--json", "--trace", file.path],
      signal: signal,
      once: { [file] _ in
        (try? String(contentsOf: file, encoding: .utf8))?.contains("\"perform\"") == true
      }
    )
    let read = try JSONSerialization.jsonObject(with: Data(apps.output.utf8)) as? [String: Any]
    #expect(read?["status"] as? String == "cancelled")
    #expect(apps.output.split(separator: "\n").count == 1)
    #expect(apps.code == 130)
  }
}
