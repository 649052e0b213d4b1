public import SnippetFoundation

// Many changes as one, and how far the app has come.
extension CSSearchableIndex {
  /// Begins a batch: what is changed through this object takes effect when the batch ends, all of it at once.
  ///
  /// **Source**: developer.apple.com/documentation/corespotlight/cssearchableindex/beginbatch()
  public func beginBatch() { batch.withLock { $0 = $0 ?? [] } }

  /// Ends the batch and keeps how far the app has come, for as long as the process lives.
  ///
  /// - Throws: `CSIndexError.invalidClientStateError` for more than 250 bytes; the batch goes on.
  public func endBatch(withClientState clientState: Data) async throws {
    if let error = end(clientState, isExpected: { _ in true }) { throw error }
  }

  /// Ends the batch and keeps how far the app has come; the handler is given the error of the form that is waited for.
  public func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = end(clientState) { _ in true }
    completionHandler?(error)
  }

  /// Ends the batch, if the app has come as far as it thinks.
  ///
  /// - Throws: `CSIndexError.invalidClientStateError` for more than 250 bytes, `.mismatchedClientState` where another state is
  ///   kept; the batch goes on.
  public func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
    if let error = end(newClientState, isExpected: { $0 == expectedClientState }) { throw error }
  }

  /// Ends the batch, if the app has come as far as it thinks; the handler is given the error of the form that is waited for.
  public func endIndexBatch(
    expectedClientState: Data?,
    newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = end(newClientState) { $0 == expectedClientState }
    completionHandler?(error)
  }

  /// How far the app has come, as it said when the last batch ended; empty: no batch has ended.
  public func fetchLastClientState() async throws -> Data {
    contents.withLock { $0.clientState } ?? Data()
  }

  /// How far the app has come, as it said when the last batch ended; nil: no batch has ended.
  public func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(contents.withLock { $0.clientState }, nil) }

  private func end(_ state: Data, isExpected: (Data?) -> Bool) -> CSIndexError? {
    guard state.count <= 250 else {
      return CSIndexError(
        .invalidClientStateError,
        "The client state has \(state.count) bytes. Give at most 250."
      )
    }
    return contents.withLock { contents in
      guard isExpected(contents.clientState) else {
        return CSIndexError(
          .mismatchedClientState,
          "The index keeps another client state than the expected one. Fetch it and index what it lacks."
        )
      }
      let changes = batch.withLock { batch in
        defer { batch = nil }
        return batch ?? []
      }
      for change in changes { change(&contents.items) }
      contents.clientState = state
      return nil
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of an index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index does not do something.
///
/// **Source**: developer.apple.com/documentation/corespotlight/csindexerror
public struct CSIndexError: LocalizedError, CustomNSError, Equatable, Sendable {
  /// What kind of reason it is.
  public enum Code: Int, Sendable {
    /// No known one.
    case unknownError = -1
    /// The index is not there.
    case indexUnavailableError = -1000
    /// A thing cannot be taken in.
    case invalidItemError = -1001
    /// What the app says of how far it has come is too long.
    case invalidClientStateError = -1002
    /// The index cannot be reached.
    case remoteConnectionError = -1003
    /// Too much is in it.
    case quotaExceeded = -1004
    /// There is no index on the device.
    case indexingUnsupported = -1005
    /// The app has come further, or less far, than it thinks.
    case mismatchedClientState = -1006
  }

  /// What kind of reason it is.
  public let code: Code
  private let words: String

  init(_ code: Code, _ words: String) { (self.code, self.words) = (code, words) }

  /// What happened, and what to do.
  public var errorDescription: String? { words }
  /// `CSIndexErrorDomain`.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// The words, for who asks for them by key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

  /// What the app says of how far it has come is too long.
  public static let invalidClientStateError = Code.invalidClientStateError
  /// The app has come further, or less far, than it thinks.
  public static let mismatchedClientState = Code.mismatchedClientState
  /// Too much is in it.
  public static let quotaExceeded = Code.quotaExceeded
  /// The index is not there.
  public static let indexUnavailableError = Code.indexUnavailableError
}
