import SnippetTesting
import Testing

@testable import TeaHouse

@Suite struct TimingOut {
  private let house = TestApp(name: "TeaHouse", modules: ["TeaHouse"])

  @Test func `tea that takes too long is given up`() async throws {
    try await Conversation.with(house) { tea in
      await tea.type("steep tea").ignore()
      await tea.wait(.seconds(30)).expect("~ Steep Tea: timed out after 30 s.{{*}}")
    }
  }

  @Test func `a person who says nothing is not waited for either`() async throws {
    try await Conversation.with(house) { tea in
      await tea.type("order tea").ignore()
      await tea.wait(.seconds(29)).expect("")
      await tea.cancel().ignore()
    }
  }
}
