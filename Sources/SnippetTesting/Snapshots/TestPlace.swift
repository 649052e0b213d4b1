import FlowScripts
import SnippetFoundation
import Testing
import XCTest

/// A place in a test's source, and the way to fail there.
struct TestPlace: Sendable {
  /// `Module/File.swift`.
  var fileID: String
  /// The file's path.
  var filePath: String
  var line: Int
  var column: Int = 1

  /// The folder of the package the file is in: the nearest one above it with a `Package.swift`.
  var package: URL? {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path != "/" {
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

  /// Records a failure with whichever library runs the test.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail("\(filePath):\(line): \(message)")
    }
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: max(1, line), column: max(1, column))
  }
}

/// The recording mode of this test process: `PARLEY_RECORD`, and never where it is not set.
func recordModeOfTests() throws -> RecordMode {
  do throws(RecordMode.Unknown) {
    return try RecordMode(parsing: ProcessInfo.processInfo.environment["PARLEY_RECORD"])
  } catch {
    throw BadRecordMode(reason: error.description)
  }
}

/// `PARLEY_RECORD` holds no mode.
struct BadRecordMode: Error, CustomStringConvertible {
  var reason: String
  var description: String { "PARLEY_RECORD: \(reason)" }
}
