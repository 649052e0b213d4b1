import AppExits
import FlowEngine
import FlowScripts
import SnippetFoundation
import Testing
import XCTest

/// A place in a test's source, and the way to fail there.
struct TestPlace: Sendable, Hashable {
  /// `Module/File.swift`.
  var fileID: String
  /// The file's path.
  var filePath: String
  var line: Int
  var column: Int = 1

  init(fileID: String, filePath: String, line: Int, column: Int = 1) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The folder of the package the file is in: the nearest one above it with a `Package.swift`.
  var package: URL? {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path != "/", folder.path.hasPrefix("/") {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// The file's name without `.swift`: what its snapshots are kept under.
  var suite: String {
    URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
  }

  /// Notes that a test's conversation is under way, lest an app that calls `exit(0)` ends the tests as if they had passed.
  ///
  /// nil in an exit test, which may well expect that.
  func beginPlay(of test: String, by driver: FlowDriver) -> CasesAtPlay.Play? {
    if ExitTest.current != nil { return nil }
    return CasesAtPlay.begin("\(filePath):\(line) \(test)", by: driver.mark)
  }

  /// Records a failure with whichever library runs the test.
  ///
  /// What is attached is kept by Swift Testing where it is told to (`--attachments-path`); XCTest on Linux has no
  /// attachments, and there the words alone are said.
  ///
  /// At the real time, which a library notes with a failure.
  func fail(_ failure: TestFailure) { Onlooker.away { record(failure) } }

  private func record(_ failure: TestFailure) {
    // What an app shows may hold anything, and a report ends at a NUL.
    let words = ShownText.rows(failure.words)
    // Swift Testing takes what is recorded outside of a test's own tasks, too; XCTest is told nothing where it runs none.
    guard Test.current != nil || Self.isOfSwiftTesting else {
      guard let path = StaticPath.text(filePath) else {
        return XCTFail("\(filePath):\(line): \(words)")
      }
      return XCTFail(words, file: path, line: UInt(max(1, line)))
    }
    for attachment in failure.attachments {
      Attachment.record(attachment.text, named: attachment.name, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
  }

  /// Whether the process runs tests of Swift Testing alone, as one of the two that `swift test` starts.
  private static let isOfSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let name = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(name + 1).first == "swift-testing"
  }()

  /// Records a failure that has nothing but words.
  func fail(_ words: String) { fail(TestFailure(words)) }

  /// Says something that fails no test: an issue that is a warning, or a row on standard error where there is none.
  func warn(_ words: String) {
    let words = ShownText.rows(words)
    #if compiler(>=6.3)
    if Test.current != nil {
      Issue.record(Comment(rawValue: words), severity: .warning, sourceLocation: sourceLocation)
      return
    }
    #endif
    FileHandle.standardError.write(Data("\(filePath):\(line): warning: \(words)\n".utf8))
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: max(1, line), column: max(1, column))
  }
}
