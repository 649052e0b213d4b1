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

/// How large an activity is.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
  /// On a watch or in a car; on a phone.
  case small, medium
}

/// How much a view should show.
public enum LevelOfDetail: Hashable, Sendable {
  /// All of it; what matters most.
  case `default`, simplified
}

private enum ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

private enum LevelOfDetailKey: EnvironmentKey {
  static let defaultValue = LevelOfDetail.default
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

  /// The family of the activity that the view is in; outside of activities `.medium`.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// How much the view should show: all of it.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  /// Whether an activity has the whole screen: never.
  public var isActivityFullscreen: Bool { false }

  /// Whether a widget has a background: always.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether an accessory has a label beside it: never.
  public var showsWidgetLabel: Bool { false }
  /// The room that a widget leaves at its edges: 16 points.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
