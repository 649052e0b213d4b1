import Testing

@testable import SnippetFoundation

struct MeasurementFormatterTests {
  private func words<UnitType: Dimension>(
    _ unit: UnitType,
    _ style: Formatter.UnitStyle,
    _ locale: String = "en_US",
    _ value: Double = 12
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = style
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  @Test func `long names are English as Unicode's tables have them`() {
    #expect(words(UnitInformationStorage.gigabytes, .long) == "12 gigabytes")
    #expect(words(UnitPressure.hectopascals, .long) == "12 hectopascals")
    #expect(words(UnitArea.squareMeters, .long) == "12 square meters")
    #expect(words(UnitArea.squareMeters, .long, "en_GB") == "12 square metres")
    #expect(words(UnitPower.kilowatts, .long) == "12 kilowatts")
    #expect(words(UnitElectricCurrent.amperes, .long) == "12 amperes")
    #expect(words(UnitEnergy.kilocalories, .long) == "12 kilocalories")
    #expect(words(UnitEnergy.kilowattHours, .long) == "12 kilowatt-hours")
    #expect(words(UnitLength.nauticalMiles, .long) == "12 nautical miles")
    #expect(words(UnitLength.nauticalMiles, .long, "en_US", 1) == "1 nautical mile")
    #expect(
      words(UnitFuelEfficiency.litersPer100Kilometers, .long) == "12 liters per 100 kilometers"
    )
  }

  @Test func `bytes are written in the unit that suits them`() {
    func words(
      _ value: Double,
      _ unit: UnitInformationStorage = .bytes,
      _ style: ByteCountFormatStyle.Style = .file,
      in units: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true,
      counts: Bool = false
    ) -> String {
      Measurement(value: value, unit: unit).formatted(
        .byteCount(
          style: style,
          allowedUnits: units,
          spellsOutZero: spellsOutZero,
          includesActualByteCount: counts
        )
        .locale(Locale(identifier: "en_US"))
      )
    }
    #expect(words(1.5, .gigabytes) == "1.5 GB")
    #expect(words(1_024, .bytes, .memory) == "1 kB")
    #expect(words(0) == "Zero kB")
    #expect(words(0, spellsOutZero: false) == "0 bytes")
    #expect(words(1.5, .kilobytes, counts: true) == "2 kB (1,500 bytes)")
    #expect(words(0.3, .kilobytes) == "300 bytes")
    // Foundation on Linux chooses among all units, whichever are allowed.
    let plain = ByteCountFormatStyle(allowedUnits: [.mb], locale: Locale(identifier: "en_US"))
    #expect(words(1, .gigabytes, in: [.mb]) == plain.format(1_000_000_000))
    #expect(words(.nan) == "Zero kB")
    #expect(words(.infinity) == "9,223.37 PB")
  }

  @Test func `gravity is no gram`() {
    #expect(words(UnitAcceleration.gravity, .long) == "12 g-force")
    #expect(words(UnitAcceleration.gravity, .medium) == "12 G")
    #expect(UnitWords(UnitAcceleration.gravity).name(2, .long, .source) == "g-force")
    #expect(UnitWords(UnitMass.grams).name(2, .long, .source) == "grams")
  }

  @Test func `short names are written as the language writes them`() {
    func plain<UnitType: Dimension>(
      _ unit: UnitType,
      _ style: Formatter.UnitStyle,
      _ locale: String,
      _ value: Double = 12
    ) -> String {
      String(words(unit, style, locale, value).map { $0.isWhitespace ? " " : $0 })
    }
    #expect(plain(UnitTemperature.celsius, .medium, "de_DE", 21.4) == "21,4 °C")
    #expect(plain(UnitTemperature.celsius, .medium, "fr_FR", 21.4) == "21,4 °C")
    #expect(plain(UnitLength.kilometers, .short, "de_DE", 3) == "3 km")
    #expect(plain(UnitInformationStorage.gigabytes, .short, "de_DE") == "12 GB")
    #expect(plain(UnitLength.kilometers, .short, "en_US", 3) == "3km")
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "ja_JP"])
  func `a formatter and a format style agree`(locale: String) {
    func check<UnitType: Dimension>(_ unit: UnitType) {
      for (style, width) in [
        (Formatter.UnitStyle.long, Measurement<UnitType>.FormatStyle.UnitWidth.wide),
        (.medium, .abbreviated), (.short, .narrow),
      ] {
        let formatted = Measurement(value: 12, unit: unit).formatted(
          .measurement(width: width, usage: .asProvided).locale(Locale(identifier: locale))
        )
        #expect(words(unit, style, locale) == formatted)
      }
    }
    check(UnitLength.inches)
    check(UnitLength.nauticalMiles)
    check(UnitVolume.cups)
    check(UnitTemperature.celsius)
    check(UnitSpeed.milesPerHour)
    check(UnitMass.kilograms)
    check(UnitAngle.degrees)
  }

  @Test func `a unit alone has its name`() {
    func name(_ unit: Unit, _ style: Formatter.UnitStyle, _ locale: String = "en_US") -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitStyle = style
      return formatter.string(from: unit)
    }
    #expect(name(UnitInformationStorage.gigabytes, .long) == "gigabytes")
    #expect(name(UnitAcceleration.gravity, .medium) == "G")
    #expect(name(UnitSpeed.kilometersPerHour, .long, "de_DE") == "Kilometer pro Stunde")
    #expect(name(UnitTemperature.celsius, .medium) == "°C")
    #expect(name(UnitFuelEfficiency.litersPer100Kilometers, .medium) == "L/100 km")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `an amount that is none is written all the same`(value: Double) {
    for style in [Formatter.UnitStyle.short, .medium, .long] {
      #expect(!words(UnitLength.kilometers, style, "de_DE", value).isEmpty)
    }
  }
}
