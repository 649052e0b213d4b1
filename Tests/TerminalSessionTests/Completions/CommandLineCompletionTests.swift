import Foundation
import IntentModel
import Testing

@testable import TerminalSession

/// Completion of an app's command line, and the scripts that ask for it.
@Suite(.serialized)
struct CommandLineCompletionTests {
  private let shop = Built.path("coffee-shop")

  private func offered(_ words: String...) throws -> [String] {
    let asked = try Piped(shop, input: [], arguments: ["__complete", "--"] + words)
    #expect(asked.code == 0)
    return asked.output.split(separator: "\n").map {
      String($0.split(separator: "\t").first ?? "")
    }
  }

  @Test func `commands, then intents, then parameters`() throws {
    let commands = [
      "run", "intents", "find", "query", "search", "check", "preview", "flow", "completions",
    ]
    #expect(try offered("") == commands)
    #expect(try offered("--a") == ["--accessible"])
    #expect(try Set(offered("run", "")).isSuperset(of: ["OrderCoffeeIntent", "ReorderIntent"]))
    #expect(try offered("run", "--j") == ["--json"])
    #expect(try offered("run", "--json", "ord") == ["OrderCoffeeIntent", "OrderStatusIntent"])
    #expect(
      try offered("run", "OrderCoffeeIntent", "--").prefix(3) == [
        "--product", "--quantity", "--size",
      ]
    )
    #expect(try offered("run", "OrderCoffeeIntent", "--size", "small", "--s") == [])
    #expect(try offered("run", "NoSuchIntent", "--") == [])
    #expect(try offered("flow", "run", "F") == [":files"])
    #expect(try offered("completions", "") == ["bash", "zsh", "fish"])
  }

  @Test func `what can be looked for, and how`() throws {
    func asked(_ words: String...) throws -> [String] {
      try Piped(Built.path("flow-apps"), input: [], arguments: ["__complete", "--"] + words)
        .output.split(separator: "\n").map { String($0.split(separator: "\t").first ?? "") }
    }
    #expect(try asked("find", "b") == ["Book"])
    #expect(try asked("query", "l") == ["ListedBooksQuery"])
    #expect(
      try asked("find", "Book", "--") == [
        "--where", "--any", "--sort", "--descending", "--limit", "--json", "--locale",
      ]
    )
    #expect(try asked("find", "Book", "--where", "pages > 3", "--any", "--a") == [])
    #expect(try asked("query", "ListedBooksQuery", "--file", "x") == [":files"])
    #expect(try asked("check", "--s") == ["--strict"])
    #expect(try asked("intents", "--a") == ["--all"])
  }

  @Test(arguments: [
    (["CompareMills", "--mills", "w"], ["Wind Mill"]),
    (["CompareMills", "--mills", "Wind Mill, b"], ["Wind Mill, Burnt Mill"]),
    (["CompareMills", "--mills", "Burnt Mill,W"], ["Burnt Mill,Wind Mill"]),
    (["CompareMills", "--mills", "Wind Mill, w"], []),
    (["CompareMills", "--mills=Wind Mill, b"], ["--mills=Wind Mill, Burnt Mill"]),
    (["StoreCake", "--cake", "apple cake", "--shelf", "l"], ["left of Apple Cake"]),
    (["StoreCake", "--cake=apple cake", "--shelf", "r"], ["right of Apple Cake"]),
    (["StoreCake", "--shelf", ""], ["any shelf"]),
  ])
  func `a list's last element, and what depends on another value`(
    words: [String],
    offered: [String]
  ) throws {
    let asked = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["__complete", "--", "run"] + words
    )
    #expect(asked.output.split(separator: "\n").map(String.init) == offered)
  }

  @Test func `what may follow 'flow'`() throws {
    #expect(
      try offered("flow", "") == ["run", "record", "check", "fmt", "play", "coverage"]
    )
    #expect(try offered("flow", "run", "--s") == ["--shuffle", "--shard"])
    #expect(try offered("flow", "run", "--record", "m") == ["missing"])
    #expect(try offered("flow", "run", "Fl") == [":files"])
  }

  @Test func `every command and option of 'flow' is offered`() throws {
    func help(_ words: String...) throws -> String {
      try Piped(Built.path("coffee-shop"), input: [], arguments: words + ["--help"]).output
    }
    let commands = try help("flow").split(separator: "SUBCOMMANDS:").last ?? ""
    let names = commands.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
    #expect(names.count == 6)
    for name in names {
      #expect(try offered("flow", name) == [name])
      let known = try help("flow", name).matches(of: #/\n  (--[a-z-]+)/#).map { String($0.1) }
      #expect(Set(try offered("flow", name, "--")) == Set(known), "\(name)")
    }
  }

  @Test func `what comes after an intent, and the files that are written`() throws {
    #expect(try offered("run", "OrderCoffeeIntent", "--th") == ["--then"])
    #expect(try offered("run", "OrderCoffeeIntent", "--then", "ord").last == "OrderStatusIntent")
    #expect(
      try offered("run", "OrderCoffeeIntent", "--then", "OrderCoffeeIntent", "--size=l", "--") == [
        "--product", "--quantity", "--then",
      ]
    )
    #expect(
      try offered("run", "ReorderIntent", "--then", "OrderCoffeeIntent", "--size", "l") == ["Large"]
    )
    #expect(try offered("--t") == ["--trace"])
    #expect(try offered("--trace", "x") == [":files"])
    #expect(try offered("run", "OrderCoffeeIntent", "--log", "x") == [":files"])
    #expect(try offered("run", "--log", "file", "reo") == ["ReorderIntent"])
  }

  @Test(arguments: [["--size", "l"], ["--size=l"], ["--size", "=", "l"]])
  func `an enumeration's cases, however the shell parts the word`(words: [String]) throws {
    let asked = try Piped(
      shop,
      input: [],
      arguments: ["__complete", "--", "run", "OrderCoffeeIntent"] + words
    )
    #expect(asked.output == (words.count == 1 ? "--size=Large\n" : "Large\n"))
  }

  @Test func `the entities that the app offers, what lies behind its dependencies too`() throws {
    #expect(try offered("run", "OrderCoffeeIntent", "--product", "l") == ["Latte"])
    #expect(try offered("run", "OrderCoffeeIntent", "--product", "").contains("Mocha"))
    #expect(try offered("run", "OrderCoffeeIntent", "--quantity", "").isEmpty)
  }

  @Test func `a title is offered where no identifier begins so`() throws {
    #expect(try offered("run", "Order C") == ["Order Coffee"])
    #expect(try offered("run", "\"order c") == ["Order Coffee"])
    #expect(try offered("run", "Order Coffee", "--size", "m") == ["Medium"])
  }

  @Test func `bash takes the script, and completes with it`() throws {
    let script = try Piped(shop, input: [], arguments: ["completions", "bash"])
    #expect(script.code == 0)
    let asking = """
      source /dev/stdin
      complete -p coffee-shop
      ask() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _coffee_shop_complete
        printf '%s\\n' "${COMPREPLY[@]}"
      }
      ask '\(shop)' r
      ask '\(shop)' run OrderC
      ask '\(shop)' run OrderCoffeeIntent --size me
      ask '\(shop)' run '"Order C'
      ask '\(shop)' run "'Order C"
      ask '\(shop)' run 'Order\\ C'
      """
    let check = try Piped("/bin/bash", input: Array(script.output.utf8), arguments: ["-n"])
    #expect(check.code == 0 && check.error.isEmpty)
    let bash = try Piped(
      "/bin/bash",
      input: Array(script.output.utf8),
      arguments: ["--norc", "-c", asking]
    )
    #expect(bash.error.isEmpty)
    #expect(
      bash.output == """
        complete -F _coffee_shop_complete coffee-shop
        run
        OrderCoffeeIntent
        Medium
        Order Coffee
        Order Coffee
        Order\\ Coffee

        """
    )
  }

  /// Where a shell is; nil: it is not installed.
  private static func path(_ shell: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// A file with the shell's script in it, which the shell can read.
  private func script(_ shell: String, _ path: String) throws -> String {
    let script = try Piped(shop, input: [], arguments: ["completions", shell])
    #expect(script.code == 0)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("_coffee-shop").path
    try Data(script.output.utf8).write(to: URL(fileURLWithPath: file))
    let check = try Piped(path, input: [], arguments: ["-n", file])
    #expect(check.code == 0 && check.error.isEmpty)
    return file
  }

  private func remove(_ file: String) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.enabled(if: path("fish") != nil, "fish is not installed: its script is not run"))
  func `fish takes the script, and completes with it`() throws {
    let fish = try #require(Self.path("fish"))
    let file = try script("fish", fish)
    defer { remove(file) }
    func completed(_ line: String) throws -> String {
      let asking = "source '\(file)'; complete -C \"\(line)\""
      let asked = try Piped(
        fish,
        input: [],
        arguments: ["--no-config", "-c", asking],
        environment: ["PATH": folder(of: shop) + ":/usr/bin:/bin"]
      )
      #expect(asked.error.isEmpty)
      return asked.output
    }
    #expect(try completed("coffee-shop r") == "run\tRun one intent and leave\n")
    #expect(try completed("coffee-shop run OrderC") == "OrderCoffeeIntent\tOrder Coffee\n")
    #expect(try completed("coffee-shop run OrderCoffeeIntent --size me") == "Medium\n")
    #expect(try completed("coffee-shop run OrderCoffeeIntent --size=me") == "--size=Medium\n")
    #expect(try completed("coffee-shop --trace \(file.dropLast(2))").hasPrefix(file))
  }

  private func folder(of program: String) -> String {
    URL(fileURLWithPath: program).deletingLastPathComponent().path
  }

  @Test(.enabled(if: path("zsh") != nil, "zsh is not installed: its script is not run"))
  func `zsh takes the script, and completes with it`() throws {
    let zsh = try #require(Self.path("zsh"))
    let file = try script("zsh", zsh)
    defer { remove(file) }
    let home = folder(of: file)
    let terminal = try PseudoTerminal(
      zsh,
      arguments: ["-f"],
      environment: ["PATH": folder(of: shop) + ":/usr/bin:/bin", "HOME": home, "PS1": "% "]
    )
    terminal.type("fpath=(\(home) $fpath); autoload -Uz compinit; compinit -D -u; PS1=rea'dy> '\n")
    // The quote is in what is typed, not in the prompt.
    _ = try #require(terminal.expect("ready> "))
    terminal.type("coffee-shop run OrderC\t")
    #expect(terminal.expect("OrderCoffeeIntent") != nil)
    terminal.type("--size me\t")
    #expect(terminal.expect("Medium") != nil)
    terminal.type("\u{15}coffee-shop fl\t")
    #expect(terminal.expect("flow") != nil)
    terminal.type("\u{15}exit\n")
    #expect(terminal.exitCode() == 0)
  }

  @Test func `a shell without a script is refused`() throws {
    let refused = try Piped(shop, input: [], arguments: ["completions", "tcsh"])
    #expect(refused.error.contains("'tcsh' is no shell that has a script"))
    #expect(refused.code == 2)
  }

  @Test func `a program's name cannot leave its script`() {
    let script = Shell.bash.script(for: "a'; rm -rf ~; '")
    #expect(script.hasSuffix(#"complete -F _a___rm__rf______complete 'a'\''; rm -rf ~; '\'''"#))
  }
}
