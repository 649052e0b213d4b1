import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var minDigits = 0
  var prefix = ""
  var isUppercase = false
  var showsSign = false

  /// "42".
  public static var decimal: Self { Self(radix: 10) }
  /// "2a".
  public static var hex: Self { Self(radix: 16) }
  /// "52".
  public static var octal: Self { Self(radix: 8) }

  /// "0042", "+42".
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(radix: 10, minDigits: minDigits, showsSign: explicitPositiveSign)
  }

  /// "0x2A".
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 16,
      minDigits: minDigits,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase,
      showsSign: explicitPositiveSign
    )
  }

  /// "0o52".
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 8,
      minDigits: minDigits,
      prefix: includePrefix ? "0o" : "",
      showsSign: explicitPositiveSign
    )
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: min(256, max(0, minDigits - digits.count)))
    return (number < 0 ? "-" : showsSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  let letter: Character
  var precision: Int?
  var isUppercase = false
  var showsSign = false

  /// "3.140000".
  public static var fixed: Self { Self(letter: "f") }
  /// "0x1.91eb851eb851fp+1".
  public static var hex: Self { Self(letter: "a") }
  /// "3.140000e+00".
  public static var exponential: Self { Self(letter: "e") }
  /// The shorter of the two.
  public static var hybrid: Self { Self(letter: "g") }

  /// "3.14".
  public static func fixed(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self("f", precision(), explicitPositiveSign, uppercase) }

  /// "0x1.91eb851eb851fp+1".
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("a", nil, explicitPositiveSign, uppercase)
  }

  /// "3.14e+00".
  public static func exponential(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self("e", precision(), explicitPositiveSign, uppercase) }

  /// The shorter of the two.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self("g", precision(), explicitPositiveSign, uppercase) }

  private init(
    _ letter: Character,
    _ precision: Int?,
    _ showsSign: Bool,
    _ isUppercase: Bool
  ) {
    (self.letter, self.showsSign, self.isUppercase) = (letter, showsSign, isUppercase)
    self.precision = precision.map { min(100, max(0, $0)) }
  }

  private init(letter: Character) { self.letter = letter }

  func text(_ number: Double) -> String {
    let places = precision.map { ".\($0)" } ?? ""
    let text = String(format: "%\(showsSign ? "+" : "")\(places)\(letter)", number)
    return isUppercase ? text.uppercased() : text
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// "true" or "false".
  case truth
  /// "yes" or "no".
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: "\(value)"
    case .answer: value ? "yes" : "no"
    }
  }
}

/// Where a value stands in a column.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  var isLeft = false

  /// Without a column.
  public static var none: Self { Self(columns: 0) }

  /// At the end of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> Self { Self(columns: columns()) }

  /// At the beginning of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: true)
  }

  func text(_ value: String) -> String {
    let blanks = String(repeating: " ", count: min(256, max(0, columns - value.count)))
    return isLeft ? value + blanks : blanks + value
  }
}
