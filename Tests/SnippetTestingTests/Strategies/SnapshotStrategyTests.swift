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

  @Test func `a tree as JSON names what is drawn and the views that it comes from`() throws {
    let json = try text(Card(order: "O-1001"), .json)
    #expect(
      json == """
        {
          "columns" : 30,
          "drawn" : [
            {
              "column" : 1,
              "row" : 1,
              "style" : "bold",
              "text" : "O-1001"
            },
            {
              "column" : 1,
              "row" : 2,
              "text" : "light"
            }
          ],
          "rows" : 2,
          "views" : [
            {
              "kind" : "column",
              "views" : [
                {
                  "kind" : "text",
                  "style" : "bold",
                  "text" : "O-1001"
                },
                {
                  "kind" : "text",
                  "text" : "light"
                }
              ]
            }
          ],
          "width" : 6
        }
        """,
      "\(json)"
    )
  }

  @Test func `a tree as JSON holds rooms, bars and colours`() throws {
    struct Wide: View {
      var body: some View {
        VStack {
          Text("Tea").foregroundStyle(Color.red).padding(1)
          Divider()
          Button("Pay") {}
        }
      }
    }
    let json = try text(Wide(), .json)
    for words in [
      "\"kind\" : \"padding\"", "\"insets\" : \"leading 1", "\"kind\" : \"divider\"",
      "\"style\" : \"colour ",
      "\"label\" : \"Pay\"",
    ] {
      #expect(json.contains(words), "\(words) in \(json)")
    }
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
