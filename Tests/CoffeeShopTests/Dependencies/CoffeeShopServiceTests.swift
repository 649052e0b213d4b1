import Foundation
import Testing

@testable import CoffeeShop

struct CoffeeShopServiceTests {
  @Test func `orders are numbered, and a draft is placed once`() async throws {
    let shop = CoffeeShopService()
    let first = try await shop.begin("latte", quantity: 2, size: .large)
    let second = try await shop.begin("mocha", quantity: 1, size: .small)
    #expect(try await shop.place(first.id).id == "O-1001")
    #expect(try await shop.place(second.id).id == "O-1002")
    #expect(try await shop.place(first.id).id == "O-1001")
    #expect(try await shop.orders().map(\.id) == ["O-1001", "O-1002"])
  }

  @Test func `a draft placed many times at once is one order`() async throws {
    try await inFolder { folder in
      let shop = CoffeeShopService(state: folder + "/orders.json")
      let draft = try await shop.begin("latte", quantity: 2, size: .large)
      let ids = try await withThrowingTaskGroup(returning: Set<String>.self) { group in
        for _ in 0..<20 { group.addTask { try await shop.place(draft.id).id } }
        return try await group.reduce(into: []) { $0.insert($1) }
      }
      #expect(ids == ["O-1001"])
      #expect(try await shop.orders().count == 1)
    }
  }

  @Test func `two shops on one file never give one number twice`() async throws {
    try await inFolder { folder in
      let shops = (0..<2).map { _ in CoffeeShopService(state: folder + "/orders.json") }
      try await withThrowingTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            let shop = shops[index % 2]
            let draft = try await shop.begin("latte", quantity: 1, size: .small)
            _ = try await shop.place(draft.id)
          }
        }
        try await group.waitForAll()
      }
      let ids = try await shops[0].orders().map(\.id)
      #expect(ids == (1001...1020).map { "O-\($0)" })
    }
  }

  @Test func `an order survives its process`() async throws {
    try await inFolder { folder in
      let path = folder + "/orders.json"
      let shop = CoffeeShopService(state: path)
      let draft = try await shop.begin("latte", quantity: 2, size: .large, hasOatMilk: true)
      let placed = try await shop.place(draft.id)
      let later = CoffeeShopService(state: path)
      #expect(try await later.orders() == [placed])
      #expect(placed.total == Decimal(1020) / 100)
    }
  }

  @Test func `quantities stay within what the shop makes`() async throws {
    let shop = CoffeeShopService()
    let draft = try await shop.begin("latte", quantity: 12, size: .small)
    try await shop.change(draft.id) { $0.quantity += 1 }
    #expect(try await shop.draft(draft.id).quantity == 12)
    try await shop.change(draft.id) { $0.quantity -= 40 }
    #expect(try await shop.draft(draft.id).quantity == 1)
  }

  @Test func `a closed shop begins nothing`() async {
    let shop = CoffeeShopService(mode: .closed)
    await #expect(throws: ShopError.closed) {
      _ = try await shop.begin("latte", quantity: 1, size: .small)
    }
  }

  @Test func `a sold-out shop places nothing, and keeps the draft`() async throws {
    let shop = CoffeeShopService(mode: .soldOut)
    let draft = try await shop.begin("latte", quantity: 1, size: .small)
    await #expect(throws: ShopError.soldOut("Latte")) { _ = try await shop.place(draft.id) }
    #expect(try await shop.orders().isEmpty)
    #expect(try await shop.draft(draft.id) == draft)
  }

  @Test func `whoever gave a slow kitchen up has ordered nothing`() async throws {
    let shop = CoffeeShopService(mode: .slow)
    let draft = try await shop.begin("latte", quantity: 1, size: .small)
    let order = Task { try await shop.place(draft.id) }
    order.cancel()
    shop.kitchen.hurry()
    await #expect(throws: CancellationError.self) { _ = try await order.value }
    #expect(try await shop.orders().isEmpty)
  }

  @Test func `an order is cancelled once, and not when it is ready`() throws {
    let order = PlacedOrder.sample("O-1001")
    try CoffeeShopService.checkCancellable(order, at: order.placed.addingTimeInterval(299))
    #expect(throws: ShopError.tooLateToCancel("O-1001")) {
      try CoffeeShopService.checkCancellable(order, at: order.placed.addingTimeInterval(300))
    }
    #expect(throws: ShopError.alreadyCancelled("O-1001")) {
      try CoffeeShopService.checkCancellable(
        .sample("O-1001", cancelled: true),
        at: order.placed
      )
    }
  }

  @Test func `the environment says where orders are kept`() {
    #expect(CoffeeShopService.statePath(["COFFEE_SHOP_STATE": "/a/b.json"]) == "/a/b.json")
    #expect(
      CoffeeShopService.statePath(["XDG_STATE_HOME": "/state", "HOME": "/home/me"])
        == "/state/coffee-shop/orders.json"
    )
    #expect(
      CoffeeShopService.statePath(["XDG_STATE_HOME": "state", "HOME": "/home/me"])
        == "/home/me/.local/state/coffee-shop/orders.json"
    )
  }

  @Test(arguments: [
    ("", ShopMode.open), ("open", .open), ("closed", .closed), ("SoldOut", .soldOut),
    ("slow", .slow), ("busy", .unknown("busy")),
  ])
  func `the environment says how the shop is`(name: String, mode: ShopMode) {
    #expect(ShopMode(named: name) == mode)
  }

  @Test func `a mode that does not exist is named by the first order`() async {
    let shop = CoffeeShopService(mode: .unknown("busy"))
    await #expect(throws: ShopError.unknownMode("busy")) {
      _ = try await shop.begin("latte", quantity: 1, size: .small)
    }
  }
}
