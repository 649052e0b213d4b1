import Foundation
import Testing

@testable import Snippets

/// The article on trees as JSON describes every kind of node, and its example is one.
struct JSONArticleTests {
  private let article: String

  init() throws {
    // Up from this file: a package may be named as it likes.
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let path = "Sources/Snippets/Snippets.docc/TreesAsJSON.md"
    article = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `every kind of node has a row`() {
    for kind in Node.Kind.named.keys {
      let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
      #expect(rows.contains { $0.contains("`\(kind)`") }, "\(kind)")
    }
  }

  @Test @MainActor func `every name that is written has a row`() throws {
    let action = ControlAction(kind: .intent, identifier: "x")
    let view = Button(_action: action, payload: nil, role: nil, label: Text("a"))
      .accessibilityValue("b")
    let json = try resolve(SnippetContent(view), settings: RenderSettings()).tree.json
    let names = try JSONDecoder().decode([String: Ignored].self, from: Data(json.utf8)).keys
    #expect(names.count == 9)
    for name in names { #expect(article.contains("`\(name)`"), "\(name)") }
  }

  private struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test func `the example is a tree`() throws {
    let blocks = article.components(separatedBy: "```")
    let example = try #require(blocks.first { $0.hasPrefix("json\n") }).dropFirst(5)
    let tree = try ViewTree(json: String(example))
    #expect(tree.text() == "Total\n[Order]")
    #expect(tree.text(.ansi) == "\u{1B}[1mTotal\u{1B}[0m\n[Order]")
  }
}
