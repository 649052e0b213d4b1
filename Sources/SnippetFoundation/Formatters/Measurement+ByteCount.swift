public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Words for amounts of bytes, in the unit that suits them: "1.5 GB".
  ///
  /// **Source**: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// What the bytes are in: a file, a memory.
    public typealias Style = ByteCountFormatStyle.Style
    /// Units, from bytes on.
    public typealias Units = ByteCountFormatStyle.Units

    /// What the bytes are in, which says how many a kilobyte has.
    public var style: Style
    /// The units that may be used; Foundation on Linux chooses among all, here as for integers.
    public var allowedUnits: Units
    /// Whether none at all is a word: "Zero kB".
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows: "1 kB (1,000 bytes)".
    public var includesActualByteCount: Bool
    /// The language and region.
    public var locale: Locale

    /// Makes a style.
    public init(
      style: Style,
      allowedUnits: Units,
      spellsOutZero: Bool,
      includesActualByteCount: Bool,
      locale: Locale
    ) {
      (self.style, self.allowedUnits, self.locale) = (style, allowedUnits, locale)
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
    }

    /// Returns the words, of a whole number of bytes.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let style = ByteCountFormatStyle(
        style: style,
        allowedUnits: allowedUnits,
        spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount,
        locale: locale == .autoupdatingCurrent ? Localization.locale ?? .source : locale
      )
      let bytes = value.converted(to: .bytes).value.rounded()
      return style.format(Int64(exactly: bytes) ?? (bytes > 0 ? .max : bytes < 0 ? .min : 0))
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Words for amounts of bytes.
  public static func byteCount(
    style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style,
    allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style,
      allowedUnits: allowedUnits,
      spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount,
      locale: .autoupdatingCurrent
    )
  }
}
