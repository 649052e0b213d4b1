public import IntentModel
import IntentViews
import SnippetFoundation
public import Snippets

/// A control that runs an intent.
///
/// Renders as: `[Add Task]`
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlwidgetbutton
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let action: Action
  private let label: Label

  /// A label, and what it becomes while the intent runs.
  public init(
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    (self.action, self.label) = (action, label())
  }

  /// The template as a view.
  public var _view: AnyView { AnyView(Button(intent: action) { label }) }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// A label.
  public init(action: Action, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }
}

extension ControlWidgetButton where Label == Text {
  /// Words, and what they become while the intent runs.
  public init(
    _ title: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }

  /// Words, and what they become while the intent runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Words.
  public init(_ title: LocalizedStringKey, action: Action) {
    self.init(action: action) { Text(title) }
  }
}
