import SnippetFoundation
import Snippets
import SwiftUI
import Testing

@testable import SnippetTesting

@Suite @MainActor struct SnapshotStrategyTests {
  private struct Card: View {
    @Environment(\.colorScheme) private var scheme
    var order: String

    var body: some View {
      VStack(alignment: .leading) {
        Text(order).bold()
        Text(scheme == .dark ? "dark" : "light")
      }
    }
  }

  private func text<Value>(_ value: Value, _ strategy: SnapshotStrategy<Value>) throws -> String {
    try strategy.text(value, RenderSettings(columns: 30))
  }

  @Test func `rows, styled rows and what is read out`() throws {
    let card = Card(order: "O-1001")
    #expect(try text(card, .plain) == "O-1001\nlight")
    #expect(try text(card, .ansi) == "\u{1B}[1mO-1001\u{1B}[0m\nlight")
    #expect(try text(Toggle("Oat", isOn: .constant(true)), .linear) == "Oat, switch, on, disabled")
    #expect(SnapshotStrategy<Card>.plain.form == "")
    #expect(SnapshotStrategy<Card>.ansi.form == "ansi")
  }

  @Test func `a tree as JSON can be read back, with a list of numbers a row`() throws {
    let json = try text(Card(order: "O-1001"), .json)
    let tree = try JSONDecoder().decode(ViewTree.self, from: Data(json.utf8))
    #expect(tree.text() == "O-1001\nlight")
    let numbers = json.components(separatedBy: "\n").filter {
      $0.contains("[0,") || $0.contains("[1,")
    }
    #expect(!numbers.isEmpty && numbers.allSatisfy { $0.hasSuffix("]") || $0.hasSuffix("],") })
    #expect(try text(Card(order: "O-1001"), .json) == json)
  }

  @Test func `a filter and a redaction change what is compared`() throws {
    let card = Card(order: "O-1001")
    #expect(try text(card, .plain.filter(/O-\d+/, "O-####")) == "O-####\nlight")
    #expect(try text(card, .plain.redact(/\d+/)) == "O-####\nlight")
    #expect(try text(card, .plain.redact(/light/, with: "x")) == "O-1001\nxxxxx")
    #expect(try text(card, .plain.map { $0.uppercased() }) == "O-1001\nLIGHT")
  }

  @Test func `a redaction keeps the columns and the rows`() throws {
    let strategy = SnapshotStrategy<String>.lines.redact(/(?s)a.*z/)
    #expect(try text("<a 漢\nz>", strategy) == "<####\n#>")
  }

  @Test func `a strategy is made of another`() throws {
    let orders = SnapshotStrategy<Card>.plain.pullback { (number: Int) in Card(order: "O-\(number)")
    }
    #expect(try text(7, orders) == "O-7\nlight")
    #expect(SnapshotStrategy<Card>.json.pullback { (_: Int) in Card(order: "") }.form == "json")
    let own = SnapshotStrategy<[Int]>(form: "csv") { numbers, _ in
      numbers.map(String.init).joined(separator: ",")
    }
    #expect(try text([1, 2], own) == "1,2")
  }
}
