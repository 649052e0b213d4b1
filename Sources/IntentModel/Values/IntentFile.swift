public import SnippetFoundation

/// A file that an intent is given or returns: its bytes, or where it lies.
///
/// **Source**: developer.apple.com/documentation/appintents/intentfile
public struct IntentFile: Sendable, Hashable, _IntentValue {
  private enum Content: Sendable, Hashable {
    case data(Data)
    case url(URL)
  }

  private let content: Content
  /// What the file is called.
  public var filename: String
  /// What kind of file it is; nil: nobody said, and its name does not tell.
  public var type: UTType?
  /// Whether the file is removed from its folder once nothing more is done with it.
  ///
  /// In a conversation that is when the intent is through that was given the file or returned it, what it shows is shown, and
  /// no other intent can be given it any more: the value that was returned last stays, for a chain and for `then`, until
  /// another intent has run or the conversation ends. Only a file is removed that the app marked, never a folder.
  /// Code that calls an intent itself, `try await intent()`, has the file on both sides of the call, which removes none.
  ///
  /// **Source**: developer.apple.com/documentation/appintents/intentfile/removedoncompletion: "when the Shortcut is done".
  public var removedOnCompletion = false

  /// A file made of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .data(data)
    self.filename = filename
    self.type = type ?? Self.type(of: filename)
  }

  /// A file that lies somewhere.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(of: fileURL.lastPathComponent)
  }

  /// Its bytes; none where the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// Where it lies; nil for a file made of bytes.
  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }

  /// The kinds that its bytes can be had as: its own.
  public var availableContentTypes: [UTType] { [type ?? .data] }

  /// Its bytes, as a kind of data.
  ///
  /// - Throws: `IntentFileError.otherType` where it is of another kind, which nothing here converts; what reading throws.
  public func data(contentType: UTType) async throws -> Data {
    try check(contentType)
    return switch content {
    case .data(let data): data
    case .url(let url): try Data(contentsOf: url)
    }
  }

  /// Where the file lies; where a folder is given, or the file is made of bytes, a copy is put there first.
  ///
  /// Bytes without a folder are put into one of their own. Who asks for a copy removes it.
  /// - Throws: `IntentFileError.otherType`; what writing throws, where a file of that name is there already.
  public func file(
    contentType: UTType,
    destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    try check(contentType)
    if destinationDirectory == nil, case .url(let url) = content { return (url, true) }
    return (try copy(into: destinationDirectory ?? Self.ownFolder()), false)
  }

  /// Lends the file for as long as `fileHandler` runs: a copy, or the file itself where that is allowed; the handler is told
  /// which.
  ///
  /// - Throws: `IntentFileError.otherType`; what reading and `fileHandler` throw.
  public nonisolated(nonsending) func withFile<Result>(
    contentType: UTType,
    allowOpenInPlace: Bool = false,
    fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try check(contentType)
    if allowOpenInPlace, case .url(let url) = content { return try await fileHandler(url, true) }
    let folder = Self.ownFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await fileHandler(try copy(into: folder), false)
  }

  private static func ownFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  private func copy(into folder: URL) throws -> URL {
    let data =
      switch content {
      case .data(let data): data
      case .url(let url): try Data(contentsOf: url)
      }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A name is one name: it does not lead out of the folder.
    let name = (filename as NSString).lastPathComponent
    let place = folder.appendingPathComponent(["", "/", ".", ".."].contains(name) ? "file" : name)
    try data.write(to: place, options: .withoutOverwriting)
    return place
  }

  private func check(_ wanted: UTType) throws {
    guard let type, !fits(wanted) else { return }
    throw IntentFileError.otherType(filename: filename, type: type, wanted: wanted)
  }

  /// Where the files lie that a value is, or has in it as a list; of those alone that are to be removed, or of all.
  package static func places(in value: any Sendable, removable: Bool) -> [URL] {
    if let file = value as? IntentFile {
      return removable && !file.removedOnCompletion ? [] : file.fileURL.map { [$0] } ?? []
    }
    return elements(of: value)?.flatMap { places(in: $0, removable: removable) } ?? []
  }

  private static func type(of filename: String) -> UTType? {
    let type = UTType(filenameExtension: (filename as NSString).pathExtension)
    return type.flatMap { $0.isDynamic ? nil : $0 }
  }
}

extension IntentFile: InstanceDisplayRepresentable {
  /// Its name and kind.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(filename)",
      subtitle: type.flatMap { $0.isDynamic ? nil : "\($0.identifier)" },
      image: .init(systemName: "doc")
    )
  }
}

/// Why a file could not be used.
public enum IntentFileError: Error, Equatable, Sendable {
  /// It is of another kind, and nothing here converts it.
  case otherType(filename: String, type: UTType, wanted: UTType)
}

extension IntentFileError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .otherType(let filename, let type, let wanted):
      "'\(filename)' is \(type), not \(wanted), and files are not converted here. "
        + "Give a file of that type."
    }
  }

  /// The same words.
  public var errorDescription: String? { description }
}
