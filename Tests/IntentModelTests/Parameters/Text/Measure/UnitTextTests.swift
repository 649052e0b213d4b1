import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Units as people type them.
struct UnitTextTests {
  /// Each unit's symbol is read as that unit, by a parameter without a unit of its own and by one that declares it.
  private func check<UnitType: Dimension>(_ units: [UnitType]) {
    for unit in units {
      let own = ParameterConfiguration(system: .init(unit: unit))
      let word = NamedUnit.word(for: unit)
      for text in ["5 \(unit.symbol)", "5\(unit.symbol)", "5 \(word)"] {
        let declared: Measurement<UnitType>? = Measurement<UnitType>.read(text, own).value()
        #expect(declared?.unit == unit && declared?.value == 5, "\(text)")
        // One symbol of fuel efficiency is that of two units.
        let isShared = units.count { $0.symbol == unit.symbol } > 1
        let plain: Measurement<UnitType>? =
          Measurement<UnitType>.read(text, ParameterConfiguration()).value()
        #expect(isShared || (plain?.unit == unit && plain?.value == 5), "\(text)")
      }
      let named = NamedUnit.all(of: UnitType.self).filter { $0.unit == unit }
      #expect(named.count == 1, "\(unit.symbol)")
      let shown = Measurement<UnitType>(value: 2.5, unit: unit)
      let again: Measurement<UnitType>? =
        Measurement<UnitType>.read(shown.typed(own), own).value()
      #expect(again == shown, "\(shown.typed(own))")
      #expect(Measurement<UnitType>.hint(own).contains("such as 5 \(word)"))
    }
    #expect(NamedUnit.all(of: UnitType.self).count == units.count)
  }

  @Test func `every unit of Foundation is read by its own symbol`() {
    check(FoundationUnits.acceleration)
    check(FoundationUnits.angle)
    check(FoundationUnits.area)
    check(FoundationUnits.concentrationMass)
    check(FoundationUnits.dispersion)
    check(FoundationUnits.duration)
    check(FoundationUnits.electricCharge)
    check(FoundationUnits.electricCurrent)
    check(FoundationUnits.electricPotentialDifference)
    check(FoundationUnits.electricResistance)
    check(FoundationUnits.energy)
    check(FoundationUnits.frequency)
    check(FoundationUnits.fuelEfficiency)
    check(FoundationUnits.illuminance)
    check(FoundationUnits.informationStorage)
    check(FoundationUnits.length)
    check(FoundationUnits.mass)
    check(FoundationUnits.power)
    check(FoundationUnits.pressure)
    check(FoundationUnits.speed)
    check(FoundationUnits.temperature)
    check(FoundationUnits.volume)
  }

  private func read<UnitType: Dimension>(
    _ text: String,
    _ type: UnitType.Type,
    own: UnitType? = nil,
    in locale: String = "en_US"
  ) -> String {
    Localization.withTaken(Locale(identifier: locale)) {
      let rules = ParameterConfiguration(system: .init(unit: own))
      return switch Measurement<UnitType>.read(text, rules) {
      case .value(let value as Measurement<UnitType>): "\(value.value) \(value.unit.symbol)"
      case .value: "another type"
      case .refused(let reason, let expected): reason + (expected.map { ". \($0)" } ?? "")
      case .near(let meant, _, _): "near \(meant)"
      }
    }
  }

  @Test(arguments: [
    ("10 nm", "10.0 nm"), ("10 NM", "10.0 NM"), ("10 nmi", "10.0 NM"), ("5 Mm", "5.0 Mm"),
    ("5 mm", "5.0 mm"), ("5 KM", "5.0 km"), ("5 Km", "5.0 km"), ("5 km", "5.0 km"),
    ("5 MM", "could be in mm or Mm. Write the unit as one of these"),
    ("5 Kilometres", "5.0 km"), ("1 foot", "1.0 ft"), ("5 FEET", "5.0 ft"), ("5 µm", "5.0 µm"),
    ("5 μm", "5.0 µm"), ("5 um", "5.0 µm"), ("12″", "12.0 in"), ("6′", "6.0 ft"),
    ("3 in", "3.0 in"),
    ("2 1/2 miles", "2.5 mi"), ("2½ miles", "2.5 mi"), ("½ mile", "0.5 mi"),
    ("-2 1/2 mi", "-2.5 mi"),
    ("two and a half miles", "2.5 mi"), ("1/2 mile", "0.5 mi"), ("5 kmx", "is not a measurement"),
  ])
  func `letter case tells lengths apart`(text: String, value: String) {
    #expect(read(text, UnitLength.self) == value)
  }

