import FlowFormat
import Foundation
import Snapshots
import Testing

@Suite struct SlugTests {
  @Test(arguments: ["\u{6F22}", "\u{1F1E9}", "e\u{301}\u{302}\u{303}", "a"])
  func `a title of any length becomes the name of a file`(_ letter: String) throws {
    for count in [66, 67, 85, 86, 100, 300] {
      let slug = Slug.of(String(repeating: letter + "b", count: count))
      #expect(slug.count <= 100 && slug.utf8.count <= 200)
    }
  }

  @Test func `a snapshot of a case with a long title is written and read`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "\u{6F22}", count: 100)
    let name = try #require(SnapshotName(group: long, test: long, label: long, columns: 1_000))
    let file = folder.appendingPathComponent(name.file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("x\n".utf8).write(to: file, options: .atomic)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a name is cut at the border of a character`() {
    let slug = Slug.of("a" + String(repeating: "\u{6F22}", count: 90))
    #expect(slug == "a" + String(repeating: "\u{6F22}", count: 66))
    #expect(Slug.of("a" + String(repeating: "\u{301}", count: 300)).utf8.count == 200)
    #expect(Slug.isCut(String(repeating: "\u{6F22}", count: 67)))
    #expect(!Slug.isCut(String(repeating: "\u{6F22}", count: 66)))
  }

  @Test func `titles alike in what a file's name has room for are told`() throws {
    let long = String(repeating: "\u{6F22}", count: 70)
    let file = try FlowFile.parse("@app A\n== \(long)1\n> x\n== \(long)2\n> x\n", path: "a.flow")
    let found = file.check().map(\.description)
    #expect(found.count == 1 && found[0].hasPrefix("a.flow:4:4:") && found[0].contains("200 bytes"))
  }
}
