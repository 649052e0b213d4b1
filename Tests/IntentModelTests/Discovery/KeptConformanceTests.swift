import Foundation
import Testing

/// The optimizer drops a type that nothing names, with the record by which it would be found, unless a protocol that it
/// declares keeps it: one that another protocol refines does so only for types that declare itself.
struct KeptConformanceTests {
  private struct Declaration {
    let parents: Set<String>
    let isKept: Bool
  }

  @Test func `every protocol that refines one whose types are found keeps its types`() throws {
    let declarations = try declarations()
    var found = Set(declarations.filter { $1.isKept }.keys)
    #expect(found.isSuperset(of: ["AppIntent", "AppEntity", "AppEnum", "OpenIntent", "Widget"]))
    var count = 0
    while found.count != count {
      count = found.count
      found.formUnion(declarations.filter { !$1.parents.isDisjoint(with: found) }.keys)
    }
    #expect(found.filter { declarations[$0]?.isKept == false }.sorted() == [])
  }

  /// The public protocols of the package, by name.
  private func declarations() throws -> [String: Declaration] {
    var sources = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { sources.deleteLastPathComponent() }
    sources.appendPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var found: [String: Declaration] = [:]
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("public protocol ") else { continue }
      let parts = text.components(separatedBy: "public protocol ")
      for (before, after) in zip(parts, parts.dropFirst()) {
        let words = after.prefix { $0 != "{" }.split { !$0.isLetter && $0 != "_" }.map(String.init)
        let attributes = before.split(separator: "\n").suffix(2).joined()
        found[words[0]] = Declaration(
          parents: Set(words.dropFirst()),
          isKept: attributes.contains("@_alwaysEmitConformanceMetadata")
        )
      }
    }
    return found
  }
}
