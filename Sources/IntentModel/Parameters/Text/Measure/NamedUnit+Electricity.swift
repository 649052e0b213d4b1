import SnippetFoundation

// Units of electricity and of what is stored by it.
extension NamedUnit {
  static let currents: [NamedUnit] = [
    NamedUnit(UnitElectricCurrent.amperes, "ampere", names: ["amp"]),
    NamedUnit(UnitElectricCurrent.milliamperes, "milliampere", names: ["milliamp"]),
    NamedUnit(UnitElectricCurrent.kiloamperes, "kiloampere", names: ["kiloamp"]),
    NamedUnit(UnitElectricCurrent.megaamperes, "megaampere", names: ["megaamp"]),
    NamedUnit(UnitElectricCurrent.microamperes, "microampere", names: ["microamp"]),
  ]

  static let voltages: [NamedUnit] = [
    NamedUnit(UnitElectricPotentialDifference.volts, "volt"),
    NamedUnit(UnitElectricPotentialDifference.millivolts, "millivolt"),
    NamedUnit(UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    NamedUnit(UnitElectricPotentialDifference.megavolts, "megavolt"),
    NamedUnit(UnitElectricPotentialDifference.microvolts, "microvolt"),
  ]

  static let resistances: [NamedUnit] = [
    NamedUnit(UnitElectricResistance.ohms, "ohm"),
    NamedUnit(UnitElectricResistance.kiloohms, "kiloohm", names: ["kilohm"]),
    NamedUnit(UnitElectricResistance.megaohms, "megaohm", names: ["megohm"]),
    NamedUnit(UnitElectricResistance.microohms, "microohm"),
    NamedUnit(UnitElectricResistance.milliohms, "milliohm"),
  ]

  static let charges: [NamedUnit] = [
    NamedUnit(UnitElectricCharge.coulombs, "coulomb"),
    NamedUnit(UnitElectricCharge.ampereHours, "ampere hour", names: ["amp hour"]),
    NamedUnit(UnitElectricCharge.milliampereHours, "milliampere hour", names: ["milliamp hour"]),
    NamedUnit(UnitElectricCharge.kiloampereHours, "kiloampere hour"),
    NamedUnit(UnitElectricCharge.megaampereHours, "megaampere hour"),
    NamedUnit(UnitElectricCharge.microampereHours, "microampere hour"),
  ]

  static let storages: [NamedUnit] = [
    NamedUnit(UnitInformationStorage.bytes, "byte", signs: ["byte"]),
    NamedUnit(UnitInformationStorage.kilobytes, "kilobyte", signs: ["KB"]),
    NamedUnit(UnitInformationStorage.megabytes, "megabyte", names: ["meg"]),
    NamedUnit(UnitInformationStorage.gigabytes, "gigabyte", names: ["gig"]),
    NamedUnit(UnitInformationStorage.terabytes, "terabyte"),
    NamedUnit(UnitInformationStorage.bits, "bit", signs: ["b"]),
    NamedUnit(UnitInformationStorage.exabits, "exabit", signs: ["Ebit"]),
    NamedUnit(UnitInformationStorage.exabytes, "exabyte"),
    NamedUnit(UnitInformationStorage.exbibits, "exbibit", signs: ["Eibit"]),
    NamedUnit(UnitInformationStorage.exbibytes, "exbibyte"),
    NamedUnit(UnitInformationStorage.gibibits, "gibibit", signs: ["Gibit"]),
    NamedUnit(UnitInformationStorage.gibibytes, "gibibyte"),
    NamedUnit(UnitInformationStorage.gigabits, "gigabit", signs: ["Gbit"]),
    NamedUnit(UnitInformationStorage.kibibits, "kibibit", signs: ["Kibit"]),
    NamedUnit(UnitInformationStorage.kibibytes, "kibibyte"),
    NamedUnit(UnitInformationStorage.kilobits, "kilobit", signs: ["kbit"]),
    NamedUnit(UnitInformationStorage.mebibits, "mebibit", signs: ["Mibit"]),
    NamedUnit(UnitInformationStorage.mebibytes, "mebibyte"),
    NamedUnit(UnitInformationStorage.megabits, "megabit", signs: ["Mbit"]),
    NamedUnit(UnitInformationStorage.nibbles, "nibble"),
    NamedUnit(UnitInformationStorage.pebibits, "pebibit", signs: ["Pibit"]),
    NamedUnit(UnitInformationStorage.pebibytes, "pebibyte"),
    NamedUnit(UnitInformationStorage.petabits, "petabit", signs: ["Pbit"]),
    NamedUnit(UnitInformationStorage.petabytes, "petabyte"),
    NamedUnit(UnitInformationStorage.tebibits, "tebibit", signs: ["Tibit"]),
    NamedUnit(UnitInformationStorage.tebibytes, "tebibyte"),
    NamedUnit(UnitInformationStorage.terabits, "terabit", signs: ["Tbit"]),
    NamedUnit(UnitInformationStorage.yobibits, "yobibit", signs: ["Yibit"]),
    NamedUnit(UnitInformationStorage.yobibytes, "yobibyte"),
    NamedUnit(UnitInformationStorage.yottabits, "yottabit", signs: ["Ybit"]),
    NamedUnit(UnitInformationStorage.yottabytes, "yottabyte"),
    NamedUnit(UnitInformationStorage.zebibits, "zebibit", signs: ["Zibit"]),
    NamedUnit(UnitInformationStorage.zebibytes, "zebibyte"),
    NamedUnit(UnitInformationStorage.zettabits, "zettabit", signs: ["Zbit"]),
    NamedUnit(UnitInformationStorage.zettabytes, "zettabyte"),
  ]
}
