public import SnippetFoundation
public import Snippets

/// What a widget is: its kind, its provider, its view.
///
/// **Source**: developer.apple.com/documentation/swiftui/widgetconfiguration
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it says, with its types erased; nil: it is none.
  static func _describe(_ configuration: Self) -> WidgetDescription?
}

/// A configuration that says more than the one it is made from.
public struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: (inout WidgetDescription) -> Void

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    guard var description = Content._describe(configuration.content) else { return nil }
    configuration.change(&description)
    return description
  }
}

/// A widget that there is not, for systems that an app has none for.
///
/// **Source**: developer.apple.com/documentation/swiftui/emptywidgetconfiguration
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration, Sendable {
  /// No widget.
  public init() {}

  /// Nothing.
  public static func _describe(_ configuration: Self) -> WidgetDescription? { nil }
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

  /// Says how the widget is put on a wall or a table; accepted.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { changed { _ in } }

  /// Says what the widget is coated with; accepted.
  public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Runs a closure when the system wants something done in the background; accepted, not run.
  public nonisolated func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration { self }

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
  /// The screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The widgets below a watch face.
  public static let smartStack = WidgetLocation(name: "smartStack")
  /// A watch face.
  public static let watchFace = WidgetLocation(name: "watchFace")
}

/// How a widget is put on a wall or a table.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetmountingstyle
public struct WidgetMountingStyle: Sendable, Hashable {
  private let name: String

  /// On it, in a frame.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In it, behind an opening.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget is coated with.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgettexture
public struct WidgetTexture: Sendable, Hashable {
  private let name: String

  /// Clear, and reflecting.
  public static let glass = WidgetTexture(name: "glass")
  /// Matte.
  public static let paper = WidgetTexture(name: "paper")
}
