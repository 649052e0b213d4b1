import Testing

@testable import SnippetFoundation

struct FormatterTests {
  private func time(
    _ seconds: Double,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ locale: String = "en_US",
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func `lengths of time have words in every style`() {
    #expect(time(7500, .positional) == "2:05:00")
    #expect(time(65, .positional) == "1:05")
    #expect(time(5, .positional) == "0:05")
    #expect(time(7500, .abbreviated) == "2h 5m")
    #expect(time(7500, .short) == "2 hr, 5 min")
    #expect(time(7500, .full) == "2 hours, 5 minutes")
    #expect(time(7500, .spellOut) == "two hours, five minutes")
    #expect(time(7500, .full, "de_DE") == "2 Stunden, 5 Minuten")
    #expect(time(7500, .full, "ja_JP") == "2時間 5分")
    #expect(time(40_000_000, .full) == "1 year, 3 months, 1 week, 23 hours, 6 minutes, 40 seconds")
    #expect(time(-60, .full) == "-1 minute")
    #expect(time(0, .full) == "0 seconds")
  }

  @Test func `units and their number can be chosen`() {
    #expect(time(7500, .full) { $0.allowedUnits = [.minute] } == "125 minutes")
    #expect(time(7505, .full) { $0.maximumUnitCount = 2 } == "2 hours, 5 minutes")
    let padded = time(65, .positional) {
      $0.allowedUnits = [.hour, .minute, .second]
      $0.zeroFormattingBehavior = .pad
    }
    #expect(padded == "00:01:05")
    #expect(
      time(65, .full) { $0.includesTimeRemainingPhrase = true } == "1 minute, 5 seconds remaining"
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a length that is none has no words`(_ seconds: Double) {
    #expect(time(seconds, .full) == nil)
  }

  @Test func `amounts are written in a unit that people are used to`() {
    func words(
      _ measurement: Measurement<UnitLength>,
      _ locale: String,
      _ options: MeasurementFormatter.UnitOptions = [],
      _ style: Formatter.UnitStyle = .medium
    ) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitOptions = options
      formatter.unitStyle = style
      return formatter.string(from: measurement)
    }
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(words(way, "de_DE") == "5 km")
    #expect(words(way, "en_US") == "3.107 mi")
    #expect(words(way, "en_US", .providedUnit) == "5 km")
    #expect(words(way, "en_US", .providedUnit, .long) == "5 kilometers")
    #expect(words(way, "en_US", .providedUnit, .short) == "5km")
    let short = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(words(short, "de_DE", .naturalScale) == "1,5 km")
  }

  @Test func `degrees stand close to their number`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "68°F")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "68°")
    #expect(formatter.string(for: warm) == "68°")
    #expect(formatter.string(for: "warm") == nil)
  }

  @Test func `measured amounts have a format style`() {
    let way = Measurement(value: 2, unit: UnitLength.miles)
    let german = Locale(identifier: "de_DE")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "2 mi")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "2 miles")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "3,219 km")
  }

  @Test func `lists and names are in the order of their language`() {
    let list = ListFormatter()
    list.locale = Locale(identifier: "de_DE")
    #expect(list.string(from: ["Tee", "Milch", 3]) == "Tee, Milch und 3")
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Anna", "Maria", "Müller")
    (name.namePrefix, name.nickname) = ("Dr.", "Annie")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: name) == "Anna Müller")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Anna Maria Müller")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Annie")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AM")
    formatter.locale = Locale(identifier: "ja_JP")
    formatter.style = .medium
    #expect(formatter.string(from: name) == "Müller Anna")
    #expect(formatter.string(from: PersonNameComponents()).isEmpty)
    #expect(formatter.personNameComponents(from: "")?.givenName == nil)
  }
}