  @Test func `letter case tells millis from megas, and what it leaves open is refused`() {
    #expect(read("3 MA", UnitElectricCurrent.self) == "3.0 MA")
    #expect(read("3 mA", UnitElectricCurrent.self) == "3.0 mA")
    #expect(read("3 MV", UnitElectricPotentialDifference.self) == "3.0 MV")
    #expect(read("3 mHz", UnitFrequency.self) == "3.0 mHz")
    #expect(read("3 mhz", UnitFrequency.self).hasPrefix("could be in MHz or mHz."))
    #expect(read("3 ghz", UnitFrequency.self) == "3.0 GHz")
    #expect(read("3 ML", UnitVolume.self) == "3.0 ML")
    #expect(read("3 ml", UnitVolume.self) == "3.0 mL")
    #expect(read("3 l", UnitVolume.self) == "3.0 L")
    #expect(read("3 Mb", UnitInformationStorage.self) == "3.0 Mb")
    #expect(read("3 mb", UnitInformationStorage.self).hasPrefix("could be in"))
    #expect(read("3 KB", UnitInformationStorage.self) == "3.0 kB")
    #expect(read("3 Gbit", UnitInformationStorage.self) == "3.0 Gb")
    #expect(read("3 mw", UnitPower.self).hasPrefix("could be in MW or mW."))
    #expect(read("3 mw", UnitPower.self, own: .milliwatts) == "3.0 mW")
  }

  @Test func `names in words are those of Foundation, and the parameter's own where two have one`()
  {
    #expect(read("3 ton", UnitMass.self) == "3.0 ton")
    #expect(read("3 tons", UnitMass.self) == "3.0 ton")
    #expect(read("3 tonnes", UnitMass.self) == "3.0 t")
    #expect(read("3 metric tons", UnitMass.self) == "3.0 t")
    #expect(read("3 oz t", UnitMass.self) == "3.0 oz t")
    #expect(read("3 short tons", UnitMass.self) == "3.0 ton")
    #expect(read("500 calories", UnitEnergy.self).hasPrefix("could be in"))
    #expect(read("500 calories", UnitEnergy.self, own: .kilocalories) == "500.0 kCal")
    #expect(read("500 kcal", UnitEnergy.self) == "500.0 kCal")
    #expect(read("500 cal", UnitEnergy.self) == "500.0 cal")
    #expect(read("20 square feet", UnitArea.self) == "20.0 ft²")
    #expect(read("20 sq ft", UnitArea.self) == "20.0 ft²")
    #expect(read("20 m^2", UnitArea.self) == "20.0 m²")
    #expect(read("20 cc", UnitVolume.self) == "20.0 cm³")
    #expect(read("60 miles per hour", UnitSpeed.self) == "60.0 mph")
    #expect(read("60 kilometres per hour", UnitSpeed.self) == "60.0 km/h")
    #expect(read("3 ohms", UnitElectricResistance.self) == "3.0 Ω")
    #expect(read("3 kilowatt-hours", UnitEnergy.self) == "3.0 kWh")
    #expect(read("21 ℃", UnitTemperature.self) == "21.0 °C")
    #expect(read("100 pascals", UnitPressure.self) == "100.0 N/m²")
  }

