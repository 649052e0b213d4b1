public import Foundation

extension Measurement {
  /// Words for measured amounts: `.measurement(width: .abbreviated)`.
  ///
  /// **Source**: developer.apple.com/documentation/foundation/measurement/formatstyle
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How units are written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let letters: Int

      fileprivate var style: Formatter.UnitStyle {
        letters == 3 ? .long : letters == 2 ? .medium : .short
      }

      /// "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(letters: 3) }
      /// "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(letters: 2) }
      /// "5km".
      public static var narrow: UnitWidth { UnitWidth(letters: 1) }
    }

    /// What the amount is for, which says in which unit it is written.
    public struct Usage: Hashable, Codable, Sendable {
      fileprivate let isProvided: Bool
      /// In the unit that the locale is used to.
      public static var general: Usage { Usage(isProvided: false) }
      /// In the unit that it has.
      public static var asProvided: Usage { Usage(isProvided: true) }
    }

    /// How units are written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What the amount is for.
    public var usage: Usage

    /// Makes a style.
    public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: Usage = .general) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
    }

    /// Returns the words.
    public func format(_ value: Measurement) -> String {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = width.style
      formatter.unitOptions = usage.isProvided ? .providedUnit : []
      formatter.locale = locale == .autoupdatingCurrent ? Localization.locale ?? .source : locale
      return formatter.string(from: value)
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The words of the amount in the person's language, in a unit that the person is used to.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The words of the amount in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// Words for measured amounts.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage)
  }
}
