public import SnippetFoundation

/// Opens an address in the app: its scene's `onOpenURL` runs.
public struct OpenURLIntent: SystemIntent {
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

  /// Does nothing but open the address.
  public func perform() async throws -> some IntentResult { .result() }
}

extension NSUserActivity {
  /// The configured intent of the widget that was tapped; nil if it was none, or of another type.
  public func widgetConfigurationIntent<Intent: AppIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    configuration as? Intent
  }
}
