import SnippetFoundation

/// Modules that were named for an app, and that the test executable does not have.
struct UnknownModules: Error, CustomStringConvertible {
  private let names: [String]
  private let nearest: [String]

  /// nil: all of them are there.
  init?(in modules: [String]) {
    let unknown = modules.filter { !Self.all.contains($0) }
    guard !unknown.isEmpty else { return nil }
    names = unknown
    nearest = unknown.compactMap {
      SnippetFoundation.nearest($0, in: Self.all.sorted(), limit: 1).first
    }
  }

  private static let all = ImageTypes.modules

  var description: String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let hint =
      nearest.isEmpty ? "" : " Did you mean \(nearest.map { "'\($0)'" }.joined(separator: ", "))?"
    return "this test executable has no module \(list). Let the test target depend on it.\(hint)"
  }
}
