import Foundation

extension Locale {
  /// Some text with its digits as the locale writes them: `١:٣٠` for `1:30`.
  package func withOwnDigits(_ text: String) -> String {
    guard let zero = ownZero else { return text }
    var all = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let own = ("0"..."9").contains(scalar) ? Unicode.Scalar(zero + scalar.value - 0x30) : nil
      all.append(own ?? scalar)
    }
    return String(all)
  }

  /// The sign behind a percentage.
  package var percentSign: String {
    switch ownZero {
    case 0x660, 0x6F0: "\u{66A}"
    default: "%"
    }
  }

  /// Whether its digits are those of English.
  var hasLatinDigits: Bool { ownZero == nil }

  /// The first of ten digits in a row that are not those of English.
  private var ownZero: UInt32? {
    let identifier = identifier
    return OwnZero.last.withLock { last in
      if let last, last.identifier == identifier { return last.zero }
      let zero = foundZero
      last = OwnZero(identifier: identifier, zero: zero)
      return zero
    }
  }

  private var foundZero: UInt32? {
    guard numberingSystem.identifier != "latn" else { return nil }
    let zero = 0.formatted(.number.locale(self)).unicodeScalars
      .first { $0.properties.numericType == .decimal }
    return zero == "0" ? nil : zero?.value
  }
}

/// The zero of the locale that was asked last: the numbering system of one takes microseconds to find.
private struct OwnZero {
  static let last = Lock<OwnZero?>(nil)

  let identifier: String
  let zero: UInt32?
}
