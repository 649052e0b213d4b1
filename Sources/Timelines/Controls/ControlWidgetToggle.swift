public import IntentModel
import IntentViews
import SnippetFoundation
public import Snippets

/// A control that sets a value.
///
/// Renders as: `(x) Task Reminders: Reminders On`
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlwidgettoggle
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let label: AnyView

  /// A label, and how the two values are shown.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    let (title, value) = (label(), valueLabel(isOn))
    self.label = AnyView(
      HStack {
        title
        value
      }
    )
    (self.isOn, self.action) = (isOn, action)
  }

  /// The template as a view; a tap sends the other value.
  public var _view: AnyView {
    var action = action
    action.value = !isOn
    return AnyView(Toggle(isOn: isOn, intent: action) { label })
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// A label.
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Words, and how the two values are shown.
  public init(
    _ title: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }

  /// Words, and how the two values are shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}
