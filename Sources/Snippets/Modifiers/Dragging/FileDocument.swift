public import SnippetFoundation

/// A document that is kept in a file; none is read or written.
public protocol FileDocument {
  /// What a document is read of.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read of.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in it.
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What was in it.
  public let existingFile: FileWrapper?
}

/// What is in a file.
public final class FileWrapper {
  /// The bytes of a plain file; nil: it is a folder.
  public let regularFileContents: Data?
  /// The files in a folder; nil: it is none.
  public let fileWrappers: [String: FileWrapper]?
  /// The name to keep it by.
  public var preferredFilename: String?

  /// Makes a plain file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Makes a folder.
  public init(directoryWithFileWrappers files: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, files)
  }
}
