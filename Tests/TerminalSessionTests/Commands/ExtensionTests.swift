import Foundation
import Testing

/// A program that is an extension of an app, started as an app is.
@Suite(.serialized)
struct ExtensionTests {
  private func run(_ arguments: String..., input: String = "") throws -> Piped {
    try Piped(Built.path("errands-extension"), input: Array(input.utf8), arguments: arguments)
  }

  @Test func `an extension is conversed with, and what it registers is there`() throws {
    let talk = try run(input: "what is next in errands\n")
    #expect(talk.output.contains("Milk is next."))
    #expect(talk.code == 0)
  }

  @Test func `an intent of an extension runs from the command line`() throws {
    let ran = try run("run", "NextErrand")
    #expect(ran.output == "Milk is next.\n")
    #expect(ran.code == 0 && ran.error.isEmpty)
  }

  @Test func `what is registered before the extension begins, or on a queue, is there`() throws {
    let ran = try run("run", "LeaveHouse")
    #expect(ran.output == "With 3 coins and 2 keys.\n")
    #expect(ran.code == 0)
  }

  @Test func `timers and what is put on the main run loop run on the main thread`() throws {
    let ran = try run("run", "WaitForBus")
    #expect(ran.output == "Bus 7 is here.\n")
    #expect(ran.code == 0)
  }

  @Test func `an extension without a window is in order`() throws {
    let checked = try run("check", "--strict")
    #expect(checked.output == "0 errors, 0 warnings\n")
    #expect(checked.code == 0)
  }
}
