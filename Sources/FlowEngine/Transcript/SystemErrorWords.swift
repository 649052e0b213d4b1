import SnippetFoundation

/// What an error of Foundation says to people, who are no readers of domains and codes.
///
/// Foundation's own errors on Linux have a code and often no words: `URLError`, `CocoaError`, `POSIXError`, errors of coders.
enum SystemErrorWords {
  /// nil: the error is none of Foundation's, and says nothing of its own.
  static func of(_ error: any Error) -> String? {
    switch error {
    case let error as DecodingError: return "DecodingError: \(words(of: error))"
    case let error as EncodingError:
      guard case .invalidValue(_, let context) = error else { return nil }
      return "EncodingError: \(context.debugDescription)\(place(context.codingPath))"
    case is any CustomNSError: return words(of: error as NSError, "\(type(of: error))")
    default: return nil
    }
  }

  private static func words(of error: NSError, _ type: String) -> String? {
    let said = error.userInfo[NSLocalizedDescriptionKey] as? String
    if let said, !said.isBlank { return said }
    let path = (error.userInfo[NSFilePathErrorKey] as? String).map { " '\($0)'" } ?? ""
    if error.domain == "NSURLErrorDomain" {
      let words = network[error.code].map { "\($0) " } ?? ""
      return "\(type): \(words)(code \(error.code))"
    }
    if let reason = error.localizedFailureReason, !reason.isBlank {
      return "\(type): \(reason)\(path)"
    }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      let reason = cause.localizedFailureReason, !reason.isBlank
    {
      return "\(type): \(reason)\(path)"
    }
    let isFoundations = ["NSCocoaErrorDomain", "NSPOSIXErrorDomain"].contains(error.domain)
    return isFoundations ? "\(type): code \(error.code)\(path)" : nil
  }

  private static func words(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case .valueNotFound(let type, let context):
      "a value of type \(type) is missing\(place(context.codingPath))"
    case .typeMismatch(let type, let context):
      "no value of type \(type)\(place(context.codingPath))"
    case .dataCorrupted(let context): "\(context.debugDescription)\(place(context.codingPath))"
    @unknown default: "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? ""
      : " at \(path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "."))"
  }

  /// By the codes of NSURLErrorDomain.
  private static let network: [Int: String] = [
    -999: "the request was cancelled", -1000: "the address cannot be read",
    -1001: "no answer came in time", -1002: "addresses of this kind are not supported",
    -1003: "the host was not found", -1004: "the host cannot be reached",
    -1005: "the connection was lost", -1006: "the host's name cannot be looked up",
    -1007: "it was redirected too often", -1008: "what was asked for is not there now",
    -1009: "there is no connection to the internet", -1010: "it was redirected to nowhere",
    -1011: "the server's answer cannot be read", -1012: "signing in was cancelled",
    -1013: "the server wants a name and a password", -1014: "the answer is empty",
    -1015: "the answer's data cannot be decoded", -1016: "the answer's data cannot be decoded",
    -1017: "the server's answer cannot be read", -1020: "data may not be used now",
    -1022: "it needs a secure connection", -1100: "the file does not exist",
    -1101: "the file is a folder", -1102: "the file may not be read",
    -1103: "the answer is too large", -1200: "no secure connection can be made",
    -1201: "the server's certificate is out of date or not valid yet",
    -1202: "the server's certificate is not trusted",
    -1203: "the server's certificate is of an unknown root",
    -1204: "the server's certificate is not valid yet",
    -1205: "the server refused the certificate", -1206: "the server wants a certificate",
  ]
}
