import Foundation

/// Amounts in the words of Unicode's tables, in every language, and in the unit that a region measures in.
///
/// The tables are in a library that Foundation brings along on Linux, and asks for lengths of time only. It is asked by
/// the names of its functions: where a program is linked without it, there are no words here.
struct UnitTables {
  /// How an amount is written: the names of Unicode's number skeletons.
  let skeleton: String
  let locale: Locale

  /// Returns the words for an amount; nil: the tables have none.
  func text(_ value: Double) -> String? { formatter?.text(value) }

  /// Returns the words for an amount with its number in a style; nil: the tables have none, or it is in several units.
  func text(_ value: Double, _ style: FloatingPointFormatStyle<Double>) -> String? {
    let exact = with(".################").formatter?.number(value)
    guard let exact else { return nil }
    return text(value, number: style.locale(locale).format(exact))
  }

  /// Returns the words for an amount around a number that is written already.
  func text(_ value: Double, number: String) -> String? {
    let decimal = locale.decimalSeparator ?? "."
    let fraction = number.range(of: decimal).map { number[$0.upperBound...].prefix { isDigit($0) } }
    let digits = fraction?.count ?? 0
    let words = with(digits == 0 ? "." : "." + String(repeating: "0", count: digits)).text(value)
    guard let words, let range = numberRange(words) else { return nil }
    return words.replacingCharacters(in: range, with: number)
  }

  private func with(_ precision: String) -> Self {
    Self(
      skeleton: "\(skeleton) \(precision == "." ? "precision-integer" : precision)",
      locale: locale
    )
  }

  /// Where the number stands; nil where there is none or more than one.
  func numberRange(_ words: String) -> Range<String.Index>? {
    guard var start = words.firstIndex(where: isDigit) else { return nil }
    var end = start
    while end < words.endIndex {
      let next = words.index(after: end)
      let goesOn = next < words.endIndex && isDigit(words[next])
      guard isDigit(words[end]) || (goesOn && !words[end].isLetter) else { break }
      end = next
    }
    while start > words.startIndex {
      let before = words.index(before: start)
      guard "-\u{2212}+\u{200E}\u{200F}\u{61C}".contains(words[before]) else { break }
      start = before
    }
    // The hundred kilometers that fuel is counted for are no number of the amount's.
    let isOnly = !words[end...].contains(where: isDigit) || skeleton.contains("-100-")
    return isOnly ? start..<end : nil
  }

  private func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  private var formatter: UnitFormatter? {
    Self.formatters.value(of: "\(locale.identifier) \(skeleton)") {
      UnitFormatter(skeleton: skeleton, locale: locale.identifier)
    }
  }

  private static let formatters = BoundedCache<String, UnitFormatter?>(limit: 256)
}

extension Formatter.UnitStyle {
  /// The width of a unit, as Unicode's number skeletons call it.
  var skeleton: String {
    switch self {
    case .long: "unit-width-full-name"
    case .medium: "unit-width-short"
    default: "unit-width-narrow"
    }
  }
}

/// A formatter of the library, opened for one skeleton in one locale.
private final class UnitFormatter: @unchecked Sendable {  // the library's formatters do not change
  private let library: UnitLibrary
  private let formatter: OpaquePointer

  init?(skeleton: String, locale: String) {
    guard let library = UnitLibrary.shared else { return nil }
    var status: Int32 = 0
    let letters = Array(skeleton.utf16)
    let formatter = library.open(letters, Int32(letters.count), locale, &status)
    guard let formatter, status <= 0 else { return nil }
    (self.library, self.formatter) = (library, formatter)
  }

  deinit { library.close(formatter) }

  func text(_ value: Double) -> String? {
    result(value) { result, status in
      var letters = [UInt16](repeating: 0, count: 64)
      var count = library.toString(result, &letters, Int32(letters.count), &status)
      if count > letters.count {
        status = 0
        letters = [UInt16](repeating: 0, count: Int(count))
        count = library.toString(result, &letters, count, &status)
      }
      return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }
  }

  /// The number that is written, in the unit that it is written in.
  func number(_ value: Double) -> Double? {
    result(value) { result, status in
      var digits = [CChar](repeating: 0, count: 512)
      let count = library.toNumber(result, &digits, Int32(digits.count), &status)
      let bytes = digits.prefix(max(0, min(Int(count), digits.count)))
      return Double(String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self))
    } ?? nil
  }

  private func result<Value>(
    _ value: Double,
    _ read: (OpaquePointer, inout Int32) -> Value
  ) -> Value? {
    var status: Int32 = 0
    guard let result = library.openResult(&status) else { return nil }
    defer { library.closeResult(result) }
    library.format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    let found = read(result, &status)
    return status <= 0 ? found : nil
  }
}

/// The functions of the library, by their names.
private struct UnitLibrary: Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Open =
    @convention(c) @Sendable (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status
    ) -> OpaquePointer?
  typealias OpenResult = @convention(c) @Sendable (Status) -> OpaquePointer?
  typealias Format =
    @convention(c) @Sendable (OpaquePointer, Double, OpaquePointer, Status) -> Void
  typealias ToString =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status
    ) -> Int32
  typealias ToNumber =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<CChar>, Int32, Status
    ) -> Int32
  typealias Close = @convention(c) @Sendable (OpaquePointer) -> Void

  let open: Open
  let openResult: OpenResult
  let format: Format
  let toString: ToString
  let toNumber: ToNumber
  let close: Close
  let closeResult: Close

  /// nil: the program is linked without it, or it has other names.
  static let shared = UnitLibrary()

  private init?() {
    guard let open = Self.function("openForSkeletonAndLocale", as: Open.self),
      let openResult = Self.function("openResult", as: OpenResult.self),
      let format = Self.function("formatDouble", as: Format.self),
      let toString = Self.function("resultToString", as: ToString.self),
      let toNumber = Self.function("resultToDecimalNumber", as: ToNumber.self),
      let close = Self.function("close", as: Close.self),
      let closeResult = Self.function("closeResult", as: Close.self)
    else { return nil }
    (self.open, self.openResult, self.format) = (open, openResult, format)
    (self.toString, self.toNumber) = (toString, toNumber)
    (self.close, self.closeResult) = (close, closeResult)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    let address = dlsym(nil, "swift_unumf_\(name)") ?? dlsym(nil, "unumf_\(name)")
    return address.map { unsafeBitCast($0, to: type) }
  }
}
