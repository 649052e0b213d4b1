public import Foundation

extension String {
  /// The words of a literal with the values put into it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Hashable, Codable {
    /// The literal with its values in place, numbers as code has them.
    private let plain: String
    /// Where the values stand in it.
    private let marks: Marks

    /// A literal without values.
    public init(stringLiteral value: String) {
      plain = value
      marks = Marks()
    }

    /// A literal with values.
    public init(stringInterpolation: StringInterpolation) {
      plain = stringInterpolation.plain
      marks = stringInterpolation.marks
    }

    /// A string that is only known at run time, as its own key.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }
  }
}

extension String.LocalizationValue {
  /// The key of a strings table: the literal with `%@`, `%lld` or `%lf` for each value, by its type.
  package var key: String {
    if marks.isEmpty { return plain }
    return replacingValues(
      literal: { String($0).replacing("%", with: "%%") },
      with: { mark, _ in mark.specifier }
    )
  }

  /// The values, in order.
  func arguments(_ lines: ValueLines) -> [LocalizedArgument] {
    marks.all.map { argument($0, lines) }
  }

  private func argument(_ mark: Mark, _ lines: ValueLines) -> LocalizedArgument {
    LocalizedArgument(
      text: lines.applied(to: text(of: mark)),
      specifier: mark.specifier,
      isFormatted: mark.isFormatted == true
    )
  }

  /// The literal with its values in place, for the person whose code runs.
  package var resolved: String { resolved(in: Localization.locale ?? .source) }

  /// The literal with its values in place, numbers as the locale writes them.
  func resolved(in locale: @autoclosure () -> Locale) -> String {
    guard marks.hasNumbers else { return plain }
    let locale = locale()
    return areSame(in: locale) ? plain : written(in: locale, .kept)
  }

  /// The same, whatever line breaks the values hold.
  func resolved(_ lines: ValueLines, in locale: @autoclosure () -> Locale) -> String {
    if marks.isEmpty { return plain }
    if marks.hasNumbers {
      let locale = locale()
      if !areSame(in: locale) { return written(in: locale, lines) }
    }
    guard !plain.utf8.allSatisfy(isOfLine),
      marks.all.contains(where: { text(of: $0).contains(where: \.isNewline) })
    else { return plain }
    return replacingValues(literal: String.init, with: { _, text in lines.applied(to: text) })
  }

  /// Whether there are numbers, which every locale writes in its own way.
  package var hasNumbers: Bool { marks.hasNumbers }

  private func written(in locale: Locale, _ lines: ValueLines) -> String {
    replacingValues(
      literal: String.init,
      with: { mark, _ in argument(mark, lines).text(in: locale) }
    )
  }

  /// Whether the locale writes all numbers as they stand: few digits of English, as most are.
  private func areSame(in locale: Locale) -> Bool {
    marks.allNumbers { mark in
      mark.length <= 3 && mark.isFormatted == nil
        && text(of: mark).utf8.allSatisfy { (0x30...0x39).contains($0) }
    } && locale.hasLatinDigits
  }

  /// The same with values in the places that hold none, in order; places without a value stay as they are.
  func filled(with values: [any CVarArg]) -> String.LocalizationValue {
    var (rest, end) = (values[...], 0)
    var filled = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for mark in marks.all {
      filled.appendLiteral(String(slice(end, mark.start)))
      let words = mark.length > 0 ? String(text(of: mark)) : rest.popFirst().map { "\($0)" } ?? ""
      filled.add(words, mark.specifier, isFormatted: mark.isFormatted)
      end = mark.start + mark.length
    }
    filled.appendLiteral(String(slice(end, plain.utf8.count)))
    return String.LocalizationValue(stringInterpolation: filled)
  }

  private func text(of mark: Mark) -> Substring { slice(mark.start, mark.start + mark.length) }

  private func slice(_ start: Int, _ end: Int) -> Substring {
    let bytes = plain.utf8
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    return plain[from..<bytes.index(from, offsetBy: end - start)]
  }

  private func replacingValues(
    literal: (Substring) -> String,
    with words: (Mark, Substring) -> String
  ) -> String {
    var result = ""
    var end = 0
    for mark in marks.all {
      result += literal(slice(end, mark.start)) + words(mark, text(of: mark))
      end = mark.start + mark.length
    }
    return result + literal(slice(end, plain.utf8.count))
  }
}

