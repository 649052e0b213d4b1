import FlowEngine
import TerminalDialogue
import Testing

struct CompletionTests {
  private let offers = ["Latte", "Large", "latte", "Latte"]

  @Test(arguments: [
    ("", ["Latte", "Large", "latte"]),
    ("la", ["Latte", "Large", "latte"]),
    ("LAT", ["Latte", "latte"]),
    ("x", []),
  ])
  func `offers that begin so, whatever their case, each once`(typed: String, lines: [String]) {
    #expect(Completion.lines(for: typed, from: offers) == lines)
  }

  @Test func `commands are offered behind a slash`() {
    #expect(Completion.lines(for: "/c", from: offers) == ["/cancel"])
    #expect(Completion.lines(for: "/", from: offers) == Completion.commands)
    #expect(!Conversation.commands.contains("/save"))
    #expect(Completion.lines(for: "/acc", from: []) == ["/accessible on", "/accessible off"])
    #expect(Completion.lines(for: "/set q", from: ["/set quantity "]) == ["/set quantity "])
    #expect(Completion.lines(for: "", from: ["/set quantity "]) == [])
    #expect(Completion.lines(for: "c", from: offers) == [])
  }

  @Test func `a label that would move the cursor is not offered`() {
    #expect(Completion.lines(for: "", from: ["a\u{1B}[2J", "b\nc", "d\u{202E}", "ok"]) == ["ok"])
  }
}
