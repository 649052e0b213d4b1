public import SnippetFoundation
public import Snippets

/// What a widget is: its kind, its provider, its view.
///
/// **Source**: developer.apple.com/documentation/swiftui/widgetconfiguration
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it says, with its types erased.
  static func _describe(_ configuration: Self) -> WidgetDescription
}

/// A configuration that says more than the one it is made from.
public struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: (inout WidgetDescription) -> Void

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription {
    var description = Content._describe(configuration.content)
    configuration.change(&description)
    return description
  }
}

extension WidgetConfiguration {
  private func changed(
    _ change: @escaping (inout WidgetDescription) -> Void
  ) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// What people call the widget.
  public func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> some WidgetConfiguration { changed { $0.displayName = displayName.words } }

  /// What people call the widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName.plainText }
  }

  /// What people call the widget.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { changed { $0.displayName = String(localized: displayName) } }

  /// What people call the widget.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { changed { $0.displayName = String(displayName) } }

  /// What the widget is for.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.words = description.words }
  }

  /// What the widget is for.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.words = description.plainText }
  }

  /// What the widget is for.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    changed { $0.words = String(localized: description) }
  }

  /// What the widget is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed { $0.words = String(description) }
  }

  /// The sizes and shapes that the widget has; none: those it has anyway.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { if !families.isEmpty { $0.supportedFamilies = families } }
  }

  /// Gives the view all of the widget's room; accepted, a terminal has no margins to spare.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { _ in } }

  /// Says whether the background may be left out; accepted.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Says where the widget would rather not be; accepted.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changed { _ in } }

  /// Asks for settings when the widget is added; accepted.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }

  /// Says in which sizes an activity is shown on a watch or in a car; accepted.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { changed { _ in } }

  /// Takes what says where news can be pushed to; accepted, nothing is pushed here.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration { changed { _ in } }

  /// Takes what a download in the background says; accepted, nothing downloads here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed { _ in } }
}

/// A place where a widget can be.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String

  /// A Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// A Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A device that charges on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Lock Screen on a larger screen.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
