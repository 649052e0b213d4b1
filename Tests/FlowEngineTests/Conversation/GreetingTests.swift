import FlowEngine
import Testing

/// What a conversation begins with.
struct GreetingTests {
  @Test func `of many intents the first are named, and how many there are more`() throws {
    let conversation = Conversation(app: .kiosk()) { _ in }
    guard case .noted(.help(let rows))? = conversation.greeting.last else {
      Issue.record("nothing is said of what can be said")
      return
    }
    #expect(rows.count == 13)
    let last = try #require(rows.last?.split(separator: " "))
    #expect(last.first == "..." && last.dropFirst(2).joined(separator: " ") == "more: type help")
    let more = try #require(Int(last[1]))
    #expect(more > 20)
  }
}
