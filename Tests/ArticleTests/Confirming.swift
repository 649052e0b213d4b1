import SnippetTesting
import Testing

@testable import TeaHouse

@Suite struct Confirming {
  private let house = TestApp(name: "TeaHouse", modules: ["TeaHouse"])

  @Test func `an order is placed once it is confirmed`() async throws {
    try await Conversation.with(house) { tea in
      await tea.run(OrderTea()).expect("How many cups?")
      await tea.answer(\OrderTea.$cups, 2).expect(
        """
        Order 2 cups of tea?
        [yes] Order  [no] Cancel
        """
      )
      await tea.confirm().expect("The kettle is on.\n...")
      tea.expectEffect("Kitchen.brew")
    }
  }

  @Test func `nothing is brewed for those who decline`() async throws {
    try await Conversation.with(house) { tea in
      await tea.type("order tea").ignore()
      await tea.type("2").ignore()
      await tea.decline().expect("~ Order Tea: {{*}}")
      tea.expectEffect("Kitchen.brew", times: 0)
    }
  }

  @Test func `a kitchen that fails is told about`() async throws {
    try await Conversation.with(house) { tea in
      tea.fail("Kitchen.brew", "The stove is out.")
      await tea.type("order tea").ignore()
      await tea.type("2").ignore()
      await tea.confirm().expect("~ {{*}}The stove is out.{{*}}")
    }
  }
}
