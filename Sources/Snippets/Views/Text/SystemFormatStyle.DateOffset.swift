public import SnippetFoundation

extension SystemFormatStyle {
  /// How far a date is from another: `3 minutes, 42 seconds`, before it `-3 minutes, 42 seconds`.
  ///
  /// Minutes and seconds alone, or hours with them, are a clock: `5:32`.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let fields: [Date.ComponentsFormatStyle.Field]
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// Counts from a date, in so many of some units.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.sign) = (anchor, sign)
      fields = Date.ComponentsFormatStyle.Field.longestFirst.filter { allowedFields.contains($0) }
      self.maxFieldCount = max(1, maxFieldCount)
    }

    /// `3 hours` of what is later than the date, `-3 hours` of what is before it.
    public func format(_ value: Date) -> AttributedString {
      // Dates are known to less than what is left out here.
      let seconds = ((value.timeIntervalSince(anchor) * 10_000).rounded() / 10_000)
        .rounded(.towardZero)
      guard seconds.isFinite, abs(seconds) < 1e12 else {
        return AttributedString(isClock ? "--:--" : "--")
      }
      if isClock {
        let clock = Clock(
          showsHours: fields.contains(.hour),
          maxFieldCount: 3,
          maxPrecision: .seconds(1),
          isPadded: false,
          locale: locale
        )
        return AttributedString(prefix(seconds)) + clock.text(abs(seconds), .down)
      }
      let counts = counts(from: anchor, to: anchor + seconds)
      let isNothing = counts.allSatisfy { $0.count == 0 }
      return AttributedString(prefix(isNothing ? 0 : seconds) + written(counts))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The same with the years, months and days of another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    private var isClock: Bool {
      fields.count <= maxFieldCount
        && (fields == [.minute, .second] || fields == [.hour, .minute, .second])
    }

    /// What a number has in front of its digits.
    private func prefix(_ seconds: TimeInterval) -> String {
      let number = seconds < 0 ? -1 : seconds > 0 ? 1 : 0
      return String(
        number.formatted(.number.sign(strategy: sign).locale(locale)).prefix { !$0.isNumber }
      )
    }

    /// The largest units that are not nought, of as many as may be told beside each other.
    private func counts(
      from start: Date,
      to end: Date
    ) -> [(field: Date.ComponentsFormatStyle.Field, count: Int)] {
      let parts = calendar.dateComponents(
        Set(fields.map(\.component)),
        from: min(start, end),
        to: max(start, end)
      )
      let counts = fields.map { (field: $0, count: parts.value(for: $0.component) ?? 0) }
      guard let first = counts.firstIndex(where: { $0.count > 0 }) else { return counts.suffix(1) }
      return counts[first...].prefix(maxFieldCount).filter { $0.count > 0 }
    }

    private func written(
      _ counts: [(field: Date.ComponentsFormatStyle.Field, count: Int)]
    ) -> String {
      let fixed = counts.compactMap { counted in
        counted.field.fixed.map { (unit: $0.unit, seconds: $0.seconds * counted.count) }
      }
      if fixed.count == counts.count {
        let style = Duration.UnitsFormatStyle(allowedUnits: Set(fixed.map(\.unit)), width: .wide)
        return style.locale(locale).format(.seconds(fixed.reduce(0) { $0 + $1.seconds }))
      }
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.calendar = calendar
      formatter.calendar?.locale = locale
      var components = DateComponents()
      for (field, count) in counts {
        let unit = field == .week ? Calendar.Component.weekOfMonth : field.component
        components.setValue(count, for: unit)
      }
      return formatter.string(from: components) ?? ""
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another, in so many of some units.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
