public import SnippetFoundation

/// What the two buttons of a confirmation say, and what else counts as pressing them.
///
/// A string literal is the label of the accepting one (Apple's type takes none; the documents this package follows write it so).
public struct ConfirmationActionName: Sendable, Equatable, ExpressibleByStringInterpolation {
  package let acceptLabel: String
  package let acceptAlternatives: [String]
  package let denyLabel: String
  package let denyAlternatives: [String]
  package let isDestructive: Bool

  /// Words of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      accept: acceptLabel.resolved,
      acceptAlternatives: acceptAlternatives.map(\.resolved),
      deny: denyLabel.resolved,
      denyAlternatives: denyAlternatives.map(\.resolved),
      isDestructive: destructive
    )
  }

  /// The label of the accepting button.
  public init(stringLiteral value: String) {
    self.init(accept: value)
  }

  /// The label of the accepting button, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(accept: LocalizedStringResource(stringInterpolation: stringInterpolation).resolved)
  }

  private init(
    accept: String,
    acceptAlternatives: [String] = [],
    deny: String = "Cancel",
    denyAlternatives: [String] = [],
    isDestructive: Bool = false
  ) {
    acceptLabel = accept
    self.acceptAlternatives = acceptAlternatives
    denyLabel = deny
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
  }
}

extension ConfirmationActionName {
  /// "Add".
  public static var add: Self { Self(accept: "Add") }
  /// "Add Data".
  public static var addData: Self { Self(accept: "Add Data") }
  /// "Book".
  public static var book: Self { Self(accept: "Book") }
  /// "Buy".
  public static var buy: Self { Self(accept: "Buy") }
  /// "Call".
  public static var call: Self { Self(accept: "Call") }
  /// "Check In".
  public static var checkIn: Self { Self(accept: "Check In") }
  /// "Continue".
  public static var `continue`: Self { Self(accept: "Continue") }
  /// "Create".
  public static var create: Self { Self(accept: "Create") }
  /// "Do".
  public static var `do`: Self { Self(accept: "Do") }
  /// "Download".
  public static var download: Self { Self(accept: "Download") }
  /// "Filter".
  public static var filter: Self { Self(accept: "Filter") }
  /// "Find".
  public static var find: Self { Self(accept: "Find") }
  /// "Get".
  public static var get: Self { Self(accept: "Get") }
  /// "Go".
  public static var go: Self { Self(accept: "Go") }
  /// "Log".
  public static var log: Self { Self(accept: "Log") }
  /// "Open".
  public static var open: Self { Self(accept: "Open") }
  /// "Order".
  public static var order: Self { Self(accept: "Order") }
  /// "Pay".
  public static var pay: Self { Self(accept: "Pay") }
  /// "Play".
  public static var play: Self { Self(accept: "Play") }
  /// "Play Sound".
  public static var playSound: Self { Self(accept: "Play Sound") }
  /// "Post".
  public static var post: Self { Self(accept: "Post") }
  /// "Request".
  public static var request: Self { Self(accept: "Request") }
  /// "Run".
  public static var run: Self { Self(accept: "Run") }
  /// "Search".
  public static var search: Self { Self(accept: "Search") }
  /// "Send".
  public static var send: Self { Self(accept: "Send") }
  /// "Set".
  public static var set: Self { Self(accept: "Set") }
  /// "Share".
  public static var share: Self { Self(accept: "Share") }
  /// "Start".
  public static var start: Self { Self(accept: "Start") }
  /// "Start Navigation".
  public static var startNavigation: Self { Self(accept: "Start Navigation") }
  /// "Toggle".
  public static var toggle: Self { Self(accept: "Toggle") }
  /// "Turn Off".
  public static var turnOff: Self { Self(accept: "Turn Off") }
  /// "Turn On".
  public static var turnOn: Self { Self(accept: "Turn On") }
  /// "View".
  public static var view: Self { Self(accept: "View") }
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// One bit for each condition.
  public let rawValue: Int

  /// Conditions of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only if it is not sure what was meant.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
