import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import Testing

@testable import TerminalDialogue
@testable import TerminalSession

struct IntentInvocationTests {
  struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew Coffee"
    @Parameter(title: "Kind") var kind: String
    @Parameter(title: "Oat milk") var hasOatMilk: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Resize: AppIntent {
    static let title: LocalizedStringResource = "Resize"
    @Parameter(title: "Width") var width: Int
    @Parameter(title: "Yes") var yes: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Advise: AppIntent {
    static let title: LocalizedStringResource = "Advise"
    @Parameter(title: "Help") var help: String
    @Parameter(title: "Times") var times: Int?
    func perform() async throws -> some IntentResult { .result() }
  }

  private func run(_ line: String) throws -> (command: RunCommand, chain: IntentChain) {
    let catalog = IntentCatalog(modules: ["TerminalSessionTests"])
    let words = line.split(separator: " ").map(String.init)
    let marked = ParameterOptions.marked(words) { catalog }
    let command = try #require(try CommandLineReader.parse(marked) as? RunCommand)
    return (command, try IntentChain(command.words, catalog: catalog))
  }

  @Test(arguments: ["--help", "--times 2 --help", "--help --times 2", "--help --then Brew"])
  func `without a value help is asked for, whatever a parameter is called`(line: String) throws {
    let words = "run Advise \(line)".split(separator: " ").map(String.init)
    let marked = ParameterOptions.marked(words) { IntentCatalog(modules: ["TerminalSessionTests"]) }
    #expect(marked == words)
  }

  @Test func `behind an intent a name is its parameter's before it is an option of 'run'`() throws {
    let both = try run("run --width 30 Resize --width 3 --yes=no --json")
    #expect(both.chain.first.values == ["width": "3", "yes": "no"])
    #expect(both.command.drawing.width == 30)
    #expect(both.command.json && !both.command.yes)

    let before = try run("run --yes resize --yes no --width 3")
    #expect(before.chain.first.values == ["width": "3", "yes": "no"])
    #expect(before.command.yes)

    let other = try run("run Brew --kind tea --yes --width 30")
    #expect(other.chain.first.values == ["kind": "tea"])
    #expect(other.command.yes && other.command.drawing.width == 30)

    #expect(try run("run Advise --help pets").chain.first.values == ["help": "pets"])
    for line in [
      "--help 3", "--help=3", "--json --help 3", "--help -3 --times 2", "--times 2 --help 3",
    ] {
      let values = try run("run Advise \(line)").chain.first.values
      #expect(values["help"]?.hasSuffix("3") == true, "\(line)")
    }
    let last = try run("run Brew --then Advise --help 3")
    #expect(last.chain.rest.map(\.values) == [["help": "3"]])

    let chained = try run("run Brew --yes --then Resize --width 3")
    #expect(chained.chain.rest.map(\.values) == [["width": "3"]])
    #expect(chained.command.yes && chained.command.drawing.width == nil)
  }

  @Test func `the options that 'run' has are those that completion offers`() {
    let words = RunCommand.helpMessage().split { !($0.isLetter || $0 == "-") }.map(String.init)
    let options = Set(words.filter { $0.hasPrefix("--") && $0.count > 2 })
    let others: Set = ["--help", "--then", "--parameter"]
    #expect(options.subtracting(others) == Set(CommandLineCompletion.flags.map(\.word)))
  }

  private func read(_ words: String...) throws(IntentInvocationError) -> IntentInvocation {
    try IntentInvocation(words, catalog: IntentCatalog(modules: ["TerminalSessionTests"]))
  }

  private func error(_ words: String...) -> String? {
    do {
      _ = try IntentInvocation(words, catalog: IntentCatalog(modules: ["TerminalSessionTests"]))
      return nil
    } catch {
      return error.words
    }
  }

  enum Bar {
    struct Pour: AppIntent {
      static let title: LocalizedStringResource = "Pour"
      func perform() async throws -> some IntentResult { .result() }
    }
  }

  enum Kitchen {
    struct Pour: AppIntent {
      static let title: LocalizedStringResource = "Pour"
      func perform() async throws -> some IntentResult { .result() }
    }
  }

  @Test func `intents of one identifier are told apart by their types, never guessed`() throws {
    let catalog = IntentCatalog(
      intents: [IntentDescriptor(Bar.Pour.self), IntentDescriptor(Kitchen.Pour.self)],
      shortcuts: []
    )
    let place = "TerminalSessionTests.IntentInvocationTests"
    let refusal = #expect(throws: IntentInvocationError.self) {
      try IntentInvocation(["Pour"], catalog: catalog)
    }
    #expect(
      refusal?.words == "'Pour' means 2 intents of one identifier. Write '\(place).Bar.Pour' or "
        + "'\(place).Kitchen.Pour', and give one of them another 'persistentIdentifier'."
    )
    let one = try IntentInvocation(["\(place).Kitchen.Pour"], catalog: catalog)
    #expect(one.intent is Kitchen.Pour)
    #expect(one.uniqueName == "\(place).Kitchen.Pour")
    let rows = IntentsCommand.rows(
      catalog.intents[0],
      named: catalog.uniqueName(of: catalog.intents[0])
    )
    #expect(rows == ["\(place).Bar.Pour: Pour"])
  }

  @Test func `an intent is found by its identifier and by its title`() throws {
    #expect(try read("Brew").intent is Brew)
    #expect(try read("brew coffee").intent is Brew)
  }

  @Test func `what comes after 'then' are the intents that the value goes on to`() throws {
    let catalog = IntentCatalog(modules: ["TerminalSessionTests"])
    func chain(_ words: String...) throws(IntentInvocationError) -> IntentChain {
      try IntentChain(words, catalog: catalog)
    }
    let two = try chain("Brew", "--kind", "tea", "--then", "brew coffee", "--then", "Brew")
    #expect(two.first.values == ["kind": "tea"])
    #expect(two.rest.map(\.identifier) == ["Brew", "Brew"])
    #expect(throws: IntentInvocationError.nothingAfterThen) { try chain("Brew", "--then") }
    // A parameter of that name: none here has one.
    #expect(
      throws: IntentInvocationError.unknownParameter(
        "then",
        intent: "Brew",
        names: ["kind", "hasOatMilk"]
      )
    ) {
      try chain("Brew", "--then=1")
    }
    #expect(throws: IntentInvocationError.unknownIntent("Bru", nearest: ["Brew"])) {
      try chain("Brew", "--then", "Bru")
    }
  }

  @Test func `what is given behind 'then' belongs to that intent`() throws {
    let catalog = IntentCatalog(modules: ["TerminalSessionTests"])
    let words = ["Brew", "--kind=tea", "--then", "Brew", "--kind", "flat white", "--then", "Brew"]
    let chain = try IntentChain(words, catalog: catalog)
    #expect(chain.first.values == ["kind": "tea"])
    #expect(chain.rest.map(\.values) == [["kind": "flat white"], [:]])
    guard case .chain(_, let given, let then) = chain.input else {
      Issue.record("no chain")
      return
    }
    #expect(given == ["kind": "tea"])
    #expect(then.map(\.given) == [["kind": "flat white"], [:]])
  }

  @Test func `values belong to the properties they name, however those are written`() throws {
    let values = ["kind": "flat white", "hasOatMilk": "-1"]
    #expect(try read("Brew", "--kind", "flat white", "--hasOatMilk", "-1").values == values)
    #expect(try read("Brew", "--has-oat-milk=-1", "--KIND=flat white").values == values)
    #expect(try read("Brew", "--kind=").values == ["kind": ""])
  }

  struct Roast: AppIntent {
    static let title: LocalizedStringResource = "Roast Beans"
    @Parameter(title: "Beans") var beans: [String]
    @Parameter(title: "Dark") var isDark: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a list goes on where it is named again, and a yes or no may be a digit`() throws {
    let roast = try read("Roast", "--beans", "Java", "--is-dark=1", "--beans=Mocha")
    #expect(roast.values == ["beans": "Java, Mocha", "isDark": "yes"])
    #expect(try read("Roast", "--isDark", "0").values == ["isDark": "no"])
  }

  struct Bean: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = BeanQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct BeanQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Bean] { identifiers.map(Bean.init) }
  }

  struct Blend: AppIntent {
    static let title: LocalizedStringResource = "Blend"
    static let isDiscoverable = false
    @Parameter(title: "Base") var base: Bean
    @Parameter(title: "Others") var others: [Bean]
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a list of entities is described as several`() {
    #expect(
      IntentsCommand.rows(IntentDescriptor(Blend.self)) == [
        "Blend: Blend", "  --base    a Bean, by name",
        "  --others  a Bean, by name, or several with commas between",
      ]
    )
  }

  @Test func `what cannot be read says what can be`() {
    #expect(
      error("Brw")
        == "'Brw' is no intent of this app. Did you mean 'Brew'? Type 'intents' for all of them."
    )
    #expect(
      error("Brew", "--sise", "2")
        == "'--sise' is no parameter of Brew. It has '--kind' or '--hasOatMilk'."
    )
    #expect(error("Brew", "--kind") == "'--kind' has no value. Write --kind VALUE.")
    #expect(error("Brew", "--kind=a", "--kind=b") == "'--kind' is given twice. Give it once.")
    #expect(error("Brew", "a\u{1B}b")?.contains("\u{1B}") == false)
  }
}
