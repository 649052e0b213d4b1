public import Foundation

extension Measurement where UnitType: Dimension {
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

    /// How units are written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What the amount is for; nil: as `asProvided`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil: as people of the region say it, or with all its digits, at most six behind the
    /// point, where its unit is the amount's own.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    fileprivate var isScaleHidden = false

    /// Makes a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the words: in the unit that the region uses for the purpose, with two digits if it has no more before its
    /// point, as "3.4 mi", "62 mph", "6 ft, 2 in".
    ///
    /// Temperatures are converted, but not rounded; for lengths of time, angles and the like regions have no units.
    ///
    /// **Source**: what Apple's style asks, Unicode's tables, in the version of Foundation's library
    public func format(_ value: Measurement) -> String {
      let locale =
        locale == .autoupdatingCurrent ? Localization.locale ?? .source : locale
      if let words = words(value.value, value.unit, locale) { return words }
      let purpose = usage?.purpose ?? .asProvided
      let formatter = MeasurementFormatter()
      formatter.unitStyle = width.style
      formatter.unitOptions = purpose == .general ? [] : .providedUnit
      if isScaleHidden { formatter.unitOptions.insert(.temperatureWithoutUnit) }
      formatter.locale = locale
      formatter.numberFormatStyle = numberFormatStyle
      return formatter.string(from: value, for: purpose)
    }

    /// Returns the words of Unicode's tables; nil: they have none.
    private func words(_ value: Double, _ unit: Dimension, _ locale: Locale) -> String? {
      let purpose = usage?.purpose ?? .asProvided
      var (value, unit) = (value, unit)
      if purpose != .asProvided, unit is UnitTemperature,
        let usual = UnitWords.usual(for: unit, locale)
      {
        value = Foundation.Measurement(value: value, unit: unit).converted(to: usual).value
        unit = usual
      }
      guard let name = UnitNames.name(of: unit) else { return nil }
      var skeleton =
        (isScaleHidden ? "measure-unit/temperature-generic " : "unit/\(name) ")
        + width.style.skeleton
      if let usage = purpose.tableName, UnitNames.isRegional(unit), value.isFinite {
        skeleton += " usage/\(usage)"
      }
      let tables = UnitTables(skeleton: skeleton, locale: locale)
      return numberFormatStyle.map { tables.text(value, $0) } ?? tables.text(value)
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

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether degrees are written without their scale: "20°".
  public var hidesScaleName: Bool {
    get { isScaleHidden }
    set { isScaleHidden = newValue }
  }

  /// Makes a style for temperatures.
  public init(
    width: UnitWidth,
    locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    isScaleHidden = hidesScaleName
  }
}

extension FormatStyle {
  /// Words for measured amounts.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Words for temperatures, with or without the scale's name.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width,
      usage: usage,
      hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle
    )
  }
}
