public import SnippetFoundation

/// An entity that is a file, identified by where it lies.
///
/// As a parameter it is typed as a path; its query is then asked for the entity of that file.
///
/// **Source**: developer.apple.com/documentation/appintents/fileentity
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The kinds of files that it can be.
  static var supportedContentTypes: [UTType] { get }
}

/// What tells a file from others: where it lies, or a name as long as it lies nowhere.
///
/// **Source**: developer.apple.com/documentation/appintents/fileentityidentifier
public struct FileEntityIdentifier: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case file(URL)
    case draft(String)
  }

  private let kind: Kind

  /// A file.
  ///
  /// - Throws: `FileEntityError` for an address that is no file's.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw FileEntityError.noFile(url) }
    return FileEntityIdentifier(kind: .file(url.standardizedFileURL))
  }

  /// A file that is not kept anywhere yet, by a name of the app's.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(kind: .draft(identifier))
  }

  /// Where the file lies; nil for a draft.
  public var fileURL: URL? {
    if case .file(let url) = kind { url } else { nil }
  }

  /// Whether it is kept nowhere yet.
  public var isDraft: Bool { draftIdentifier != nil }

  /// The name of a draft; nil for a file.
  public var draftIdentifier: String? {
    if case .draft(let name) = kind { name } else { nil }
  }

  /// Lends the file for as long as `body` runs.
  ///
  /// - Throws: `FileEntityError.draft`; what `body` throws.
  public nonisolated(nonsending) func withFileURL<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    guard let fileURL else { throw FileEntityError.draft(draftIdentifier ?? "") }
    return try await body(fileURL)
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// `file:///tmp/menu.pdf`, or `draft:menu`.
  public var entityIdentifierString: String {
    switch kind {
    case .file(let url): url.absoluteString
    case .draft(let name): "draft:\(name)"
    }
  }

  /// The identifier of a text; a path is one too.
  public static func entityIdentifier(for text: String) -> FileEntityIdentifier? {
    if text.hasPrefix("draft:") { return draft(identifier: String(text.dropFirst(6))) }
    if text.hasPrefix("/") { return try? file(url: URL(fileURLWithPath: text)) }
    return URL(string: text).flatMap { try? file(url: $0) }
  }
}

/// Why a file entity is not to be had.
public enum FileEntityError: Error, Equatable, Sendable {
  /// The address is that of no file.
  case noFile(URL)
  /// The entity is a draft, and lies nowhere.
  case draft(String)
}

extension FileEntityError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noFile(let url):
      "'\(url.absoluteString)' is not the address of a file. Give one that begins with file://"
    case .draft(let name):
      "'\(name)' is a draft, which lies nowhere. Save it, and give the file's identifier."
    }
  }

  /// The same words.
  public var errorDescription: String? { description }
}
