import Foundation
import Testing

/// What an app keeps for its group: settings and files.
@Suite(.serialized)
final class KeptSettingsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  init() throws {
    for name in ["settings", "files"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: [String], input: String = "") throws -> Piped {
    try Piped(
      Built.path("flower-shop"),
      input: Array(input.utf8),
      arguments: arguments,
      environment: [
        "XDG_CONFIG_HOME": folder.path + "/settings", "XDG_DATA_HOME": folder.path + "/files",
        "TMPDIR": folder.path,
      ]
    )
  }

  @Test func `settings and files of a group are seen by the next program`() throws {
    #expect(try run(["run", "CountVisits"]).output == "Visit 1, 1 in the book.\n")
    #expect(try run(["run", "CountVisits"]).output == "Visit 2, 2 in the book.\n")
    let talk = try run([], input: "count visits\ncount visits\n")
    #expect(talk.output.contains("Visit 3, 3 in the book."))
    #expect(talk.output.contains("Visit 4, 4 in the book."))
  }

  @Test func `flows begin empty and leave nothing behind`() throws {
    #expect(try run(["run", "CountVisits"]).code == 0)
    let flow = folder.appendingPathComponent("a.flow")
    let text = "@app FlowerShop\n== visits\n> count visits\n  Visit 1, 1 in the book.\n"
    try Data(text.utf8).write(to: flow)
    for _ in 0..<2 {
      let played = try run(["flow", "run", flow.path])
      #expect(played.code == 0, "\(played.output) \(played.error)")
    }
    for command in ["play", "coverage"] {
      let played = try run(["flow", command, flow.path])
      #expect(!played.output.contains("Visit 2,"), "\(played.output)")
      #expect(!played.output.contains("failing"), "\(played.output)")
      #expect(!played.error.contains("differs"), "\(played.error)")
    }
    let recorded = folder.appendingPathComponent("b.flow")
    #expect(try run(["flow", "record", recorded.path], input: "count visits\n").code == 0)
    let again = try run(["flow", "run", recorded.path])
    #expect(again.code == 0, "\(again.output)")
    try FileManager.default.removeItem(at: recorded)
    try Data(("@isolate process\n" + text).utf8).write(to: flow)
    let apart = try run(["flow", "run", flow.path])
    #expect(apart.code == 0, "\(apart.output) \(apart.error)")
    #expect(try run(["run", "CountVisits"]).output == "Visit 2, 2 in the book.\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["a.flow", "files", "settings"])
  }

  @Test func `a program in conversation sees what another one kept meanwhile`() throws {
    let readAnew = try run([], input: "count visits\n")
    #expect(readAnew.code == 0)
    #expect(try run([], input: "count visits\n").output.contains("Visit 2, 2 in the book."))
  }
}
