public import SnippetFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of queries.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query finds nothing.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchqueryerror
public struct CSSearchQueryError: LocalizedError, CustomNSError, Equatable, Sendable {
  /// What kind of reason it is.
  public enum Code: Int, Sendable {
    /// No known one.
    case unknown = -2000
    /// The index cannot be asked.
    case indexUnreachable = -2001
    /// The query string is none.
    case invalidQuery = -2002
    /// The query was called off.
    case cancelled = -2003
  }

  /// What kind of reason it is.
  public let code: Code
  private let words: String

  init(query: String, place: Int, expected: String) {
    code = .invalidQuery
    let start = query.prefix(60)
    words =
      "The query '\(start)\(start.endIndex < query.endIndex ? "..." : "")' is not understood at "
      + "character \(place): expected \(expected)."
  }

  init(cancelled query: String) {
    code = .cancelled
    words = "The query was cancelled before it began."
  }

  /// What happened, where in the query, and what was expected there.
  public var errorDescription: String? { words }
  /// `CSSearchQueryErrorDomain`.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// The words, for who asks for them by key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

  /// No known reason.
  public static let unknown = Code.unknown
  /// The index cannot be asked.
  public static let indexUnreachable = Code.indexUnreachable
  /// The query string is none.
  public static let invalidQuery = Code.invalidQuery
  /// The query was called off.
  public static let cancelled = Code.cancelled
}
