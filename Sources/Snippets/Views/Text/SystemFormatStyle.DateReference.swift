public import SnippetFoundation

extension SystemFormatStyle {
  /// A date as it is best told from another: `in 3 hours`, `tomorrow`, `Monday, June 3`, `June 2019`.
  ///
  /// Up to the unit above the threshold it is a distance, from there on a date without what both have in common.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    let fields: [Date.RelativeFormatStyle.Field]
    let maxFieldCount: Int
    let thresholdField: Date.RelativeFormatStyle.Field
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// Writes a date: a distance in one of some units, or so many parts of the date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.thresholdField) = (date, thresholdField)
      self.maxFieldCount = max(1, maxFieldCount)
      fields = Date.RelativeFormatStyle.Field.longestFirst
        .filter { allowedFields.contains($0) || $0 == thresholdField }
    }

    /// `in 3 hours`, `3 hours ago`, `Monday, June 3`.
    public func format(_ value: Date) -> AttributedString {
      guard abs(date.timeIntervalSince(value)) < 1e12 else { return AttributedString("--") }
      let now = value.inWholeSeconds
      return AttributedString(isNear(now) ? distance(from: now) : day(seenFrom: now))
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

    /// Whether the date is less than one of the next larger units away.
    private func isNear(_ now: Date) -> Bool {
      guard let threshold = fields.firstIndex(of: thresholdField), threshold > 0,
        let far = calendar.date(
          byAdding: fields[threshold - 1].component,
          value: 1,
          to: min(now, date)
        )
      else { return true }
      return max(now, date) < far
    }

    private func distance(from now: Date) -> String {
      let isNow = fields.last == .minute && abs(date.inWholeSeconds.timeIntervalSince(now)) < 60
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: isNow ? now : date.inWholeSeconds,
        allowedFields: isNow ? [.second] : Set(fields),
        presentation: .named,
        unitsStyle: .wide,
        locale: locale,
        calendar: calendar
      )
      return style.format(now)
    }

    private func day(seenFrom now: Date) -> String {
      let first = fields.firstIndex {
        calendar.component($0.component, from: date) != calendar.component($0.component, from: now)
      }
      let told = fields[(first ?? fields.count - 1)...].prefix(maxFieldCount)
      var style = Date.FormatStyle(
        date: nil,
        time: nil,
        locale: locale,
        calendar: calendar,
        timeZone: calendar.timeZone
      )
      for field in told {
        switch field {
        case .year: style = style.year(.defaultDigits)
        case .month: style = style.month(.wide)
        case .week: style = style.week(.defaultDigits)
        case .day where told.contains(.year): style = style.day(.defaultDigits)
        case .day: style = style.weekday(.wide).day(.defaultDigits)
        case .hour: style = style.hour(.defaultDigits(amPM: .abbreviated))
        case .minute: style = style.minute(.twoDigits)
        default: style = style.second(.twoDigits)
        }
      }
      return style.format(date)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as it is best told from another.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      thresholdField: thresholdField
    )
  }
}
