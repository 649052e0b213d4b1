import Foundation
import Testing

@testable import SnippetFoundation

/// A folder of words for one test.
struct Catalogs: ~Copyable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalogs-\(UUID().uuidString)")

  init(_ files: [String: Data]) throws {
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }
  }

  init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The words of a key in a language.
  func words(
    _ value: String.LocalizationValue,
    _ locale: String = "en_US",
    table: String? = nil
  ) -> String {
    let resource = LocalizedStringResource(
      value,
      table: table,
      locale: Locale(identifier: locale),
      bundle: .atURL(folder)
    )
    return String(localized: resource)
  }

  var problems: [String] { StringsBundle(folder).problems.map(\.description) }
}
