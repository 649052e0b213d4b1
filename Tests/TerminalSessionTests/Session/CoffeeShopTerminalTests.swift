import Foundation
import Testing

/// The example app at a real pseudo-terminal, as a person has it.
@Suite(.serialized)
final class CoffeeShopTerminalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(
    _ environment: [String: String] = [:],
    columns: UInt16 = 80,
    arguments: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Built.path("coffee-shop"),
      arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path, "NO_COLOR": "1"].merging(environment) { $1 },
      columns: columns
    )
  }

  /// A conversation whose first prompt stands.
  private func start(
    _ environment: [String: String] = [:],
    columns: UInt16 = 80
  ) throws
    -> PseudoTerminal
  {
    let terminal = try open(environment, columns: columns)
    _ = try #require(terminal.expect("You can say:"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }

  /// Types each line once the one before it was answered by what is to come.
  private func converse(_ terminal: PseudoTerminal, _ turns: KeyValuePairs<String, String>) throws {
    for (line, answer) in turns {
      terminal.type(line + "\n")
      let shown = terminal.expect(answer)
      _ = try #require(shown, "no '\(answer)' after '\(line)': \(terminal.transcript.suffix(1000))")
      _ = try #require(terminal.expect("> "))
    }
  }

  private func ordered() -> Bool {
    let file = folder.appendingPathComponent("coffee-shop/orders.json").path
    return FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }?
      .contains("O-1001") ?? false
  }

  @Test func `an order, end to end`() throws {
    let terminal = try start()
    try converse(
      terminal,
      [
        "order a latte": "How many?", "2": "[3] Large", "large": "Place Order]", "+": "$13.50",
        "Place Order": "[yes] Place Order", "yes": "Order O-1001 placed.",
      ]
    )
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
    #expect(ordered())
  }

  @Test(arguments: [(40, 44), (60, 50)])
  func `a width that is asked for is at most the terminal's`(asked: Int, columns: UInt16) throws {
    let terminal = try open(columns: columns, arguments: ["--width", "\(asked)"])
    let shown = try #require(terminal.expect("You can say:"))
    let widest = shown.components(separatedBy: "\r\n").map(\.count).max()
    // The special has a margin of two columns on its right, as on its left.
    #expect(widest == min(asked, Int(columns)) - 2)
  }

  @Test func `two orders of two processes are two orders`() throws {
    for id in ["O-1001", "O-1002"] {
      try converse(
        try start(),
        [
          "order a latte": "How many?", "1": "[3] Large", "small": "Place Order]",
          "Place Order": "[yes] Place Order", "yes": "Order \(id) placed.",
        ]
      )
    }
  }

  @Test func `Tab completes phrases, options and buttons`() throws {
    let terminal = try start()
    terminal.type("wh\t")
    #expect(terminal.expect("What's today's special") != nil)
    terminal.type("e\t\n")
    #expect(terminal.expect("Where is my order") != nil)
    #expect(terminal.expect("> ") != nil)
    try converse(terminal, ["order a latte": "How many?", "2": "[3] Large"])
    terminal.type("la\t\n")
    #expect(terminal.expect("Place Order]") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("pl\t\n")
    #expect(terminal.expect("[yes] Place Order") != nil)
    #expect(!ordered())
  }

  @Test func `Ctrl-C at a question cancels the order`() throws {
    let terminal = try start()
    try converse(terminal, ["order a latte": "How many?"])
    terminal.type("\u{3}")
    #expect(terminal.expect("Order Coffee: cancelled.") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("Ctrl-D") != nil)
  }

  @Test func `Ctrl-C while a slow kitchen works gives the prompt back at once`() throws {
    let terminal = try start(["COFFEE_SHOP_MODE": "slow"])
    try converse(
      terminal,
      [
        "order a latte": "How many?", "2": "[3] Large", "large": "Place Order]",
        "Place Order": "[yes] Place Order",
      ]
    )
    terminal.type("yes\n")
    #expect(terminal.expect("yes\r\n") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("cancelled.") != nil)
    try converse(terminal, ["where is my order": "no order"])
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(!ordered())
  }

  @Test func `Ctrl-D at a question says what is missing and exits 130`() throws {
    let terminal = try start()
    try converse(terminal, ["order a latte": "How many?"])
    terminal.type("\u{4}")
    #expect(terminal.expect("'quantity' is missing") != nil)
    #expect(terminal.exitCode() == 130)
    #expect(terminal.isInUsualMode)
  }

  @Test func `what is typed cannot forge what is shown`() throws {
    let terminal = try start()
    // Ctrl-V takes the next byte as it is.
    terminal.type("\u{16}\u{1B}[2J\u{16}\u{7}order\n")
    let shown = try #require(terminal.expect("nothing this app understands"))
    #expect(!shown.contains("\u{1B}[2J"))
    #expect(!shown.contains("\u{7}"))
    terminal.type(bytes: [0xFF, 0xC3, 0x28, 0x0A])
    #expect(terminal.expect("nothing this app understands") != nil)
  }

  @Test func `another width draws the snippet again`() throws {
    let terminal = try start()
    try converse(
      terminal,
      ["order a latte": "How many?", "2": "[3] Large", "large": "Place Order]"]
    )
    terminal.resize(columns: 34)
    let shown = try #require(terminal.expect("Place Order]"))
    #expect(shown.contains("Latte            $4.50 each\r\n"))
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `a history that cannot be written is said once`() throws {
    let terminal = try start(["XDG_STATE_HOME": "/proc/no"])
    terminal.type("hello\n")
    #expect(terminal.expect("cannot be written.") != nil)
    #expect(terminal.expect("nothing this app") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    let shown = try #require(terminal.expect("nothing this app"))
    #expect(!shown.contains("cannot be written"))
  }

  @Test func `one intent asks for what is missing and leaves`() throws {
    let terminal = try open(arguments: [
      "run", "OrderCoffeeIntent", "--product", "latte", "--quantity", "2",
    ])
    #expect(terminal.expect("[3] Large") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("large\n")
    #expect(terminal.expect("$9.00") != nil)
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
  }
}
