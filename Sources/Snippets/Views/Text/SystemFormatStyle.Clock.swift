import SnippetFoundation

extension SystemFormatStyle {
  /// How a clock of hours, minutes, seconds and their parts is written; less than two of them as words.
  struct Clock: Codable, Hashable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration
    /// The first field has two digits.
    let isPadded: Bool
    var locale = Locale.autoupdatingCurrent

    /// A time that is not negative; what is left of the precision is left out, or counts as all of it.
    func text(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule) -> AttributedString {
      AttributedString(words(seconds, rule))
    }

    private func words(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule) -> String {
      let precision = precision
      guard seconds.isFinite, seconds < 1e12 else { return precision < 60 ? "--:--" : "--" }
      // Dates are known to less than what is left out here.
      let steps = ((seconds * 10_000).rounded() / (precision * 10_000)).rounded(rule)
      let ticks = Int64((steps * precision * 10_000).rounded())
      let total = ticks / 10_000
      let hasHours = showsHours && total >= 3_600
      if precision >= 60 || maxFieldCount < 2 { return units(total, precision, hasHours) }
      var fields = showsHours ? [total / 60 % 60, total % 60] : [total / 60, total % 60]
      if hasHours { fields.insert(total / 3_600, at: 0) }
      let isWhole = fields.count <= maxFieldCount
      if !isWhole { fields.removeLast() }
      let pads = isPadded && !(hasHours && fields.count == 2)
      var text = fields.enumerated()
        .map { $0.offset > 0 || pads ? digits($0.element, 2) : "\($0.element)" }
        .joined(separator: ":")
      if isWhole, fields.count < maxFieldCount, places > 0 {
        let part = ticks % 10_000 / Self.tenfold(4 - places)
        text += (locale.decimalSeparator ?? ".") + digits(part, places)
      }
      return locale.withOwnDigits(text)
    }

    /// In seconds, no finer than what a date is read to and no coarser than an hour.
    private var precision: TimeInterval {
      max(0.000_1, min(3_600, maxPrecision / .seconds(1)))
    }

    /// The digits of a second's part.
    private var places: Int {
      precision >= 1 ? 0 : precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : precision >= 0.001 ? 3 : 4
    }

    private func units(_ total: Int64, _ precision: TimeInterval, _ hasHours: Bool) -> String {
      var units: [Duration.UnitsFormatStyle.Unit] = []
      if hasHours || precision >= 3_600 { units.append(.hours) }
      if precision < 3_600, units.isEmpty || maxFieldCount > 1 {
        units.append(precision >= 60 || total >= 60 ? .minutes : .seconds)
      }
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(units),
        width: .wide,
        fractionalPart: .hide(rounded: .down)
      )
      return style.locale(locale).format(.seconds(total))
    }

    private func digits(_ number: Int64, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    private static func tenfold(_ count: Int) -> Int64 {
      (0..<count).reduce(1) { product, _ in product * 10 }
    }
  }
}
