public import SnippetFoundation

/// One of several options to choose from.
///
/// Two with the same title and style are equal.
public struct IntentChoiceOption: Sendable, Equatable {
  /// What the option says.
  public let title: LocalizedStringResource
  /// What kind of option it is.
  public let style: Style

  /// How an option looks and what it means.
  public enum Style: Sendable, Equatable {
    /// An ordinary option.
    case `default`
    /// The option that ends the intent.
    case cancel
    /// An option that destroys something.
    case destructive
  }

  /// An option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option that ends the intent: "Cancel".
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }
}
