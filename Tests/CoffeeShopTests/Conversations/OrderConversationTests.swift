import SnippetTesting
import Testing

@testable import CoffeeShop

@Suite(.snippets(columns: [44], clock: "2026-01-05T09:00:00Z"))
struct OrderConversationTests {
  private let shop = TestApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"])

  @Test func `an order is put together and placed`() async throws {
    try await Conversation.with(shop) { shop in
      await shop.run(OrderCoffeeIntent()).expect("...\nWhich product?\n...")
      await shop.answer(\OrderCoffeeIntent.$product, ProductEntity(Menu.items[0]))
        .expect("How many?")
      await shop.answer(\OrderCoffeeIntent.$quantity, 13).expect("~ {{*}}(try 2 of 3)")
      await shop.answer(\OrderCoffeeIntent.$quantity, 2).expect {
        """
        Which size?
        [1] Small  [2] Medium  [3] Large
        """
      }
      await shop.answer(\OrderCoffeeIntent.$size, .large).ignore()
      try await shop.assertSnippet(named: "configured", columns: [32, 44])
      await shop.toggle("Oat milk").expect("...\n~   Total {{*}}$10.20\n...")
      await shop.tap("Place Order").expect("...\nPlace order for 2 Latte, total $10.20?\n...")
      await shop.confirm().expect("~ Order {{re:O-\\d+}} placed.\n...")
      shop.expectEffect("Orders.place")
    }
  }

  @Test func `an order that the till refuses is not placed`() async throws {
    try await Conversation.with(shop) { shop in
      await shop.type("order a latte").expect("How many?")
      await shop.type("2").ignore()
      await shop.tap("Large").ignore()
      shop.fail("Orders.place", "The till is broken")
      await shop.tap("Place Order").ignore()
      await shop.confirm().expect("Place Order: The till is broken")
      shop.expectEffect("Orders.place", times: 0)
    }
  }

  @Test func `an order is kept as a flow`() async throws {
    try await assertTranscript(of: shop) { shop in
      await shop.type("order a latte")
      await shop.type("2")
      await shop.tap("Large")
      await shop.tap("Place Order")
      await shop.decline()
    }
  }
}
