import SnippetFoundation
import Snippets

/// Several widgets of one app.
///
/// **Source**: developer.apple.com/documentation/swiftui/widgetbundle
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// What `body` makes.
  associatedtype Body: _WidgetGroup
  /// Makes the bundle.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Hands the process to the front end that is linked, as `App.main()` does.
  @MainActor public static func main() { WidgetBundleHost<Self>.main() }
}

/// Widgets and controls one after the other: what a bundle's body makes.
@MainActor @preconcurrency
public protocol _WidgetGroup {
  /// What they are, in order.
  var _descriptions: [WidgetDescription] { get }
}

/// A widget in a bundle.
public struct _BundledWidget<W: Widget>: _WidgetGroup {
  let widget: W

  /// What it is.
  public var _descriptions: [WidgetDescription] { [W.Body._describe(widget.body)] }
}

/// A control in a bundle.
public struct _BundledControl<W: ControlWidget>: _WidgetGroup {
  let control: W

  /// What it is.
  public var _descriptions: [WidgetDescription] { [W.Body._describe(control.body)] }
}

/// Widgets one after the other.
public struct _WidgetList: _WidgetGroup {
  let parts: [any _WidgetGroup]

  /// What they are, in order.
  public var _descriptions: [WidgetDescription] { parts.flatMap(\._descriptions) }
}

/// Collects the widgets of a bundle.
@resultBuilder
@MainActor @preconcurrency
public enum WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<W: Widget>(_ widget: W) -> _BundledWidget<W> {
    _BundledWidget(widget: widget)
  }

  /// A control.
  public static func buildExpression<W: ControlWidget>(_ control: W) -> _BundledControl<W> {
    _BundledControl(control: control)
  }

  /// The widgets of another bundle's body.
  public static func buildExpression<G: _WidgetGroup>(_ group: G) -> G { group }

  /// All of them.
  public static func buildBlock(_ parts: any _WidgetGroup...) -> _WidgetList {
    _WidgetList(parts: parts)
  }

  /// Those behind `if`.
  public static func buildOptional(_ part: _WidgetList?) -> _WidgetList {
    part ?? _WidgetList(parts: [])
  }

  /// Those behind `if`.
  public static func buildEither(first part: _WidgetList) -> _WidgetList { part }
  /// Those behind `else`.
  public static func buildEither(second part: _WidgetList) -> _WidgetList { part }
  /// Those behind `if #available`.
  public static func buildLimitedAvailability(_ part: _WidgetList) -> _WidgetList { part }
}
