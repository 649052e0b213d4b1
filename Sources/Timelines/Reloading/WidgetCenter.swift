public import IntentModel
import SnippetFoundation

/// What the app says to its widgets.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  /// Under which keys an activity tells of the widget that was tapped; none ever is.
  ///
  /// **Source**: developer.apple.com/documentation/widgetkit/widgetcenter/userinfokey; the texts are chosen here
  public struct UserInfoKey: Sendable {
    /// The widget's kind.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The widget's family.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The identifier of the activity that the widget shows.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// The one of the app.
  public static let shared = WidgetCenter()
  private let asked = Lock<[String?]>([])

  /// The kinds that were to be reloaded, in order; nil: all of them.
  package var reloads: [String?] { asked.withLock { $0 } }

  /// Asks for new timelines of the widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    asked.withLock { $0.append(kind) }
    AppDependencyManager.shared.note(reload: kind, known: kinds(of:))
  }

  /// Asks for new timelines of all widgets.
  public func reloadAllTimelines() { asked.withLock { $0.append(nil) } }

  /// Asks for the recommended settings again; accepted.
  public func invalidateConfigurationRecommendations() {}

  /// Asks when a widget matters again; accepted.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that the person has put somewhere: none, nothing here has places for them.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// The widgets that the person has put somewhere: none, nothing here has places for them.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
}

/// A widget that a person has put somewhere.
public struct WidgetInfo: Sendable, Identifiable {
  /// What tells it from others.
  public let id: String
  /// Its kind.
  public let kind: String
  /// Its size and shape.
  public let family: WidgetFamily
  private let configuration: (any AppIntent)?

  package init(id: String, kind: String, family: WidgetFamily, configuration: (any AppIntent)?) {
    (self.id, self.kind, self.family) = (id, kind, family)
    self.configuration = configuration
  }

  /// Its settings; nil: it has none, or others.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { configuration as? Intent }
}
