import SnippetFoundation
import Snippets

/// Several widgets of one app.
///
/// **Source**: developer.apple.com/documentation/swiftui/widgetbundle
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// What `body` makes.
  associatedtype Body: Widget
  /// Makes the bundle.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Hands the process to the front end that is linked, as `App.main()` does.
  @MainActor @preconcurrency public static func main() { WidgetBundleHost<Self>.main() }
}

/// A control in a bundle.
public struct _BundledControl<W: ControlWidget>: Widget {
  private let control: W

  /// The control as it is made.
  public init() { control = W() }

  init(_ control: W) { self.control = control }

  /// Never asked for: a control is described by itself.
  public var body: Never { preconditionFailure("A control in a bundle has no widget's body.") }

  /// What it is.
  public static func _describe(_ widget: Self) -> [WidgetDescription] {
    [W.Body._describe(widget.control.body)].compactMap(\.self)
  }
}

/// Widgets one after the other.
public struct _WidgetList: Widget {
  private let parts: [any Widget]

  /// None.
  public init() { parts = [] }

  init(_ parts: [any Widget]) { self.parts = parts }

  /// Never asked for: each part is described by itself.
  public var body: Never { preconditionFailure("A list of widgets has no body of its own.") }

  /// What they are, in order.
  public static func _describe(_ list: Self) -> [WidgetDescription] {
    func each<W: Widget>(_ widget: W) -> [WidgetDescription] { W._describe(widget) }
    return list.parts.flatMap { each($0) }
  }
}

/// Collects the widgets of a bundle.
@resultBuilder
@MainActor @preconcurrency
public enum WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }

  /// A control.
  public static func buildExpression<W: ControlWidget>(_ control: W) -> _BundledControl<W> {
    _BundledControl(control)
  }

  /// All of them.
  public static func buildBlock(_ parts: any Widget...) -> _WidgetList {
    _WidgetList(parts)
  }

  /// Those behind `if`.
  public static func buildOptional(_ part: _WidgetList?) -> _WidgetList {
    part ?? _WidgetList()
  }

  /// Those behind `if`.
  public static func buildEither(first part: _WidgetList) -> _WidgetList { part }
  /// Those behind `else`.
  public static func buildEither(second part: _WidgetList) -> _WidgetList { part }
  /// Those behind `if #available`.
  public static func buildLimitedAvailability(_ part: _WidgetList) -> _WidgetList { part }
}