/// Whether a byte is of ASCII and no line break: a text of such bytes alone is one line.
private func isOfLine(_ byte: UInt8) -> Bool { byte < 0x0A || (byte > 0x0D && byte < 0x80) }

extension String.LocalizationValue {
  /// Where a value stands, in bytes of UTF-8.
  struct Mark: Sendable, Hashable, Codable {
    var start: Int
    var length: Int
    /// What stands for it in the key.
    var specifier = "%@"
    /// True: `specifier` is the app's own, not that of the value's type; else nil.
    var isFormatted: Bool?

    var isNumber: Bool { specifier != "%@" && length > 0 }
  }

  /// The values' places; the first one without an allocation, since most texts have no more.
  struct Marks: Sendable, Hashable, Codable {
    private var first: Mark?
    private var others: [Mark] = []

    var isEmpty: Bool { first == nil }

    var all: [Mark] { first.map { [$0] + others } ?? [] }

    var hasNumbers: Bool { first?.isNumber == true || others.contains(where: \.isNumber) }

    func allNumbers(_ holds: (Mark) -> Bool) -> Bool {
      (first.map { !$0.isNumber || holds($0) } ?? true)
        && others.allSatisfy { !$0.isNumber || holds($0) }
    }

    mutating func append(_ mark: Mark) {
      if first == nil { first = mark } else { others.append(mark) }
    }
  }
}

extension String.LocalizationValue {
  /// What stands for a value that a system fills in later.
  public enum Placeholder: String, Sendable {
    /// A whole number.
    case int
    /// A signed whole number of any width.
    case uint
    /// A number with 32 bits.
    case float
    /// A number with 64 bits.
    case double
    /// Words.
    case object
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var plain = ""
    fileprivate var marks = Marks()

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
    }

    /// Adds a value: with the words that its type has for a person, else as it describes itself.
    ///
    /// Entities and the cases of an enumeration have words, amounts of money, persons and files too; several of them
    /// are a list in the person's language.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let specifier = Self.specifier(of: Value.self)
      if specifier == "%@" {
        add((value as? Decimal).map(Self.words) ?? ValueWords.text(of: value))
      } else {
        add(String(describing: value), specifier)
      }
    }

    private static func words(of value: Decimal) -> String {
      value.formatted(.number.locale(Localization.locale ?? .source))
    }

    /// What Apple's tools write into a table for a value of the type.
    @inline(__always)
    private static func specifier<Value>(of type: Value.Type) -> String {
      if type == Int.self || type == Int64.self { return "%lld" }
      if type == Double.self || type == CGFloat.self { return "%lf" }
      if type == Float.self { return "%f" }
      if type == UInt.self || type == UInt64.self { return "%llu" }
      if type == Int32.self || type == Int16.self || type == Int8.self { return "%d" }
      if type == UInt32.self || type == UInt16.self || type == UInt8.self { return "%u" }
      return "%@"
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ value: String) {
      add(value)
    }

    /// Adds the resolved words of another resource.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      add(value.resolved)
    }

    /// Adds a number in the shape of a C format such as `%.2f`, written for the person's locale.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let format = PrintfFormat(specifier)
      // What is more than one number is written at once; a number alone also says which form a noun has.
      let text =
        format.isValueAlone
        ? format.text(of: value) : format.text(of: value, in: Localization.locale ?? .source)
      add(text, specifier, isFormatted: true)
    }

    /// Adds a value in a format, written for the person's locale where the engine knows it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String {
      if let locale = Localization.locale {
        add(format.locale(locale).format(value))
      } else {
        add(format.format(value))
      }
    }

    /// Adds a place that a system fills in later; it resolves to nothing.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      let specifier =
        switch placeholder {
        case .object: "%@"
        case .float, .double: "%lf"
        case .int, .uint: "%lld"
        }
      marks.append(Mark(start: plain.utf8.count, length: 0, specifier: specifier))
    }

    fileprivate mutating func add(
      _ words: String,
      _ specifier: String = "%@",
      isFormatted: Bool? = nil
    ) {
      marks.append(
        Mark(
          start: plain.utf8.count,
          length: words.utf8.count,
          specifier: specifier,
          isFormatted: isFormatted
        )
      )
      plain += words
    }
  }
}
