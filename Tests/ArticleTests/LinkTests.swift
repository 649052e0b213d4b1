import Foundation
import Testing

/// What the README and the articles point at is there, and what they say is a file is that file.
struct LinkTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let pages: [String] = {
    let sources = package.appendingPathComponent("Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let articles = (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "md" }
      .map { String($0.path.dropFirst(package.path.count + 1)) }
    return ["README.md"] + articles.sorted()
  }()

  @Test(arguments: pages)
  func `every link of a page leads to a file and a heading`(page: String) throws {
    let folder = Self.package.appendingPathComponent(page).deletingLastPathComponent()
    for target in Self.targets(in: try Self.text(page)) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page : String(parts[0])
      let path =
        parts[0].isEmpty
        ? Self.package.appendingPathComponent(file).path
        : folder.appendingPathComponent(file).standardized.path
      guard let linked = try? String(contentsOfFile: path, encoding: .utf8) else {
        Issue.record("\(page) links to '\(target)', and there is no such file")
        continue
      }
      guard parts.count == 2 else { continue }
      let headings = Self.headings(of: linked)
      #expect(headings.contains(String(parts[1])), "\(page) links to '\(target)'")
    }
  }

  @Test func `a page that an article names stands beside it`() throws {
    let names = Set(
      Self.pages.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    )
    for page in Self.pages {
      for match in try Self.text(page).matches(of: /<doc:([A-Za-z]+)>/) {
        #expect(names.contains(String(match.1)), "\(page) names <doc:\(match.1)>")
      }
    }
  }

  @Test func `the flow that the README shows is the file that it names`() throws {
    let readme = try Self.text("README.md")
    let flow = try Self.text("Flows/double-confirmation.flow")
    let shown = flow.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
    #expect(readme.contains("This is `Flows/double-confirmation.flow`, whole:\n\n\(shown)\n"))
  }

  /// Where links lead, but for those to other sites; code is no link.
  private static func targets(in text: String) -> [String] {
    let prose = text.replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter {
      !$0.hasPrefix("http")
    }
  }

  /// The names by which headings are linked to.
  private static func headings(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
        .replacing(" ", with: "-")
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
