import SnippetFoundation

/// Points in time counted from now in the words of the person's language: `in 20 Minuten`, `il y a 3 jours`, `20分後`,
/// `jetzt`.
///
/// The words are those of Foundation's formats, so that every language has them.
struct LocalDistance: Sendable {
  /// What is counted from now: milliseconds, or days and months, which keep the time of day.
  enum Amount: Equatable {
    case milliseconds(Double)
    case days(DayDistance)
  }

  private var forms: [Form] = []
  private var now = ""

  /// What a locale writes around a number of some unit.
  fileprivate struct Form: Sendable, Hashable {
    let before: String
    let after: String
    let unit: Unit
    let isPast: Bool
  }

  fileprivate enum Unit: CaseIterable {
    case second, minute, hour, day, week, month, year

    var field: Date.AnchoredRelativeFormatStyle.Field {
      switch self {
      case .second: .second
      case .minute: .minute
      case .hour: .hour
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    }

    /// Of one, in seconds; of a month and a year so many that Foundation rounds them to one.
    var seconds: Double {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 30.44 * 86_400
      case .year: 365.25 * 86_400
      }
    }
  }

  /// What a text says so in the words of a locale; nil: it says no such thing.
  static func amount(_ text: String, in locale: Locale) -> Amount? {
    known.value(of: locale, else: LocalDistance.init).amount(plain(text))
  }

  private static let known = BoundedCache<String, LocalDistance>(limit: 100)

  private init(_ locale: Locale) {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: Self.noon,
      presentation: .named,
      locale: locale,
      calendar: Self.calendar
    )
    style.allowedFields = [.second]
    now = plain(style.format(Self.noon))
    var forms: Set<Form> = []
    for unit in Unit.allCases {
      for count in [1.0, 2, 5, 21] {
        for isPast in [false, true] {
          let text = Self.text(of: isPast ? -count : count, unit, locale)
          guard let start = text.firstIndex(where: \.isNumber),
            let end = text.lastIndex(where: \.isNumber)
          else { continue }
          forms.insert(
            Form(
              before: plain(String(text[..<start])),
              after: plain(String(text[text.index(after: end)...])),
              unit: unit,
              isPast: isPast
            )
          )
        }
      }
    }
    // The longest first, as `分` may end with what another form ends with.
    self.forms = forms.filter { !$0.after.isEmpty }
      .sorted { ($1.after.count, $0.after, $0.before) < ($0.after.count, $1.after, $1.before) }
  }

  private static let noon = Date(timeIntervalSince1970: 43_200)

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func text(of count: Double, _ unit: Unit, _ locale: Locale) -> String {
    // The style says where its anchor is, seen from a date.
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: noon.addingTimeInterval(count * unit.seconds),
      presentation: .numeric,
      locale: locale,
      calendar: calendar
    )
    style.allowedFields = [unit.field]
    return style.format(noon)
  }

  private func amount(_ text: String) -> Amount? {
    if text == now { return .milliseconds(0) }
    for form in forms where text.hasPrefix(form.before) && text.hasSuffix(form.after) {
      let number = text.dropFirst(form.before.count).dropLast(form.after.count)
      guard form.before.count + form.after.count < text.count,
        let amount = form.amount(String(number).trimmed)
      else { continue }
      return amount
    }
    return length(text)
  }

  /// A length of time behind the word: `in 1 Stunde 20 Minuten`.
  private func length(_ text: String) -> Amount? {
    let form = forms.first { form in
      !form.before.isEmpty && text.hasPrefix(form.before + " ")
        && LocalDurations.milliseconds(form.after) != nil
    }
    guard let form,
      case .milliseconds(let count) = DurationText(
        String(text.dropFirst(form.before.count)).trimmed
      )
    else { return nil }
    return .milliseconds(Double(form.isPast ? -count : count))
  }
}

extension LocalDistance.Form {
  /// What a number with these words around it comes to; nil: the text is none.
  fileprivate func amount(_ number: String) -> LocalDistance.Amount? {
    guard let count = NumberText(number).double, (0...100_000).contains(count) else { return nil }
    let signed = isPast ? -count : count
    switch unit {
    case .second, .minute, .hour: return .milliseconds(signed * unit.seconds * 1000)
    case _ where count != count.rounded(): return nil
    case .day: return .days(DayDistance(days: Int(signed)))
    case .week: return .days(DayDistance(days: Int(signed) * 7))
    case .month: return .days(DayDistance(months: Int(signed)))
    case .year: return .days(DayDistance(months: Int(signed) * 12))
    }
  }
}
