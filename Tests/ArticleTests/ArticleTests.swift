import Foundation
import Testing

/// What the articles show is code that these tests compile and run, flows that they play, and what commands print.
struct ArticleTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalog = "Sources/SnippetTesting/SnippetTesting.docc"
  private static let sources = [
    "Tests/ArticleTests", "Tests/Fixtures/TeaHouse", "Tests/Fixtures/tea-house",
    "Tests/Fixtures/tea-package",
  ]

  static let articles = files(in: catalog, ending: ".md")

  @Test(arguments: articles)
  func `what an article shows is what is compiled, played and run`(article: String) throws {
    let text = try Self.text(article)
    for block in Self.blocks(in: text) {
      switch block.language {
      case "swift":
        #expect(Self.isShown(block, in: Self.sources, ending: ".swift"), "\(block.text)")
      case "flow":
        #expect(Self.isShown(block, in: ["Flows/tea-house"], ending: ".flow"), "\(block.text)")
      case "console": try check(block)
      default: Issue.record("'\(block.language)' is not checked:\n\(block.text)")
      }
    }
  }

  /// A command and all that it prints.
  private func check(_ block: Block) throws {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    var words = lines[0].split(separator: " ").map(String.init)
    #expect(words.starts(with: ["$", "swift", "run"]))
    words.removeFirst(3)
    let printed = try Self.run(words.removeFirst(), words)
    #expect(printed == lines.dropFirst().joined(separator: "\n") + "\n")
  }

  @Test func `the manifest that an article shows is one`() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("tea-package-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let package = Self.package.appendingPathComponent("Tests/Fixtures/tea-package")
    let printed = try Self.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path,
        "dump-package",
      ],
      ProcessInfo.processInfo.environment
    )
    #expect(printed.contains("\"TeaHouseTests\""), "\(printed)")
  }

  @Test func `what is built for Apple's systems too says for which`() throws {
    let manifest = try String(
      contentsOf: Self.package.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    // The first that have `Duration` and `Task.sleep(for:)`.
    for system in [".iOS(.v16)", ".macOS(.v13)", ".tvOS(.v16)", ".watchOS(.v9)"] {
      #expect(manifest.contains(system))
    }
  }

  // MARK: Articles

  struct Block {
    var language: String
    var text: String
  }

  private static func blocks(in article: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" { blocks.append(block) }
        open = line == "```" ? nil : Block(language: block.language, text: block.text + line + "\n")
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), text: "")
      }
    }
    return blocks.map { Block(language: $0.language, text: String($0.text.dropLast())) }
  }

  /// Whether the rows stand in some file, one after the other, however far they are indented there.
  private static func isShown(_ block: Block, in folders: [String], ending: String) -> Bool {
    let rows = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = folders.flatMap { files(in: $0, ending: ending) }
    return shown.contains { file in
      let lines = ((try? text(file)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.dropLast(rows.count - 1).contains { start in
        let indent = lines[start].prefix { $0 == " " }.count - rows[0].prefix { $0 == " " }.count
        guard indent >= 0 else { return false }
        return zip(lines[start...], rows).allSatisfy { line, row in
          row.isEmpty ? line.isEmpty : line == String(repeating: " ", count: indent) + row
        }
      }
    }
  }

  private static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent(folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// What a program of this package prints, started in the package's folder.
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    try run(
      URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent(program),
      arguments,
      ["LANG": "C.UTF-8"]
    )
  }

  private static func run(
    _ program: URL,
    _ arguments: [String],
    _ environment: [String: String]
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = package
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
