public import Foundation

extension PersonNameComponents {
  /// How a name is written; by the rules of `PersonNameComponentsFormatter`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name.
    public enum Style: String, Codable, Sendable {
      /// The nickname or the given name; given and family name; all of it; initials.
      case short, medium, long, abbreviated
    }

    /// How much of a name.
    public var style: Style
    /// Whose order.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// `Ann Smith`, short `Ann`, abbreviated `AS`.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.locale = locale
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: value)
    }

    /// The same by another language's rules.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Writes the name in the usual style.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Writes the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name.
  public static var name: Self { Self() }
  /// A name in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
