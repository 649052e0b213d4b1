import FlowEngine
import SnippetFoundation
import Snippets
import Testing

@testable import TerminalDialogue

/// One intent from the command line, without a person.
@Suite(.serialized)
final class OneShotTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    _ arguments: String...,
    input: String = "",
    _ environment: [String: String] = [:]
  ) throws -> Piped {
    try Piped(
      Built.path("coffee-shop"),
      input: Array(input.utf8),
      arguments: ["run"] + arguments,
      environment: ["XDG_STATE_HOME": folder.path].merging(environment) { $1 }
    )
  }

  private func object(_ shop: Piped) throws -> [String: Any] {
    let read = try JSONSerialization.jsonObject(with: Data(shop.output.utf8))
    return try #require(read as? [String: Any])
  }

  @Test func `a result is one JSON object`() throws {
    let shop = try run(
      "OrderCoffeeIntent",
      "--product",
      "latte",
      "--quantity",
      "2",
      "--size",
      "large",
      "--json"
    )
    let result = try object(shop)
    #expect(shop.code == 0 && shop.error.isEmpty)
    #expect(shop.output.split(separator: "\n").count == 1)
    #expect(result["status"] as? String == "done")
    #expect(result["intent"] as? String == "OrderCoffeeIntent")
    #expect((result["snippet"] as? String)?.contains("Total") == true)
    #expect(result["error"] == nil)
  }

  @Test func `how far an intent is stands on standard error, a quarter a line`() throws {
    func count(_ arguments: String...) throws -> Piped {
      try Piped(Built.path("flow-apps"), input: [], arguments: ["run", "CountTins"] + arguments)
    }
    let said = try count()
    #expect(said.output == "Two tins.\n")
    #expect(said.error == "Count Tins: 50% done.\nCount Tins: 100% done.\n")
    #expect(try count("--json").error.isEmpty)
  }

  @Test func `one letter names a choice here as it does at a prompt`() throws {
    let given = ["--product=latte", "--quantity=2", "--json"]
    #expect(try run("OrderCoffeeIntent", given[0], given[1], "--size", "l", given[2]).code == 0)
  }

  @Test(arguments: [
    ["OrderCoffeeIntent", "--json", "--width", "0"],
    ["--json", "--width", "0", "OrderCoffeeIntent"],
    ["--json", "OrderCoffeeIntent", "--log"],
  ])
  func `a command line that is refused is one JSON object too`(arguments: [String]) throws {
    let shop = try Piped(
      Built.path("coffee-shop"),
      input: [],
      arguments: ["run"] + arguments,
      environment: ["XDG_STATE_HOME": folder.path]
    )
    let result = try object(shop)
    #expect(shop.code == 2 && shop.error.isEmpty, "\(shop.error)")
    #expect(result["intent"] as? String == "OrderCoffeeIntent")
    let error = try #require(result["error"] as? [String: Any])
    #expect(error["exit"] as? Int == 2 && (error["message"] as? String)?.isEmpty == false)
  }

  @Test func `a path with a tilde begins in the folder that HOME names`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    let app = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["run", "AttachFile", "--file", "~/notes.txt"],
      environment: ["HOME": folder.path]
    )
    #expect(app.output == "Attached notes.txt.\n", "\(app.error)")
  }

  @Test func `the JSON steers no terminal`() throws {
    var report = OneShotReport(intent: "Say")
    report.take(.said("é\u{9B}31m \u{202E}b\u{2028}\u{7F}"))
    #expect(report.json.contains(#"é\u009b31m \u202eb\u2028\u007f"#))
    let read = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    #expect(read?["dialog"] as? String == "é\u{9B}31m \u{202E}b\u{2028}\u{7F}")
  }

  @Test func `a pipe gets UTF-8 whatever the locale, as the help says`() throws {
    let environment = ["LC_ALL": "C", "NO_COLOR": "1"]
    let shop = try run("OrderCoffeeIntent", "--product=latte", input: "2\nl\n", environment)
    #expect(shop.output.contains("─"))
    let help = try Piped(Built.path("coffee-shop"), input: [], arguments: ["--help"])
    #expect(help.output.contains("gets UTF-8 whatever the locale"))
  }

  @Test func `what is missing is named, with the option that gives it`() throws {
    let shop = try run("OrderCoffeeIntent", "--product=latte", "--no-input", input: "2\n")
    #expect(
      shop.error == "Order Coffee: 'quantity' is missing, so nothing was done. "
        + "Give --quantity VALUE, a whole number from 1 to 12.\n"
    )
    #expect(shop.code == 130)
    let error = try #require(
      try object(run("OrderCoffeeIntent", "--product=latte", "--json", "--no-input"))["error"]
        as? [String: Any]
    )
    #expect(error["parameter"] as? String == "quantity")
    #expect(error["exit"] as? Int == 130)
  }

  @Test func `a narrow terminal breaks no word of what is missing`() throws {
    let terminal = try PseudoTerminal(
      Built.path("coffee-shop"),
      arguments: ["run", "OrderCoffeeIntent", "--product=latte", "--no-input"],
      environment: ["XDG_STATE_HOME": folder.path, "NO_COLOR": "1"],
      columns: 30
    )
    #expect(terminal.exitCode() == 130)
    let rows = terminal.transcript.split(separator: "\r\n")
    #expect(rows.count > 2 && rows.allSatisfy { $0.count <= 30 })
    let words = rows.joined(separator: " ")
    #expect(words.contains("so nothing was done. Give --quantity VALUE, a whole number"))
  }

  @Test func `what an undo puts off is done before the snippet is drawn`() throws {
    let input = Array("sell cake\nundo\n".utf8)
    let piped = try Piped(Built.path("flow-apps"), input: input, arguments: [])
    let end = "> undo\nUndone: Sell Cake.\nOn the shelf: Apple, Plum, Cherry\n"
    #expect(piped.output.hasSuffix(end), "\(piped.output)")
  }

  @Test func `what the next intent of a chain lacks is named by that intent`() throws {
    func run(_ words: String...) throws -> Piped {
      let first = ["run", "TellValue", "--then", "PackCake"]
      return try Piped(Built.path("flow-apps"), input: [], arguments: first + words)
    }
    let packed = try run("--icing", "sugar", "--note", "hi", "--json")
    #expect(try object(packed)["dialog"] as? String == "4 of Plum Cake, icing sugar, hi.")
    #expect(try object(packed)["intent"] as? String == "PackCake")
    let missing = try run("--no-input")
    let words = "Pack Cake: 'icing' is missing, so nothing was done. Give --icing"
    #expect(missing.error.hasPrefix(words))
    #expect(missing.code == 130)
    #expect(try object(run("--json"))["intent"] as? String == "PackCake")
    #expect(try object(run("--icing=none at all", "--json"))["intent"] as? String == "PackCake")
  }

  @Test func `what an intent of a chain says and shows is not laid to the next one`() throws {
    func run(_ words: String...) throws -> [String: Any] {
      let arguments = ["run"] + words + ["--json"]
      return try object(Piped(Built.path("flow-apps"), input: [], arguments: arguments))
    }
    let shown = try run("TellAll")
    #expect(shown["dialog"] != nil && shown["snippet"] != nil && shown["value"] != nil)
    let bare = try run("TellAll", "--then", "AddPiece")
    #expect(bare["intent"] as? String == "AddPiece")
    #expect(Set(bare.keys) == ["intent", "status"])
  }

  @Test func `lines of input answer, and the end of them is told`() throws {
    let shop = try run("OrderCoffeeIntent", "--product=latte", input: "2\n")
    #expect(shop.output.contains("\n> 2\n"))
    #expect(shop.error.contains("'size' is missing"))
    #expect(shop.error.contains("one of 'Small', 'Medium', 'Large', or one more line of input"))
    #expect(shop.code == 130)
  }

  @Test func `where more than the options can be given, that is said`() throws {
    let run = try Piped(Built.path("flow-apps"), input: [], arguments: ["run", "StoreFlour"])
    let valid = "a Silo, by name, or a whole number, such as 'Oak', 'Tin'"
    #expect(run.error.contains("Give --store VALUE, \(valid)"))
    #expect(run.code == 130)
  }

  @Test(arguments: [[], ["--json"]])
  func `a value that is none exits 2`(options: [String]) throws {
    let arguments = ["run", "OrderCoffeeIntent", "--product=latte", "--quantity=many"] + options
    let shop = try Piped(
      Built.path("coffee-shop"),
      input: Array("2\nlarge\n".utf8),
      arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path]
    )
    #expect((shop.error + shop.output).contains("'many' is not a whole number"))
    #expect(shop.code == 2)
  }

  @Test(arguments: ["size", "product"])
  func `a value that is none of some is answered with those`(parameter: String) throws {
    var given = ["product": "latte", "quantity": "2"]
    given[parameter] = "nonsense"
    let options = given.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    let shop = try Piped(
      Built.path("coffee-shop"),
      input: [],
      arguments: ["run", "OrderCoffeeIntent", "--json"] + options,
      environment: ["XDG_STATE_HOME": folder.path]
    )
    let error = try #require(try object(shop)["error"] as? [String: Any])
    #expect(error["parameter"] as? String == parameter)
    let choices = try #require(error["choices"] as? [String])
    #expect(choices.contains(parameter == "size" ? "Medium" : "Latte"))
    #expect(shop.code == 2)
  }

  @Test(arguments: [
    ["run", "OrderCoffeeIntent", "--help"], ["run", "Order Coffee", "--json", "-h"],
  ])
  func `the help of an intent lists its parameters`(arguments: [String]) throws {
    let shop = try Piped(Built.path("coffee-shop"), input: [], arguments: arguments)
    #expect(shop.code == 0)
    #expect(shop.output.contains("OrderCoffeeIntent: Order Coffee\n"))
    #expect(shop.output.contains("--quantity"))
    let none = try Piped(
      Built.path("coffee-shop"),
      input: [],
      arguments: ["run", "Ordr", "--help"]
    )
    #expect(none.code == 2)
    #expect(none.error.contains("'Ordr' is no intent of this app."))
  }

  @Test func `effects of what an intent leaves behind are counted`() throws {
    let bakery = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["run", "PostReceipt", "--json"]
    )
    #expect(try object(bakery)["effects"] as? [String: Int] == ["Receipts.post": 1])
  }

  @Test func `a conversation on a pipe waits for what an intent leaves behind`() throws {
    let trace = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: trace) }
    let bakery = try Piped(
      Built.path("flow-apps"),
      input: Array("post receipt\n".utf8),
      arguments: ["--trace", trace.path]
    )
    #expect(bakery.code == 0)
    #expect(try String(contentsOf: trace, encoding: .utf8).contains("Receipts.post"))
  }

  @Test(arguments: ["--trace", "--log"])
  func `a file that cannot be opened is named, and nothing runs`(option: String) throws {
    let shop = try run("TodaysSpecialIntent", option, "/nowhere/file")
    #expect(shop.output.isEmpty && shop.code == 2)
    #expect(shop.error.hasPrefix("'/nowhere/file' cannot be written: No such file or directory."))
    let json = try run("TodaysSpecialIntent", option, "/nowhere/file", "--json")
    #expect(try object(json)["status"] as? String == "wrong value")
  }

  @Test func `a trace that finds no room is told, and by the exit code`() throws {
    let shop = try run("TodaysSpecialIntent", "--json", "--trace", "/dev/full")
    #expect(try object(shop)["status"] as? String == "done")
    #expect(shop.error.hasPrefix("'/dev/full' cannot be written: No space left on device."))
    #expect(shop.error.split(separator: "\n").count == 1)
    #expect(shop.code == 2)
    let talk = try Piped(
      Built.path("coffee-shop"),
      input: Array("what's today's special\n".utf8),
      arguments: ["--trace", "/dev/full"],
      environment: ["XDG_STATE_HOME": folder.path]
    )
    #expect(talk.code == 2 && talk.error.contains("No space left on device"))
  }

  @Test func `an intent that is none exits 2, as JSON too`() throws {
    let shop = try run("Ordr", "--json")
    #expect(try object(shop)["status"] as? String == "wrong value")
    #expect(shop.code == 2)
  }

  @Test func `a failure is JSON on standard output`() throws {
    let shop = try run("reorder", "--json")
    let error = try #require(try object(shop)["error"] as? [String: Any])
    #expect((error["message"] as? String)?.contains("no earlier orders") == true)
    #expect(shop.code == 1 && shop.error.isEmpty)
  }

  /// An intent that asks to be confirmed over and over, and what it was answered.
  private func confirming(times: Int, _ options: OneShotRun.Options) -> (code: Int32, yes: Int) {
    let inbox = Inbox()
    let yes = Lock(0)
    let dialogue = Dialogue(
      launch: {},
      post: { input in
        if case .confirm = input { yes.withLock { $0 += 1 } }
        let asked = yes.withLock { $0 }
        let question = Question(
          number: asked,
          kind: .confirmation(accept: "Pay", deny: "No", isDestructive: true),
          prompt: "Pay?"
        )
        inbox.post(.event(.settled(asked < times ? .answer(question) : .idle)))
      },
      completions: { [] },
      greeting: { [] }
    )
    var quiet = options
    (quiet.readsInput, quiet.writesJSON) = (false, true)
    let environment = TerminalEnvironment(
      variables: [:],
      inputIsTerminal: false,
      outputIsTerminal: false
    )
    var run = OneShotRun(dialogue, inbox: inbox, environment: environment, options: quiet)
    let code = run.run(.cancel, value: { nil }, effects: { [:] })
    return (code, yes.withLock { $0 })
  }

  @Test func `a guess at a value is not what --yes accepts`() throws {
    let shop = try run(
      "OrderCoffeeIntent",
      "--product=latte",
      "--quantity=2",
      "--size=lareg",
      "--yes",
      "--no-input",
      "--json"
    )
    let error = try #require(try object(shop)["error"] as? [String: Any])
    #expect((error["message"] as? String)?.contains("'Did you mean Large?'") == true)
    #expect(shop.code == 2)
  }

  @Test func `a confirmation is accepted where --yes is given, and nowhere else`() {
    var options = OneShotRun.Options()
    #expect(confirming(times: 2, options) == (130, 0))
    options.confirmsAll = true
    #expect(confirming(times: 2, options) == (0, 2))
    #expect(confirming(times: .max, options) == (130, 100))
  }

  @Test func `a value on show can be read back`() throws {
    struct Pair: Encodable, Sendable { var a = 1 }
    let many: [any Sendable] = [1, 2.5, "x", true, Optional<Int>.none]
    #expect(
      JSONValue(describing: many)
        == .list([.integer(1), .number(2.5), .text("x"), .boolean(true), .null])
    )
    #expect(JSONValue(describing: Pair()) == .object(["a": .integer(1)]))
    #expect(JSONValue(describing: Double.nan) == .text("nan"))
  }
}
