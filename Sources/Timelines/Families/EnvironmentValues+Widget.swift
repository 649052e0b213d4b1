import SnippetFoundation
public import Snippets

/// How a widget's colours are used.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  /// The mode's name.
  public let description: String

  /// As the view says.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two groups of one colour each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Faint, on a picture.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  /// The family of the widget that the view is in; outside of widgets `.systemMedium`.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget's colours are used: always as the view says.
  public internal(set) var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether a widget has a background: always.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether an accessory has a label beside it: never.
  public var showsWidgetLabel: Bool { false }
  /// The room that a widget leaves at its edges: 16 points.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
