import SnippetFoundation
import Testing

@testable import FlowFormat
@testable import Snapshots

/// The article on flow files says what the parser knows, and its examples are accepted.
@Suite struct FlowFilesArticleTests {
  private let article: String

  init() throws {
    article = try PackageFolder.text("Sources/FlowFormat/FlowFormat.docc/FlowFiles.md")
  }

  /// The examples in the first columns of the article's tables.
  private var examples: [String] {
    article.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") else {
        return nil
      }
      return String(line.dropFirst(3)[..<end])
    }
  }

  /// The blocks of a kind, without their fences.
  private func blocks(_ kind: String) -> [String] {
    article.components(separatedBy: "\n```").compactMap { part in
      part.hasPrefix("\(kind)\n") ? String(part.dropFirst(kind.count + 1)) + "\n" : nil
    }
  }

  private func findings(_ text: String) -> [String] {
    do {
      return try FlowFile.parse(text, path: "a.flow").check().map(\.description)
    } catch {
      return error.findings.map(\.description)
    }
  }

  @Test func `every flow in it can be run`() {
    let flows = blocks("flow")
    #expect(flows.count >= 6)
    for flow in flows { #expect(findings(flow) == [], "\(flow)") }
  }

  @Test(arguments: EventVerb.words)
  func `every event is in it with an example that is accepted`(_ word: String) throws {
    let example = try #require(examples.first { $0 == "! \(word)" || $0.hasPrefix("! \(word) ") })
    let paste = word == "paste" ? "\na\n<<" : ""
    let found = findings("@apps CoffeeShop Courier\n== a\n\(example)\(paste)\n")
    let isLater = try #require(EventVerb.named(word)).whyNot != nil
    #expect(found.count == (isLater ? 1 : 0), "\(found)")
    #expect(!isLater || article.contains("| `\(example)` | refused"))
  }

  @Test(arguments: CheckVerb.words)
  func `every check is in it with an example that is accepted`(_ word: String) throws {
    let example = try #require(examples.first { $0 == "? \(word)" || $0.hasPrefix("? \(word) ") })
    #expect(findings("@app A\n== a\n> b\n\(example)\n") == [])
  }

  @Test(arguments: SettingForm.usages.map(\.word))
  func `every setting is in it with an example that is accepted, and where it may stand`(
    _ word: String
  ) throws {
    let example = try #require(examples.first { $0.hasPrefix("@\(word) ") })
    let needsApp = word == "app" || word == "apps" ? "" : "@app A\n"
    let inCase = "@app A\n== happy path\n> a\n:review\n== other\n\(example)\n"
    let form = try #require(SettingForm.usages.first { $0.word == word })
    #expect((findings(inCase) == []) == form.inCase)
    if word != "from" { #expect(findings("\(example)\n\(needsApp)== a\n> b\n") == []) }
    let row = try #require(article.split(separator: "\n").last { $0.hasPrefix("| `\(example)`") })
    #expect(
      row.hasSuffix(word == "from" ? "| case |" : form.inCase ? "| file, case |" : "| file |")
    )
  }

  @Test func `every kind of line is in it with an example that is read as such`() {
    let kinds = Set(examples.compactMap { FlowParser.kind(of: $0) })
    let all: Set<FlowLine.Kind> = [
      .typed, .event, .expected, .pattern, .anything, .check, .snapshot, .label, .title, .setting,
      .comment,
    ]
    #expect(kinds.isSuperset(of: all))
    #expect(examples.allSatisfy { FlowParser.kind(of: $0) != nil })
  }

  @Test func `every budget, way to be apart and mark is in it`() {
    let words =
      FlowSetting.Budget.allCases.map(\.rawValue) + FlowSetting.Isolation.allCases.map(\.rawValue)
    for word in words { #expect(article.contains("`\(word)`"), "\(word)") }
    for mark in FlowCase.marks { #expect(article.contains("[\(mark)"), "\(mark)") }
  }

  @Test func `its limits are those of the parser`() {
    #expect(article.contains("at most \(FlowFile.largest >> 20) MB"))
    #expect(article.contains("65,536 bytes") && FlowLine.longest == 65_536)
    #expect(article.contains("a million") && FlowRegex.steps(for: 0) == 1_000_000)
  }

  @Test func `its grammar names every rule that it uses`() throws {
    let grammar = try #require(blocks("ebnf").first)
    let rules = Set(grammar.split(separator: "\n").compactMap { $0.split(separator: " ").first })
    let unquoted = grammar.replacing(#/"[^"]*"/#, with: " ")
    let known: Set<Substring> = ["TEXT", "TEXT1", "LF", "regex", "letter", "digit"]
    for word in unquoted.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      #expect(rules.contains(word) || known.contains(word), "\(word)")
    }
  }
}
