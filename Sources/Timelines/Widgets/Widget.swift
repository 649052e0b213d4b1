import SnippetFoundation
import Snippets

/// A view that stands outside of the app, kept up to date by a timeline.
///
/// **Source**: developer.apple.com/documentation/swiftui/widget
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol Widget {
  /// The type of configuration that `body` makes.
  associatedtype Body: WidgetConfiguration
  /// Makes the widget.
  init()
  /// Its kind, its provider, its view.
  var body: Body { get }
  /// What it is; several where it stands for the widgets of a bundle.
  static func _describe(_ widget: Self) -> [WidgetDescription]
}

extension Widget {
  /// What its configuration says.
  public static func _describe(_ widget: Self) -> [WidgetDescription] {
    [Body._describe(widget.body)].compactMap(\.self)
  }

  /// Hands the process to the front end that is linked, as `App.main()` does.
  @MainActor @preconcurrency public static func main() { WidgetHost<Self>.main() }
}

extension Never: Widget, WidgetConfiguration {
  /// Never called: there is no such widget.
  public init() { preconditionFailure("Never has no values: there is no widget to make.") }

  /// Nothing.
  public static func _describe(_ configuration: Never) -> WidgetDescription? {}

  /// Nothing.
  public static func _describe(_ widget: Never) -> [WidgetDescription] {}
}
