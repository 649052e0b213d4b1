import SnippetFoundation

/// The numbers of one format that were written last: writing one takes microseconds, and a snippet that is drawn again shows
/// most of them again.
///
/// Bounded: the oldest of `limit` makes room for a new one.
@MainActor
final class FormattedNumbers<F: FormatStyle> where F.FormatOutput == String {
  private struct Entry {
    let format: F
    let locale: Locale
    let text: String
  }

  private var entries: [Entry] = []
  /// The numbers of the entries: looked through without a copy of any entry.
  private var inputs: [F.FormatInput] = []
  private var oldest = 0

  static var known: FormattedNumbers<F> {
    let type = ObjectIdentifier(F.self)
    if let known = tables[type] { return unsafeDowncast(known, to: FormattedNumbers<F>.self) }
    let known = FormattedNumbers<F>()
    tables[type] = known
    return known
  }

  func text(of input: F.FormatInput, _ format: F, _ locale: Locale) -> String? {
    var place = 0
    while let next = self.place(of: input, from: place) {
      let entry = entries[next]
      if isSame(entry.locale, locale), entry.format == format { return entry.text }
      place = next + 1
    }
    return nil
  }

  /// The next entry of a number.
  private func place(of input: F.FormatInput, from start: Int) -> Int? {
    let (size, stride) = (MemoryLayout<F.FormatInput>.size, MemoryLayout<F.FormatInput>.stride)
    return withUnsafeBytes(of: input) { wanted in
      inputs.withUnsafeBytes { known in
        guard let wanted = wanted.baseAddress, let known = known.baseAddress else { return nil }
        return (start..<inputs.count).first { memcmp(known + $0 * stride, wanted, size) == 0 }
      }
    }
  }

  func keep(_ text: String, of input: F.FormatInput, _ format: F, _ locale: Locale) {
    let entry = Entry(format: format, locale: locale, text: text)
    if entries.count < numbersLimit {
      entries.append(entry)
      return inputs.append(input)
    }
    entries[oldest] = entry
    inputs[oldest] = input
    oldest = (oldest + 1) % numbersLimit
  }

  /// Equal bytes are the same number in the same spelling; minus zero is not zero.
  private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { memcmp(left, $0, MemoryLayout<Value>.size) == 0 }
    }
  }
}

extension FormattedNumbers {
  /// Whether a format's words depend on nothing but the number, the format and the locale: not on the time, nor on an app.
  nonisolated static func covers(_ type: Any.Type) -> Bool { numberFormats.contains { $0 == type } }
}

private let numbersLimit = 32

/// By the type of the format.
@MainActor private var tables: [ObjectIdentifier: AnyObject] = [:]

private let numberFormats: [Any.Type] = [
  Decimal.FormatStyle.Currency.self, IntegerFormatStyle<Int64>.self, Decimal.FormatStyle.self,
  FloatingPointFormatStyle<Double>.Currency.self, FloatingPointFormatStyle<Double>.self,
  IntegerFormatStyle<Int>.self, IntegerFormatStyle<Int>.Currency.self,
  Decimal.FormatStyle.Percent.self, FloatingPointFormatStyle<Double>.Percent.self,
  IntegerFormatStyle<Int>.Percent.self,
]
