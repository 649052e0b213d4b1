import Foundation
import TerminalDialogue
import Testing

struct HistoryTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/u"], "/state/parley/Shop/history"),
    (["HOME": "/home/u"], "/home/u/.local/state/parley/Shop/history"),
    (["XDG_STATE_HOME": "not/absolute", "HOME": "/h"], "/h/.local/state/parley/Shop/history"),
    ([:], nil),
  ])
  func `the file lies in the folder of state`(environment: [String: String], path: String?) {
    #expect(History.path(app: "Shop", environment: environment) == path)
  }

  @Test func `the name of an app cannot leave the folder`() {
    let path = History.path(app: "../a/b", environment: ["HOME": "/h"])
    #expect(path == "/h/.local/state/parley/___a_b/history")
  }

  @Test(arguments: [
    ("order a latte", true), ("/trace", true), ("/width 40", true), ("/record a.flow", true),
    ("/set", true), ("/set size large", false), (" /SET password x", false),
    ("/ste password x", false),
    ("/set\tpassword x", false), ("/usr/share/words", true),
  ])
  func `a command that carries a value is not kept`(line: String, isKept: Bool) {
    #expect(History.keeps(line) == isKept)
  }

  @Test func `the newest lines are kept, blank ones and control characters are not`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var history = History(file: folder.appendingPathComponent("a/history").path)
    #expect(history.load() == [])
    for line in ["one", " ", "t\u{1B}wo", "drei ☕"] { history.append(line) }
    #expect(history.load() == ["one", "drei ☕"])
    for number in 0..<(2 * History.limit) { history.append("\(number)") }
    let kept = try String(contentsOfFile: history.file, encoding: .utf8).split(separator: "\n")
    #expect(kept.count <= 2 * History.limit)
    #expect(history.load().last == "\(2 * History.limit - 1)")
    #expect(history.load().count == History.limit)
  }
}
