import SnippetFoundation

extension IntentFile: TypedValue {
  /// The path of a file that is there: `~/notes.txt`, `menu.pdf`, `file:///tmp/a.png`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 4096, !text.contains("\0") else {
      return .refused("is too long for a path")
    }
    let path = path(text)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .refused("is not there")
    }
    guard !isFolder.boolValue else { return .refused("is a folder") }
    guard isRegular(path) else { return .refused("is a device or a pipe, not a file") }
    guard FileManager.default.isReadableFile(atPath: path) else {
      return .refused("cannot be read")
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path)).checked(rules)
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    let types = rules.system.contentTypes
    if Self.takesAll(types) { return nil }
    if types.contains(where: fits) { return nil }
    return "is not one of the files that are wanted"
  }

  /// Whether the file may be of a wanted kind.
  ///
  /// Which endings a type that an app declares has is said in an `Info.plist`, and there is none: any file that may be one of
  /// its parent's counts, and any whose own kind is not known.
  func fits(_ wanted: UTType) -> Bool {
    if let type, type.conforms(to: wanted) { return true }
    if let ending = wanted.isDynamic ? wanted.preferredFilenameExtension : nil {
      return ending == (filename as NSString).pathExtension.lowercased()
    }
    if wanted.isDeclared || wanted.isDynamic { return false }
    guard let type, !type.isDynamic, let parent = wanted.nearestParent else { return true }
    return fits(parent)
  }

  /// Whether a path leads to bytes that end, rather than to a device or a pipe.
  private static func isRegular(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }

  /// The path that was meant: of a `file:` address, from the home folder on, or as a shell writes one with blanks in it.
  private static func path(_ text: String) -> String {
    if text.hasPrefix("file://"), let url = URL(string: text) { return url.path }
    if FileManager.default.fileExists(atPath: text) { return text }
    var path = text
    if let first = text.first, "'\"".contains(first), text.count > 2, text.last == first {
      path = String(text.dropFirst().dropLast())
    } else if text.contains("\\") {
      path = text.replacingOccurrences(of: "\\ ", with: " ")
    }
    return HomeFolder.expanded(path)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let types = rules.system.contentTypes
    if takesAll(types) { return "the path of a file" }
    let endings = types.compactMap { type in type.preferredFilenameExtension.map { "." + $0 } }
    let kinds = types.filter { $0.preferredFilenameExtension == nil }
      .map { names[$0] ?? "a file of the kind \($0.identifier)" }
    let ending = "a file that ends in \(listed(endings))"
    return "the path of \(listed(endings.isEmpty ? kinds : kinds + [ending]))"
  }

  /// Whether files of all kinds count.
  private static func takesAll(_ types: [UTType]) -> Bool {
    types.isEmpty || types.contains(.item) || types.contains(.data)
  }

  /// Kinds whose files end in many ways.
  private static let names: [UTType: String] = [
    .content: "a document", .text: "a text", .utf8PlainText: "a text", .sourceCode: "source code",
    .image: "a picture", .audiovisualContent: "a film or a sound", .audio: "a sound",
    .movie: "a film", .video: "a film", .archive: "an archive", .url: "an address",
  ]

  func typed(_ rules: ParameterConfiguration) -> String { fileURL?.path ?? filename }
}
