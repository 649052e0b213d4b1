import SnippetFoundation

extension IntentFile: TypedValue {
  /// The path of a file that is there: `~/notes.txt`, `menu.pdf`, `file:///tmp/a.png`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 4096, !text.contains("\0") else {
      return .refused("is too long for a path")
    }
    var path = text
    if text.hasPrefix("file://"), let url = URL(string: text) { path = url.path }
    path = (path as NSString).expandingTildeInPath
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .refused("is not there")
    }
    guard !isFolder.boolValue else { return .refused("is a folder") }
    guard FileManager.default.isReadableFile(atPath: path) else {
      return .refused("cannot be read")
    }
    let file = IntentFile(fileURL: URL(fileURLWithPath: path))
    if !rules.system.contentTypes.isEmpty, !rules.system.contentTypes.contains(.item) {
      guard let type = file.type, rules.system.contentTypes.contains(where: type.conforms(to:))
      else {
        return .refused("is not one of the files that are wanted")
      }
    }
    return .value(file)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let endings = rules.system.contentTypes.compactMap(\.preferredFilenameExtension)
    return endings.isEmpty
      ? "the path of a file" : "the path of a file that ends in \(listed(endings.map { "." + $0 }))"
  }

  func typed(_ rules: ParameterConfiguration) -> String { fileURL?.path ?? filename }
}
