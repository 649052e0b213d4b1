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
    #expect(try offered("") == ["run", "intents", "flow", "completions"])
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

  @Test func `what comes after an intent, and the files that are written`() throws {
    #expect(try offered("run", "OrderCoffeeIntent", "--th") == ["--then"])
    #expect(try offered("run", "OrderCoffeeIntent", "--then", "ord").last == "OrderStatusIntent")
    #expect(
      try offered("run", "OrderCoffeeIntent", "--then", "OrderStatusIntent", "--") == ["--then"]
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

        """
    )
  }

  @Test(arguments: ["zsh", "fish"])
  func `other shells take theirs, where they are installed`(shell: String) throws {
    let script = try Piped(shop, input: [], arguments: ["completions", shell])
    #expect(script.code == 0)
    #expect(script.output.contains("__complete"))
    guard
      let path = ["/usr/bin", "/bin"].map({ "\($0)/\(shell)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.output.utf8).write(to: file)
    let check = try Piped(path, input: [], arguments: ["-n", file.path])
    #expect(check.code == 0 && check.error.isEmpty)
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