  @Test(arguments: [
    ("de_DE", "21,5 Grad Celsius", "21.5 °C"), ("de_DE", "21 Grad", "21.0 °C"),
    ("de_DE", "70 Grad Fahrenheit", "70.0 °F"), ("de_DE", "70 grad fahrenheit", "70.0 °F"),
    ("ja_JP", "22度", "22.0 °C"), ("ja_JP", "摂氏22度", "22.0 °C"), ("ja_JP", "摂氏 22 度", "22.0 °C"),
    ("ja_JP", "華氏70度", "70.0 °F"), ("zh_CN", "22摄氏度", "22.0 °C"), ("zh_CN", "22度", "22.0 °C"),
    ("ko_KR", "섭씨 22도", "22.0 °C"), ("ko_KR", "22도", "22.0 °C"),
    ("fr_FR", "1 degré Celsius", "1.0 °C"), ("fr_FR", "22,5 degrés", "22.5 °C"),
    ("fi_FI", "22 celsiusastetta", "22.0 °C"), ("fi_FI", "22 astetta", "22.0 °C"),
    ("es_US", "70 grados", "70.0 °F"), ("en_US", "70 degrees", "70.0 °F"),
    ("en_US", "70°", "70.0 °F"), ("en_GB", "21 degrees", "21.0 °C"), ("de_DE", "21°", "21.0 °C"),
    ("de_DE", "21 °C", "21.0 °C"), ("de_DE", "21 celsius", "21.0 °C"),
    ("de_DE", "294 Kelvin", "294.0 K"),
    ("en_US", "摂氏22度", "is not a measurement"), ("ja_JP", "摂氏", "is not a measurement"),
    ("ja_JP", "摂氏22km", "is not a measurement"),
  ])
  func `a temperature is read as the person's language writes it`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, UnitTemperature.self, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "5 Kilometer", "5.0 km"), ("de_DE", "2,5 Meilen", "2.5 mi"),
    ("de_DE", "1 Meter 80 Zentimeter", "180.0 cm"), ("de_DE", "3 feet", "3.0 ft"),
    ("fr_FR", "58 kilomètres", "58.0 km"), ("fr_FR", "6 pieds", "6.0 ft"),
    ("ru_RU", "1 метр", "1.0 m"), ("ru_RU", "2 метра", "2.0 m"), ("ru_RU", "5 метров", "5.0 m"),
    ("pl_PL", "1,5 metra", "1.5 m"), ("ja_JP", "5 キロメートル", "5.0 km"),
    ("ja_JP", "5キロメートル", "5.0 km"),
    ("de_DE", "10 nm", "10.0 nm"), ("de_DE", "5 Kilogramm", "is a mass, not a length"),
  ])
  func `a length is read as the person's language writes it`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, UnitLength.self, in: locale) == value)
  }

  @Test func `what a dialog writes in the long words of a language is read again`() {
    for locale in ["de_DE", "fr_FR", "ja_JP", "ru_RU", "ar_EG", "he_IL", "sw_KE", "vi_VN"] {
      for amount in [1.0, 3, 35, 2.5] {
        let shown = Measurement<UnitMass>(value: amount, unit: .kilograms).formatted(
          .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: locale))
        )
        #expect(read(shown, UnitMass.self, in: locale) == "\(amount) kg", "\(locale): \(shown)")
      }
    }
  }

  @Test func `where regions differ, a name is that of the person's`() {
    #expect(read("2 pints", UnitVolume.self) == "2.0 pt")
    #expect(read("2 pints", UnitVolume.self, in: "en_GB") == "2.0 pt Imperial")
    #expect(read("2 pt", UnitVolume.self, in: "en_GB") == "2.0 pt")
    #expect(read("2 gallons", UnitVolume.self, own: .gallons, in: "en_GB") == "2.0 gal")
    #expect(read("40 mpg", UnitFuelEfficiency.self) == "40.0 mpg")
    let british: Measurement<UnitFuelEfficiency>? = Localization.withTaken(
      Locale(identifier: "en_GB")
    ) {
      Measurement<UnitFuelEfficiency>.read("40 mpg", ParameterConfiguration()).value()
    }
    #expect(british?.unit == .milesPerImperialGallon)
  }

  @Test(arguments: [
    ("6 ft 2 in", "74.0 in"), ("6'2\"", "74.0 in"), ("6′ 2″", "74.0 in"), ("6’2", "74.0 in"),
    ("5 feet and 11 inches", "71.0 in"), ("6 ft 0 in", "6.0 ft"), ("-6 ft 2 in", "-74.0 in"),
    ("1 m 80 cm", "180.0 cm"), ("1 mi 880 yd", "2640.0 yd"), ("6 ft 2 1/2 in", "74.5 in"),
    ("5 ft, 3.5 in", "63.5 in"), ("2 in 6 ft", "is not a measurement"),
    ("6 ft 2 ft", "is not a measurement"), ("6 ft 2 kg", "is not a measurement"),
    ("6 ft -2 in", "is not a measurement"), ("6 ft two in", "is not a measurement"),
  ])
  func `an amount may be in several units`(text: String, value: String) {
    #expect(read(text, UnitLength.self) == value)
  }

  @Test func `an amount in several units is in the parameter's own`() {
    #expect(read("5 lb 3 oz", UnitMass.self) == "83.0 oz")
    #expect(read("5 lb 4 oz", UnitMass.self, own: .pounds) == "5.25 lb")
    #expect(read("11 st 7 lb", UnitMass.self) == "161.0 lb")
    #expect(read("11 st 7 lb", UnitMass.self, own: .stones) == "11.5 st")
    #expect(read("6 ft 6 in", UnitLength.self, own: .feet) == "6.5 ft")
    #expect(read("5 kg 500 g", UnitMass.self, own: .kilograms) == "5.5 kg")
    #expect(read("12° 30' 36\"", UnitAngle.self, own: .degrees) == "12.51 °")
    #expect(read("20 °C 5 K", UnitTemperature.self) == "is not a measurement")
    #expect(read("1 h 30 m", UnitDuration.self) == "90.0 m")
  }

  @Test func `an app's own unit is read by its symbol`() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.702))
    #expect(read("364 smoot", UnitLength.self, own: smoot) == "364.0 smoot")
    #expect(read("364 smoot", UnitLength.self) == "is not a measurement")
    #expect(read("5 km", UnitLength.self, own: smoot) == "5.0 km")
  }

  @Test(arguments: [
    ("de_DE", "5 km", "5", "5 km"), ("en_US", "5 mi", "5", "5 mi"),
    ("en_GB", "5 mi", "2 km", "2 km"),
    ("en_US", "5 mi", "2 km", "2 km"),
  ])
  func `a unit is adjusted for the person's region where the app says so`(
    locale: String,
    standard: String,
    text: String,
    value: String
  ) throws {
    let parameter = IntentParameter<Measurement<UnitLength>>(
      title: "Way",
      defaultValue: 5,
      defaultUnit: .kilometers,
      defaultUnitAdjustForLocale: true
    )
    try Localization.withTaken(Locale(identifier: locale)) {
      #expect(parameter.defaultText == standard)
      guard case .value(let read) = try #require(parameter.resolveAtOnce(text)) else {
        Issue.record("not read")
        return
      }
      #expect(parameter.display(read).title.resolved == value)
    }
  }

  @Test func `each unit that is adjusted has about the size of what it is adjusted to`() {
    let american = Locale(identifier: "en_US")
    let metric = Locale(identifier: "de_DE")
    for unit in [UnitLength.kilometers, .meters, .centimeters, .millimeters] as [UnitLength] {
      #expect(LocaleUnit.of(unit, in: metric) == unit)
      #expect(LocaleUnit.of(unit, in: american) != unit)
    }
    #expect(LocaleUnit.of(UnitTemperature.fahrenheit, in: metric) == UnitTemperature.celsius)
    #expect(LocaleUnit.of(UnitMass.pounds, in: metric) == UnitMass.kilograms)
    #expect(LocaleUnit.of(UnitLength.yards, in: metric) == UnitLength.meters)
    #expect(LocaleUnit.of(UnitLength.parsecs, in: american) == UnitLength.parsecs)
    #expect(
      LocaleUnit.of(UnitMass.kilograms, in: Locale(identifier: "en_GB")) == UnitMass.kilograms
    )
    #expect(
      LocaleUnit.of(UnitSpeed.kilometersPerHour, in: Locale(identifier: "en_GB"))
        == UnitSpeed.milesPerHour
    )
  }

  @Test func `a letter is no sign of another kind`() async throws {
    let length = IntentParameter<Measurement<UnitLength>>(title: "Length")
    #expect(
      try await typed("5k", length)
        == "'5k' is not a measurement. Type a number with a unit, such as 5 m or 5 km."
    )
    #expect(try await typed("5 K", length).hasPrefix("'5 K' is a temperature"))
    #expect(try await typed("5 C", length).hasPrefix("'5 C' is a temperature"))
    #expect(try await typed("5 kg", length).hasPrefix("'5 kg' is a mass"))
  }
}

/// A default in the unit that a person's region uses.
struct LocalDefaultTests {
  private struct Run: AppIntent {
    static let title: LocalizedStringResource = "Run"

    @Parameter(title: "Way", defaultValue: 5, unit: .kilometers, unitAdjustForLocale: true)
    var way: Measurement<UnitLength>?

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `it is the person's who reads it, unless a value is given`() {
    let intent = Run()
    Localization.withTaken(Locale(identifier: "de_DE")) {
      #expect(intent.way == Measurement(value: 5, unit: .kilometers))
      #expect(intent.$way.isSet && intent.$way.isByDefault)
    }
    Localization.withTaken(Locale(identifier: "en_US")) {
      #expect(intent.way == Measurement(value: 5, unit: .miles))
    }
    Localization.withTaken(Locale(identifier: "de_DE")) { intent.$way.applyDefault() }
    #expect(intent.way == Measurement(value: 5, unit: .kilometers))
    intent.way = nil
    #expect(intent.way == nil)
    #expect(!intent.$way.isSet && !intent.$way.isByDefault)
  }
}
