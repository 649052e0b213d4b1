public import SnippetFoundation
import Snippets

/// A button or a toggle outside of the app.
///
/// **Source**: developer.apple.com/documentation/swiftui/controlwidget
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol ControlWidget {
  /// The type of configuration that `body` makes.
  associatedtype Body: ControlWidgetConfiguration
  /// Makes the control.
  init()
  /// Its kind and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// Hands the process to the front end that is linked, as `App.main()` does.
  @MainActor @preconcurrency public static func main() { ControlHost<Self>.main() }
}

/// Takes exactly one configuration.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  /// The configuration.
  public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C {
    configuration
  }

  /// The one behind `if #available`.
  public static func buildLimitedAvailability<C: ControlWidgetConfiguration>(
    _ configuration: C
  ) -> C { configuration }
}

/// What a control is: its kind and its template.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// What it says, with its types erased; nil: it is none.
  static func _describe(_ configuration: Self) -> WidgetDescription?
}

/// A configuration that says more than the one it is made from.
public struct ModifiedControlWidgetConfiguration<Content: ControlWidgetConfiguration>:
  ControlWidgetConfiguration
{
  let content: Content
  let change: (inout WidgetDescription) -> Void

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    guard var description = Content._describe(configuration.content) else { return nil }
    configuration.change(&description)
    return description
  }
}

/// A control that there is not, for systems that an app has none for.
///
/// **Source**: developer.apple.com/documentation/swiftui/emptycontrolwidgetconfiguration
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// No control.
  public init() {}

  /// Nothing.
  public static func _describe(_ configuration: Self) -> WidgetDescription? { nil }
}

extension ControlWidgetConfiguration {
  /// What people call the control.
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControlWidgetConfiguration(content: self) {
      $0.displayName = String(localized: displayName)
    }
  }

  /// What the control is for.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControlWidgetConfiguration(content: self) {
      $0.words = String(localized: description)
    }
  }

  /// Takes what says where news can be pushed to; accepted, nothing is pushed here.
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    ModifiedControlWidgetConfiguration(content: self) { _ in }
  }

  /// Asks for settings when the control is added; accepted.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlWidgetConfiguration(content: self) { _ in }
  }
}

/// A control as an app of its own, so that its process is served like one.
struct ControlHost<W: ControlWidget>: App {
  nonisolated static var _name: String { String(describing: W.self) }
  nonisolated static var _declared: Any.Type { W.self }

  var body: some Scene {
    WindowGroup { WidgetGallery(descriptions: [W.Body._describe(W().body)].compactMap(\.self)) }
  }
}
