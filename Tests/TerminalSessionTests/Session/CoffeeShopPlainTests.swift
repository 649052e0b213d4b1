import FlowEngine
import Foundation
import Testing

@testable import TerminalDialogue

/// The example app without a terminal: pipes in, pipes out.
@Suite(.serialized)
final class CoffeeShopPlainTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    _ arguments: [String] = [],
    input: String = "",
    _ environment: [String: String] = [:]
  ) throws -> Piped {
    try Piped(
      Built.path("coffee-shop"),
      input: Array(input.utf8),
      arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path].merging(environment) { $1 }
    )
  }

  @Test func `without input the special is shown, and what can be said`() throws {
    let shop = try run()
    // Which one it is depends on the day of the week.
    let specials = ["Latte", "Flat White", "Espresso", "Mocha", "Green Tea", "Iced Tea"]
    #expect(specials.contains { shop.output.contains($0) })
    #expect(shop.output.contains("You can say:"))
    #expect(!shop.output.contains("\u{1B}"))
    #expect(shop.error.isEmpty)
    #expect(shop.code == 0)
  }

  @Test func `a recording that cannot be written is told on standard error and by the exit code`()
    throws
  {
    let shop = try run(input: "/record /no/such/a.flow\norder a latte\ncancel\n")
    #expect(shop.error.hasPrefix("'/no/such/a.flow' cannot be written, so nothing is recorded."))
    #expect(shop.output.contains("cancelled.") && shop.code == 2)
  }

  @Test func `lines place an order, and nothing but the conversation is written`() throws {
    let shop = try run(input: "order a latte\n2\nlarge\nPlace Order\nyes\n")
    #expect(shop.output.contains("\n> yes\nOrder O-1001 placed.\n"))
    #expect(!shop.output.contains("\u{1B}"))
    #expect(shop.error.isEmpty)
    #expect(shop.code == 0)
  }

  @Test func `choices are as wide as was asked for, without a terminal too`() throws {
    let choices = "Which size?\n[1] Small\n[2] Medium\n[3] Large\n"
    #expect(try run(["--width", "20"], input: "order a latte\n2\n").output.contains(choices))
    let told = try run(input: "/width 20\norder a latte\n2\n")
    #expect(told.output.contains(choices))
  }

  @Test func `a recorded order goes as it went, whatever orders and shop there are`() throws {
    let flow = folder.appendingPathComponent("Flows/order.flow")
    try FileManager.default.createDirectory(
      at: flow.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let lines = "order a latte\n2\nlarge\n/trace\n/time\nPlace Order\nyes\n"
    #expect(try run(input: lines).code == 0)
    let orders = folder.appendingPathComponent("coffee-shop/orders.json")
    let kept = try Data(contentsOf: orders)
    #expect(try run(["flow", "record", flow.path], input: lines).code == 0)
    for environment in [[:], ["COFFEE_SHOP_STATE": "/no/such"], ["COFFEE_SHOP_MODE": "closed"]] {
      let played = try run(["flow", "run", flow.path], environment)
      #expect(played.code == 0, "\(played.output)")
    }
    #expect(try Data(contentsOf: orders) == kept)
  }

  @Test func `input that ends at a question places nothing and names what is missing`() throws {
    let shop = try run(input: "order a latte\n")
    #expect(shop.error.contains("'quantity' is missing"))
    #expect(shop.code == 130)
  }

  @Test func `a single intent is run with its parameters`() throws {
    let order = ["run", "order coffee", "--product", "latte", "--quantity", "2", "--size=large"]
    let shop = try run(order)
    #expect(shop.output.contains("$9.00"))
    #expect(shop.error.isEmpty)
    #expect(shop.code == 0)
    #expect(try run(["run", "OrderCoffeeIntent", "--product", "latte"]).code == 130)
    #expect(try run(["run", "OrderCofee"]).code == 2)
  }

  @Test func `a single intent that fails says so on standard error and exits 1`() throws {
    let order = ["run", "OrderCoffeeIntent", "--product=latte", "--quantity=1", "--size=small"]
    let shop = try run(order, input: "", ["COFFEE_SHOP_MODE": "closed"])
    #expect(shop.output.isEmpty)
    #expect(shop.error.contains("closed"))
    #expect(shop.code == 1)
  }

  @Test func `a file of orders that cannot be read is named`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shop = try run(["run", "reorder"], input: "", ["COFFEE_SHOP_STATE": folder.path])
    #expect(shop.error.contains("'\(folder.path)' cannot be read"))
    #expect(shop.code == 1)
  }

  @Test func `a flow that is not there exits 2`() throws {
    let shop = try run(["flow", "run", "/no/such.flow"])
    #expect(shop.error == "/no/such.flow: there is no such file\n")
    #expect(shop.output.isEmpty)
    #expect(shop.code == 2)
  }

  @Test func `how a single intent came out is an exit code`() {
    func code(_ notices: FlowNotice...) -> Int32 {
      var outcome = OneShotOutcome()
      for notice in notices { outcome.take(.noted(notice)) }
      return outcome.code
    }
    #expect(code() == 0)
    #expect(code(.done(intent: "Order")) == 0)
    #expect(code(.failed(intent: "Order", message: "closed")) == 1)
    #expect(code(.declined(intent: "Order")) == 1)
    #expect(code(.timedOut(intent: "Order", seconds: "30")) == 124)
    #expect(code(.cancelled(intent: "Order")) == 130)
  }
}
