import SnippetFoundation

/// A package of its own for the length of a body, removed afterwards.
struct ScratchPackage: Sendable {
  let folder: URL

  /// The path of a test file in it; it is not there unless it is written.
  var testFile: String { folder.appendingPathComponent("Tests/CardTests.swift").path }

  /// Everything in it but the manifest, sorted, folders left out.
  var files: [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path).path
      _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      return !isFolder.boolValue && path != "Package.swift"
    }.sorted()
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try write("", to: "Package.swift")
  }

  static func with<Result>(_ body: (ScratchPackage) throws -> Result) throws -> Result {
    let package = try ScratchPackage()
    defer { try? FileManager.default.removeItem(at: package.folder) }
    return try body(package)
  }

  static func with<Result>(_ body: (ScratchPackage) async throws -> Result) async throws -> Result {
    let package = try ScratchPackage()
    defer { try? FileManager.default.removeItem(at: package.folder) }
    return try await body(package)
  }
}
