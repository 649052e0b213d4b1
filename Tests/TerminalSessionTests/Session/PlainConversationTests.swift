import Foundation
import Testing

struct PlainConversationTests {
  private func converse(_ input: String) throws -> Piped {
    try Piped(Built.path("echo-app"), input: Array(input.utf8))
  }

  @Test func `lines are echoed, answered and nothing else is written`() throws {
    let piped = try converse("one\ntwo\n")
    #expect(
      piped.output == """
        welcome in 44 columns
        > one
         you said 'one', 3 characters
        > two
         you said 'two', 3 characters

        """
    )
    #expect(piped.error.isEmpty)
    #expect(piped.code == 0)
  }

  @Test func `no escape code is written`() throws {
    #expect(try !converse("one\nconfirm\nno\n").output.contains("\u{1B}"))
  }

  @Test func `no input shows the greeting and exits 0`() throws {
    let piped = try converse("")
    #expect(piped.output == "welcome in 44 columns\n")
    #expect(piped.code == 0)
  }

  @Test func `input that ends at a question exits 130 and says what is missing`() throws {
    let piped = try converse("ask")
    #expect(piped.output == "welcome in 44 columns\n> ask\nHow many?\n")
    #expect(
      piped.error == """
        The input ended at 'How many?'. Order: 'quantity' is missing, so nothing was done. \
        Give its value with one more line of input.

        """
    )
    #expect(piped.code == 130)
  }

  @Test func `input that ends at a confirmation confirms nothing`() throws {
    let piped = try converse("confirm\n")
    #expect(piped.error.contains("nothing was confirmed"))
    #expect(piped.code == 130)
  }

  @Test func `what comes by itself is written while the next line is waited for`() throws {
    let piped = try Piped(
      Built.path("echo-app"),
      input: Array("later\n".utf8),
      staysOpen: true,
      signal: SIGTERM,
      once: { $0.contains("by itself") }
    )
    #expect(piped.output.hasPrefix("welcome in 44 columns\n> later\nsoon\nby itself\n"))
  }

  @Test func `a line of 10,000 characters is taken whole`() throws {
    let piped = try converse(String(repeating: "é", count: 10_000) + "\n")
    #expect(piped.output.contains("10000 characters"))
  }

  @Test func `bytes that are no UTF-8 and control characters are made visible`() throws {
    let piped = try Piped(
      Built.path("echo-app"),
      input: [0x61, 0xFF, 0x00, 0x1B, 0x5B, 0x41, 0x0D, 0x0A]
    )
    let echoed = piped.output.split(separator: "\n")[1]
    #expect(echoed.hasPrefix("> a\u{FFFD}"))
    #expect(!echoed.contains("\u{1B}"))
    #expect(!echoed.contains("\0"))
  }
}
