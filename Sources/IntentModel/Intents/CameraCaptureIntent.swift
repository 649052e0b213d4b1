public import SnippetFoundation

/// An intent that takes pictures; there is no camera here.
///
/// Its context is what the app has its capture extension know, which cannot look into the app. It is kept in memory: the
/// conversation's own inside a conversation, where each flow case begins without, else the process's.
///
/// **Source**: developer.apple.com/documentation/appintents/cameracaptureintent
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// What the capture extension knows of the app; nothing unless the app says so.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
  /// What was given last, read from its JSON as the extension would read it; nil: nothing.
  ///
  /// - Throws: what the context's `init(from:)` throws.
  public static var appContext: AppContext? {
    get async throws {
      let data = AppDependencyManager.shared.cameraContext(of: Self.self)
      return try data.map { try JSONDecoder().decode(AppContext.self, from: $0) }
    }
  }

  /// Has the capture extension know this from now on; nil: nothing.
  ///
  /// - Throws: `CameraContextError.tooLarge` where its JSON has more than 4096 bytes; what it was before stays.
  ///   What the context's `encode(to:)` throws.
  public static func updateAppContext(_ newContext: AppContext?) async throws {
    let data = try newContext.map { try JSONEncoder().encode($0) }
    if let count = data?.count, count > CameraContextError.most {
      throw CameraContextError.tooLarge(intent: typeName(Self.self), bytes: count)
    }
    AppDependencyManager.shared.keep(cameraContext: data, of: Self.self)
  }
}

/// Why a capture extension cannot be given a context.
public enum CameraContextError: Error, Hashable, Sendable {
  /// It has more bytes than Apple's systems hand on.
  case tooLarge(intent: String, bytes: Int)

  /// As many bytes as Apple's systems hand on.
  static let most = 4096
}

extension CameraContextError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let intent, let bytes):
      "The app context of \(intent) has \(bytes) bytes as JSON; there may be \(Self.most). "
        + "Keep identifiers in it instead of what they stand for."
    }
  }

  /// The same words.
  public var errorDescription: String? { description }
}
