public import Foundation

/// Where news of a widget can be pushed to: nothing is pushed here, so nobody makes one.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetpushinfo
public struct WidgetPushInfo: Sendable, Hashable {
  /// What tells the place from others.
  public let token: Data
}

/// What is told where news of widgets can be pushed to; accepted, it is never called.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetpushhandler
public protocol WidgetPushHandler {
  /// Makes one, as the system does.
  init()

  /// The place is another one now.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Where news of a control can be pushed to: nothing is pushed here, so nobody makes one.
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlpushinfo
public struct ControlPushInfo: Sendable, Hashable {
  /// What tells the place from others.
  public let token: Data
}

/// What is told where news of controls can be pushed to; accepted, it is never called.
///
/// **Source**: developer.apple.com/documentation/widgetkit/controlpushhandler
public protocol ControlPushHandler {
  /// Makes one, as the system does.
  init()

  /// The places are others now.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlInfo {
  /// Where its news can be pushed to: nowhere.
  public var pushInfo: ControlPushInfo? { nil }
}

extension WidgetCenter {
  /// Where news of the widgets can be pushed to: nowhere.
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
