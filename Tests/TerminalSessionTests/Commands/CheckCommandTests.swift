import Foundation
import Testing

/// What an app's executable says of itself: its mistakes, and what it can do.
@Suite(.serialized)
struct CheckCommandTests {
  private func run(_ program: String, _ arguments: String...) throws -> Piped {
    try Piped(Built.path(program), input: [], arguments: arguments)
  }

  @Test func `an app without mistakes passes`() throws {
    let shop = try run("coffee-shop", "check", "--strict")
    #expect(shop.output == "0 errors, 0 warnings\n")
    #expect(shop.code == 0 && shop.error.isEmpty)
    #expect(try run("coffee-shop", "check", "--json").output == "[\n\n]\n")
  }

  @Test func `a warning fails only where that is wanted`() throws {
    let tea = try run("tea-house", "check")
    #expect(tea.code == 0)
    #expect(tea.output.hasPrefix("warning: missing-parameter-summary: OrderTea: It has parameters"))
    #expect(try run("tea-house", "check", "--strict").code == 1)
  }

  @Test func `errors come first, and fail`() throws {
    let apps = try run("flow-apps", "check")
    let rows = apps.output.split(separator: "\n")
    #expect(apps.code == 1)
    #expect(rows.first?.hasPrefix("error: intent-of-another-module: FlowApps.AddPiece: It") == true)
    #expect(apps.output.contains("error: intent-of-another-module: FlowApps.WrapBox: It is"))
    #expect(
      apps.output.contains(
        "error: missing-dependency: AskInShop: Its @Dependency of type Door is not registered."
      )
    )
    #expect(
      apps.output.contains("error: shortcut-of-hidden-intent: SecretRecipe: A shortcut names")
    )
    #expect(
      apps.output.contains("app-groups-differ: FlowApps: 2 app groups are named: group.org.parley")
    )
    let order = rows.dropLast().map { $0.hasPrefix("error") }
    #expect(order == order.sorted { $0 && !$1 })
  }

  @Test func `findings are JSON where that is wanted`() throws {
    let apps = try run("flow-apps", "check", "--json")
    let read = try JSONSerialization.jsonObject(with: Data(apps.output.utf8))
    let findings = try #require(read as? [[String: String]])
    #expect(apps.code == 1)
    #expect(findings.allSatisfy { Set($0.keys) == ["rule", "severity", "subject", "message"] })
    #expect(findings.contains { $0["rule"] == "shortcut-of-hidden-intent" })
  }

  @Test func `an app in which nothing can happen says so at its start`() throws {
    let empty = try run("echo-app", "--locale", "en")
    #expect(empty.code == 1 && empty.output.isEmpty)
    #expect(
      empty.error == """
        error: nothing-to-run: Empty: There is no intent in this program, and nothing is in the app's \
        window. Declare an AppIntent, or name the modules that have some.

        """
    )
    #expect(try run("echo-app", "check").code == 1)
  }

  @Test func `an app without intents has none to list, and says so`() throws {
    let listed = try run("echo-app", "intents")
    #expect(listed.code == 3 && listed.output.isEmpty)
    #expect(
      listed.error == "There is no intent in Empty. Declare a struct that conforms to AppIntent.\n"
    )
    #expect(try run("echo-app", "intents", "--json").code == 0)
  }

  @Test func `an intent is listed with its sentence, titles where values are missing`() throws {
    let listed = try run("coffee-shop", "intents").output
    let rows = "OrderCoffeeIntent: Order Coffee\n  Order Quantity Size Product\n  --product   "
    #expect(listed.contains(rows), "\(listed)")
  }

  @Test func `what an app can do is listed, what is hidden only where all is wanted`() throws {
    let listed = try run("flow-apps", "intents").output
    #expect(listed.contains("ShowBox: Show Box\n  --cake"))
    #expect(!listed.contains("SecretRecipe"))
    #expect(try run("flow-apps", "intents", "--all").output.contains("SecretRecipe: "))
  }

  @Test func `the description as JSON says which intents are hidden`() throws {
    func hidden(_ arguments: String...) throws -> [String] {
      let described = try Piped(Built.path("flow-apps"), input: [], arguments: arguments)
      let read = try JSONSerialization.jsonObject(with: Data(described.output.utf8))
      let description = try #require(read as? [String: Any])
      #expect(description["version"] as? Int == 1)
      let intents = try #require(description["intents"] as? [[String: Any]])
      #expect(intents.count > 10)
      return intents.filter { $0["isDiscoverable"] as? Bool == false }
        .compactMap { $0["identifier"] as? String }
    }
    #expect(try hidden("intents", "--json") == [])
    #expect(try hidden("intents", "--json", "--all").contains("SecretRecipe"))
  }

  @Test func `a hidden intent is neither listed nor completed nor suggested, but a button runs it`()
    throws
  {
    let boxes = try Piped(
      Built.path("flow-apps"),
      input: Array("help\nadd piece\nshow box\nplum\nMore\n".utf8)
    )
    let (help, rest) = try #require(
      boxes.output.range(of: "> add piece").map {
        (boxes.output[..<$0.lowerBound], boxes.output[$0.lowerBound...])
      }
    )
    #expect(help.contains("Show Box") && !help.contains("Add Piece"))
    #expect(rest.contains("is nothing this app understands"))
    #expect(rest.contains("> More\n2 x Plum Cake"), "\(rest)")
    let completed = try run("flow-apps", "__complete", "--", "run", "AddP")
    #expect(completed.output.isEmpty)
    #expect(try run("flow-apps", "search", "add", "piece").error == "Nothing was found.\n")
  }
}
