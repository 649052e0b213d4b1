import SnippetFoundation

/// The numbers of one format that were written last: writing one takes microseconds, and a snippet that is drawn again shows
/// most of them again.
///
/// Bounded: the oldest of `limit` makes room for a new one. Used on the main actor, by which its tables are kept; it is not of the
/// main actor itself, so that none of the closures that look through it asks where it runs.
nonisolated final class FormattedNumbers<F: FormatStyle> where F.FormatOutput == String {
  // One list for each, looked through without a copy of anything in it. Only the methods below reach them, none while another runs:
  // that accesses do not overlap is not checked again for each.
  @exclusivity(unchecked) private var inputs: [F.FormatInput] = []
  @exclusivity(unchecked) private var formats: [F] = []
  @exclusivity(unchecked) private var locales: [Locale] = []
  @exclusivity(unchecked) private var texts: [String] = []
  private var oldest = 0

  func text(of input: F.FormatInput, _ format: F, _ locale: Locale) -> String? {
    var place = 0
    while let next = self.place(of: input, from: place) {
      if haveSameBytes(locales[next], locale), isFormat(format, at: next) { return texts[next] }
      place = next + 1
    }
    return nil
  }

  /// The next place of a number.
  private func place(of input: F.FormatInput, from start: Int) -> Int? {
    let (size, stride) = (MemoryLayout<F.FormatInput>.size, MemoryLayout<F.FormatInput>.stride)
    return withUnsafeBytes(of: input) { wanted in
      inputs.withUnsafeBytes { known in
        guard let wanted = wanted.baseAddress, let known = known.baseAddress else { return nil }
        var place = start
        while place < texts.count {
          if memcmp(known + place * stride, wanted, size) == 0 { return place }
          place += 1
        }
        return nil
      }
    }
  }

  private func isFormat(_ format: F, at place: Int) -> Bool {
    formats.withUnsafeBufferPointer { formats in
      guard let first = formats.baseAddress else { return false }
      return first[place] == format
    }
  }

  func keep(_ text: String, of input: F.FormatInput, _ format: F, _ locale: Locale) {
    if texts.count < numbersLimit {
      inputs.append(input)
      formats.append(format)
      locales.append(locale)
      return texts.append(text)
    }
    inputs[oldest] = input
    formats[oldest] = format
    locales[oldest] = locale
    texts[oldest] = text
    oldest = (oldest + 1) % numbersLimit
  }
}

/// The numbers without a format of their own that were written last for one locale, by their bits.
///
/// Bounded as above. Another locale begins anew.
@MainActor
final class WrittenNumbers {
  @exclusivity(unchecked) private var bits: [UInt64] = []
  @exclusivity(unchecked) private var texts: [String] = []
  private var locale: Locale?
  private var oldest = 0

  func text(of number: UInt64, in locale: Locale, write: @MainActor () -> String) -> String {
    if let own = self.locale, haveSameBytes(own, locale) {
      if let place = bits.firstIndex(of: number) { return texts[place] }
    } else {
      (self.locale, bits, texts, oldest) = (locale, [], [], 0)
    }
    let text = write()
    if texts.count < numbersLimit {
      bits.append(number)
      texts.append(text)
    } else {
      bits[oldest] = number
      texts[oldest] = text
      oldest = (oldest + 1) % numbersLimit
    }
    return text
  }
}

/// The numbers of a format that are known.
///
/// A function of no type: the static member of a generic one would have its type looked up for each number.
@MainActor
func knownNumbers<F: FormatStyle>(_ format: F.Type) -> FormattedNumbers<F>
where F.FormatOutput == String {
  guard let known = tables[ObjectIdentifier(F.self)] else { return newNumbers(format) }
  return unsafeDowncast(known, to: FormattedNumbers<F>.self)
}

@MainActor @inline(never)
private func newNumbers<F: FormatStyle>(_ format: F.Type) -> FormattedNumbers<F>
where F.FormatOutput == String {
  let known = FormattedNumbers<F>()
  tables[ObjectIdentifier(F.self)] = known
  return known
}

/// Whether a format's words depend on nothing but the number, the format and the locale: not on the time, nor on an app.
nonisolated func isNumberFormat(_ type: Any.Type) -> Bool {
  for format in numberFormats where format == type { return true }
  return false
}

private let numbersLimit = 32

// What reads and writes it calls nothing that does so too: that is not checked for each number.
/// By the type of the format.
@MainActor @exclusivity(unchecked) private var tables: [ObjectIdentifier: AnyObject] = [:]

private let numberFormats: [Any.Type] = [
  Decimal.FormatStyle.Currency.self, IntegerFormatStyle<Int64>.self, Decimal.FormatStyle.self,
  FloatingPointFormatStyle<Double>.Currency.self, FloatingPointFormatStyle<Double>.self,
  IntegerFormatStyle<Int>.self, IntegerFormatStyle<Int>.Currency.self,
  Decimal.FormatStyle.Percent.self, FloatingPointFormatStyle<Double>.Percent.self,
  IntegerFormatStyle<Int>.Percent.self,
]
