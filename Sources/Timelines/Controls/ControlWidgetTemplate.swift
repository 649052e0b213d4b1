import SnippetFoundation
public import Snippets

/// What a control looks like: a button or a toggle.
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlwidgettemplate
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The template as a view.
  var _view: AnyView { get }
}

/// A template that shows nothing.
///
/// **Source**: developer.apple.com/documentation/swiftui/emptycontrolwidgettemplate
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Nothing.
  public init() {}

  /// The template as a view.
  public var _view: AnyView { AnyView(EmptyView()) }
}

/// Takes exactly one template.
@resultBuilder
@MainActor @preconcurrency
public enum ControlWidgetTemplateBuilder {
  /// The template.
  public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }

  /// The one behind `if`.
  public static func buildEither<T: ControlWidgetTemplate, U: ControlWidgetTemplate>(
    first template: T
  ) -> _EitherTemplate<T, U> { .first(template) }

  /// The one behind `else`.
  public static func buildEither<T: ControlWidgetTemplate, U: ControlWidgetTemplate>(
    second template: U
  ) -> _EitherTemplate<T, U> { .second(template) }
}

/// One template or another.
public enum _EitherTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
  ControlWidgetTemplate
{
  /// The branch taken.
  case first(First)
  case second(Second)

  /// The template as a view.
  public var _view: AnyView {
    switch self {
    case .first(let template): template._view
    case .second(let template): template._view
    }
  }
}

/// A template that is drawn in another way than the one it is made from.
public struct _ModifiedTemplate: ControlWidgetTemplate {
  /// The template as a view.
  public let _view: AnyView
}

extension ControlWidgetTemplate {
  /// Gives the control a colour.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    _ModifiedTemplate(_view: AnyView(_view.tint(tint)))
  }

  /// Makes the control untappable.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    _ModifiedTemplate(_view: AnyView(_view.disabled(disabled)))
  }

  /// Hides the control's words where others can see them.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    _ModifiedTemplate(_view: AnyView(_view.privacySensitive(sensitive)))
  }
}

extension View {
  /// Says what a control does when it is tapped; accepted.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> Self { self }

  /// Says how a control stands; accepted.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> Self { self }
}
