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
    #expect(time(34_890, .brief) == "9hr 41min 30sec")
    #expect(time(32_000_000, .brief)?.hasPrefix("1yr 5days") == true)
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

  @Test(arguments: [
    ("en_GB", "About 2 hours", "2 hours remaining", "About 2 hours remaining"),
    ("de_DE", "Etwa 2 Stunden", "Noch 2 Stunden", "Noch etwa 2 Stunden"),
    (
      "fr_FR", "Environ 2\u{A0}heures", "Il reste 2\u{A0}heures", "Il reste environ 2\u{A0}heures"
    ),
    (
      "es_ES", "Aproximadamente 2 horas", "Tiempo restante: 2 horas",
      "Tiempo restante: aproximadamente 2 horas"
    ),
    ("it_IT", "Circa 2 ore", "Tempo rimanente: 2 ore", "Tempo rimanente: circa 2 ore"),
    ("pt_BR", "Cerca de 2 horas", "Tempo restante: 2 horas", "Tempo restante: cerca de 2 horas"),
    ("nl_NL", "Ongeveer 2 uur", "Nog 2 uur", "Nog ongeveer 2 uur"),
    ("pl_PL", "Około 2 godziny", "Pozostało 2 godziny", "Pozostało około 2 godziny"),
    ("ja_JP", "約2時間", "残り2時間", "残り約2時間"),
    ("zh_CN", "大约2小时", "剩余2小时", "剩余大约2小时"),
    ("sv_SE", "2 timmar", "2 timmar", "2 timmar"),
  ])
  func `no English words stand around a length of time in another language`(
    locale: String,
    about: String,
    left: String,
    both: String
  ) {
    #expect(time(7200, .full, locale) { $0.includesApproximationPhrase = true } == about)
    #expect(time(7200, .full, locale) { $0.includesTimeRemainingPhrase = true } == left)
    let words = time(7200, .full, locale) {
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
    #expect(words == both)
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
    #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "3,2 km")
  }

  @Test func `a length of time is no distance`() {
    func words(
      _ value: Double,
      _ unit: UnitDuration,
      _ width: Measurement<UnitDuration>.FormatStyle.UnitWidth = .abbreviated,
      _ locale: String = "en_US"
    ) -> String {
      Measurement(value: value, unit: unit)
        .formatted(.measurement(width: width).locale(Locale(identifier: locale)))
    }
    #expect(words(5, .minutes) == "5 min")
    #expect(words(90, .seconds) == "90 sec")
    #expect(words(2, .hours) == "2 hr")
    #expect(words(2, .hours, .wide) == "2 hours")
    #expect(words(1, .hours, .wide) == "1 hour")
    #expect(words(1.5, .hours, .wide) == "1.5 hours")
    #expect(words(-2, .hours, .wide) == "-2 hours")
    #expect(words(0, .minutes, .wide) == "0 minutes")
    #expect(words(5, .minutes, .narrow) == "5m")
    #expect(words(20, .milliseconds) == "20 ms")
    #expect(words(1.5, .hours, .wide, "de_DE") == "1,5 Stunden")
    #expect(words(5, .minutes, .wide, "ja_JP") == "5分")
    #expect(words(1e300, .hours, .wide).hasSuffix(" hours"))
    #expect(words(.nan, .hours, .wide) == "NaN hours")
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: UnitDuration.minutes) == "min")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitDuration.minutes) == "minutes")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
  }

  @Test func `what an amount is for says in which unit it is written`() {
    func length(
      _ value: Double,
      _ unit: UnitLength,
      _ usage: MeasurementFormatUnitUsage<UnitLength>,
      _ locale: String
    ) -> String {
      Measurement(value: value, unit: unit).formatted(
        .measurement(width: .abbreviated, usage: usage).locale(Locale(identifier: locale))
      )
    }
    #expect(length(5, .kilometers, .road, "en_US") == "3.1 mi")
    #expect(length(100, .meters, .road, "en_US") == "350 ft")
    #expect(length(100, .meters, .road, "en_GB") == "100 yd")
    #expect(length(950, .meters, .road, "de_DE") == "0,95 km")
    #expect(length(800, .meters, .road, "de_DE") == "800 m")
    #expect(length(180, .centimeters, .personHeight, "en_US") == "5 ft, 11 in")
    #expect(length(6, .feet, .personHeight, "en_US") == "6 ft, 0 in")
    #expect(length(5.999, .feet, .personHeight, "en_US") == "6 ft, 0 in")
    #expect(length(0, .feet, .personHeight, "en_US") == "0 in")
    #expect(length(6, .feet, .personHeight, "de_DE") == "183 cm")
    #expect(length(1, .centimeters, .rainfall, "de_DE") == "10 mm")
    #expect(length(5, .kilometers, .visibility, "en_US") == "3.1 mi")
    let weight = Measurement(value: 72, unit: UnitMass.kilograms)
    #expect(
      weight.formatted(
        .measurement(width: .wide, usage: .personWeight).locale(Locale(identifier: "en_GB"))
      ) == "11 stone, 4.7 pounds"
    )
    let cup = Measurement(value: 250, unit: UnitVolume.milliliters)
    let american = Locale(identifier: "en_US")
    #expect(
      cup.formatted(.measurement(width: .wide, usage: .liquid).locale(american)) == "1.1 cups"
    )
  }

  @Test func `an amount is rounded as people of the region say it`() {
    func words<UnitType: Dimension>(
      _ value: Double,
      _ unit: UnitType,
      _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
      _ usage: MeasurementFormatUnitUsage<UnitType> = .general,
      _ locale: String = "en_US"
    ) -> String {
      Measurement(value: value, unit: unit)
        .formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
    }
    #expect(words(100, UnitSpeed.kilometersPerHour) == "62 mph")
    #expect(words(100, UnitSpeed.kilometersPerHour, .wide) == "62 miles per hour")
    #expect(words(5.5, UnitLength.kilometers, .wide) == "3.4 miles")
    #expect(words(8.7, UnitLength.kilometers) == "5.4 mi")
    #expect(words(0.00188, UnitLength.kilometers) == "6.2 ft")
    #expect(words(300, UnitLength.meters) == "984 ft")
    #expect(words(70, UnitLength.feet, .narrow) == "70\u{2032}")
    #expect(words(200, UnitLength.kilometers, .narrow) == "124mi")
    #expect(words(80, UnitMass.kilograms, .abbreviated, .personWeight) == "176 lb")
    #expect(words(36, UnitLength.miles, .wide, .road, "fr_FR") == "58\u{A0}kilom\u{E8}tres")
    #expect(words(500, UnitEnergy.kilocalories, .abbreviated, .food) == "500 Cal")
    #expect(words(1000, UnitPressure.hectopascals, .abbreviated, .barometric) == "30 inHg")
    #expect(words(2, UnitArea.squareMeters, .abbreviated, .asProvided) == "2 m\u{B2}")
    #expect(words(45, UnitAngle.degrees, .wide) == "45 degrees")
    #expect(words(1.5, UnitInformationStorage.gigabytes) == "1.5 GB")
  }

  @Test func `temperatures are converted, and keep their digits`() {
    func words(
      _ celsius: Double,
      _ usage: MeasurementFormatUnitUsage<UnitTemperature>,
      _ locale: String
    ) -> String {
      Measurement(value: celsius, unit: UnitTemperature.celsius).formatted(
        .measurement(width: .abbreviated, usage: usage).locale(Locale(identifier: locale))
      )
    }
    #expect(words(38, .general, "en_US") == "100.4\u{B0}F")
    #expect(words(36.8, .asProvided, "en_US") == "36.8\u{B0}C")
    #expect(words(36.8, .person, "de_DE") == "36,8 \u{B0}C")
    #expect(words(.nan, .weather, "en_US") == "NaN\u{B0}F")
  }

  @Test func `an amount that no table knows is written with its symbol`() {
    let bar = UnitLength(symbol: "bar", converter: UnitConverterLinear(coefficient: 0.1))
    let english = Locale(identifier: "en_US")
    let own = Measurement(value: 2, unit: bar)
    #expect(
      own.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "2 bar"
    )
    for value in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      for usage in [MeasurementFormatUnitUsage<UnitLength>.general, .personHeight, .road] {
        let way = Measurement(value: value, unit: UnitLength.feet)
        let words = way.formatted(.measurement(width: .wide, usage: usage).locale(english))
        #expect(!words.isEmpty)
      }
    }
  }

  @Test func `a formatter of amounts has a formatter of numbers to set up`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    let way = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
    #expect(formatter.numberFormatter.numberStyle == .decimal)
    #expect(formatter.string(from: way) == "1,234.568 km")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: way) == "1,235 km")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: way) == "1.235 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "1.235 Kilometer")
    formatter.numberFormatter = nil
    #expect(formatter.string(from: way) == "1.234,568 Kilometer")
  }

  @Test func `an amount takes the style of its number`() {
    let way = Measurement(value: 2, unit: UnitLength.miles)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: "de_DE"),
      usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1))
    )
    #expect(style.format(way) == "2,0 mi")
    func words(_ value: Double, _ digits: Int, _ locale: String = "en_US") -> String {
      Measurement(value: value, unit: UnitLength.kilometers).formatted(
        .measurement(
          width: .wide,
          numberFormatStyle: .number.precision(.fractionLength(digits))
        ).locale(Locale(identifier: locale))
      )
    }
    #expect(words(5, 3) == "3.107 miles")
    #expect(words(-5, 0) == "-3 miles")
    #expect(words(1.609344, 1) == "1.0 miles")
    #expect(words(1.609344, 0) == "1 mile")
    #expect(words(1234.5, 1, "de_DE") == "1.234,5 Kilometer")
    let tall = Measurement(value: 1.8, unit: UnitLength.meters)
    let american = Locale(identifier: "en_US")
    #expect(
      tall.formatted(
        .measurement(width: .abbreviated, usage: .personHeight, numberFormatStyle: .number)
          .locale(american)
      ) == "5 ft, 11 in"
    )
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(
        .measurement(width: .narrow, usage: .weather, hidesScaleName: true)
          .locale(Locale(identifier: "en_US"))
      ) == "68°"
    )
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

  @Test func `a text becomes a name`() throws {
    let name = try PersonNameComponents("Ada King Lovelace")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.familyName == "Lovelace")
    #expect(try PersonNameComponents("Ada", strategy: .name).givenName == "Ada")
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
  }
}
