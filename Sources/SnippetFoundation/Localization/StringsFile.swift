import Foundation

/// A file of words: what it is called says its table and its language.
struct StringsFile {
  let url: URL

  /// `Localizable` of `Localizable.xcstrings`.
  var table: String { url.deletingPathExtension().lastPathComponent }

  /// `de` of `de.lproj/Localizable.strings`; nil: the file is in no such folder.
  var language: String? {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }

  static let kinds: Set<String> = ["xcstrings", "strings", "stringsdict"]

  /// The file's words; `development` is the language of files that are in no folder of a language.
  func read(development: String) throws(StringsFileError) -> StringsTable {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw StringsFileError(url, nil, "It cannot be read")
    }
    var language = language ?? development
    if language == "Base" { language = development }
    do {
      switch url.pathExtension {
      case "xcstrings": return try StringCatalog.read(data)
      case "strings": return try OldStrings.read(data, language, development)
      default: return try StringsDictionary.read(data, language, development)
      }
    } catch {
      throw StringsFileError(url, error.line, error.reason)
    }
  }
}

/// Why a file of words cannot be used.
struct StringsSyntaxError: Error, Equatable {
  var line: Int?
  var reason: String
}

/// A file of words that cannot be used, where it breaks off, and why.
package struct StringsFileError: Error, CustomStringConvertible {
  private let file: String
  private let line: Int?
  /// The folder of resources that it is in, as SwiftPM names them; nil: it is elsewhere.
  private let resources: String?
  /// What is wrong, without a full stop.
  package let reason: String

  init(_ url: URL, _ line: Int?, _ reason: String) {
    file = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
    resources = url.pathComponents.last { $0.hasSuffix(".resources") }
    self.line = line
    self.reason = reason
  }

  /// The file, and the line where it is known.
  package var place: String { file + (line.map { ":\($0)" } ?? "") }

  /// Whether the file may be one of these modules: it is, or is no module's.
  package func mayBe(of modules: [String]) -> Bool {
    guard let resources else { return true }
    return modules.contains { resources.hasSuffix("_\($0).resources") }
  }

  package var description: String {
    "\(place): \(reason). Its keys are shown instead of its words."
  }
}
