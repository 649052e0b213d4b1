public import SnippetFoundation

/// Opens an address in the app: its scene's `onOpenURL` runs.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
  /// The name of the action.
  public static var title: LocalizedStringResource { "Open URL" }
  /// People cannot find it.
  public static var isDiscoverable: Bool { false }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// What is opened.
  @Parameter(title: "URL") public var url: URL

  /// Makes the intent with nothing to open.
  public init() {}

  /// Makes the intent.
  public init(_ url: URL) { self.url = url }

  /// Opens the address of an entity.
  ///
  /// - Throws: `URLRepresentationError` where its values make none.
  public init<Entity: URLRepresentableEntity>(urlRepresentable entity: Entity) async throws {
    self.init(try await address(Entity.urlRepresentation.url(of: entity), of: entity))
  }

  /// Opens the address of an enumeration's case.
  ///
  /// - Throws: `URLRepresentationError` where it has none.
  public init<Case: URLRepresentableEnum>(urlRepresentable value: Case) throws {
    self.init(try address(Case.urlRepresentation.url(of: value), of: value))
  }

  /// Opens the address of an intent.
  ///
  /// - Throws: `URLRepresentationError` where its values make none, or none without waiting.
  public init<Intent: URLRepresentableIntent>(urlRepresentable intent: Intent) throws {
    let url = withoutWaiting { await Intent.urlRepresentation.url(of: intent) }
    self.init(try address(url ?? nil, of: intent))
  }

  init<Intent: URLRepresentableIntent>(addressOf intent: Intent) async throws {
    self.init(try await address(Intent.urlRepresentation.url(of: intent), of: intent))
  }

  /// The address itself.
  public static var urlRepresentation: IntentURLRepresentation<OpenURLIntent> { "\(\.$url)" }

  /// Does nothing but open the address.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What was to be opened has no address.
public struct URLRepresentationError: Error, Equatable, Sendable {
  /// The type of what was to be opened.
  public let type: String
}

extension URLRepresentationError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "This \(type) has no address. Look at its 'urlRepresentation' and at the values in it."
  }

  /// The same words.
  public var errorDescription: String? { description }
}

private func address<Value>(_ url: URL?, of value: Value) throws -> URL {
  guard let url else { throw URLRepresentationError(type: typeName(Value.self)) }
  return url
}

extension NSUserActivity {
  /// The configured intent of the widget that was tapped; nil if it was none, or of another type.
  public func widgetConfigurationIntent<Intent: AppIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    configuration as? Intent
  }
}
