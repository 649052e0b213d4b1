public import IntentModel
import SnippetFoundation

/// What the app says to its controls.
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlcenter
public final class ControlCenter: Sendable {
  /// The one of the app.
  public static let shared = ControlCenter()
  private let asked = Lock<[String?]>([])

  /// The kinds that were to be reloaded, in order; nil: all of them.
  package var reloads: [String?] { asked.withLock { $0 } }

  /// Asks for the values of the controls of a kind again.
  public func reloadControls(ofKind kind: String) {
    asked.withLock { $0.append(kind) }
    AppDependencyManager.shared.note(reload: kind, known: kinds(of:))
  }

  /// Asks for the values of all controls again.
  public func reloadAllControls() { asked.withLock { $0.append(nil) } }

  /// The controls that the person has put somewhere: none, nothing here has places for them.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has put somewhere.
public struct ControlInfo: Sendable, Identifiable {
  /// What tells it from others.
  public let id: String
  /// Its kind.
  public let kind: String
  private let configuration: (any AppIntent)?

  package init(id: String, kind: String, configuration: (any AppIntent)?) {
    (self.id, self.kind, self.configuration) = (id, kind, configuration)
  }

  /// Its settings; nil: it has none, or others.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { configuration as? Intent }
}
