import Snippets
import SwiftUI
import Testing

@testable import FlowEngine

/// What only the person in front of a snippet may read, in what is kept of a conversation.
struct PrivacyTests {
  @Test func `private texts of a snippet are covered, each in its columns`() async throws {
    let events = await FlowDriver(app: .kiosk()).run { driver in
      await driver.send(.run(PrivateCard())).events
    }
    let shown = try #require(events.first { if case .showed = $0 { true } else { false } })
    let covered = try #require(shown.covered?.lines(.plain))
    let rows = shown.lines(.plain)
    #expect(rows.joined().contains("Card 4711") && rows.joined().contains("Pin 0815"))
    #expect(!covered.joined().contains("4711") && !covered.joined().contains("0815"))
    #expect(covered.joined().contains("Plain") && covered.joined().contains("▒▒▒▒"))
    #expect(covered.map(\.count) == rows.map(\.count))
  }

  @Test func `a snippet without anything private is not covered`() async {
    let events = await FlowDriver(app: .kiosk()).run { driver in
      await driver.send(.line("all drinks")).events
    }
    #expect(events.allSatisfy { $0.covered == nil })
  }

  @Test func `the name of a private control is kept nowhere`() async {
    let found = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.run(PrivateCard()))
      let lines = ["card 4711", "Pin 08", "Pin 0815 #2", "1", "Plain", "pi"]
      return (lines.map { driver.isPrivate($0) }, driver.hidingPrivate(in: "no 'Pin 0815' here"))
    }
    #expect(found.0 == [true, true, true, false, false, false])
    #expect(found.1 == "no '•••' here")
  }
}
