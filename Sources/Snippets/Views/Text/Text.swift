public import SnippetFoundation

/// One or more lines of read-only text that wrap at words when the width is too small.
///
/// Numbers and dates are written for the locale, the time zone, the calendar and the now of the environment, never for the
/// machine's. Markup in a literal (`**bold**`, `*slanted*`, `~~crossed out~~`, code, links) changes how characters look;
/// in plain text it leaves no trace.
///
/// Renders as: `Two lattes, one espresso`
@frozen
public nonisolated struct Text: PrimitiveView, Sendable {
  @usableFromInline let string: String
  /// What cannot be said as one string: parts with styles, dates, numbers.
  ///
  /// Nil for most texts.
  @usableFromInline let rich: RichText?
  @usableFromInline var change = StyleChange()

  @inlinable
  init(string: consuming String, rich: RichText? = nil) {
    self.string = string
    self.rich = rich
  }

  @usableFromInline
  init(_ value: any LocalizedValue) {
    self.init(string: "", rich: RichText([.value(value)]))
  }

  /// Shows a text exactly as it is.
  @inlinable public init(verbatim content: consuming String) {
    self.string = content
    self.rich = nil
  }

  /// Shows a string.
  @inlinable @_disfavoredOverload
  public init(_ content: consuming String) {
    self.string = content
    self.rich = nil
  }

  /// Shows a string.
  @inlinable @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.string = String(content)
    self.rich = nil
  }

  /// Shows a literal, in which values and markup may stand.
  @inlinable
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    // Most literals are their characters and no more: that is seen where they are written.
    if key.isPlain, !key.hasMarkup, bundle == nil, !bringsWords {
      self.init(string: key.plain)
    } else {
      self.init(other: key, tableName, bundle)
    }
  }

  @usableFromInline
  init(other key: LocalizedStringKey, _ tableName: String?, _ bundle: Bundle?) {
    if bringsWords || bundle != nil, let (words, arguments) = key.template {
      let text = LocalizedText(
        words,
        arguments,
        table: tableName,
        bundle: Localization.folder(of: bundle),
        fallback: key.hasMarkup
          ? RichText.reading(key.isPlain ? [.literal(key.plain)] : key.parts)
          : key.parts.isEmpty ? [.string(key.plain)] : key.parts
      )
      self.init(string: "", rich: RichText([.key(text)]))
    } else if key.hasMarkup {
      let parts = RichText.reading(key.isPlain ? [.literal(key.plain)] : key.parts)
      if parts.count == 1, case .string(let string) = parts[0] {
        self.init(string: string)
      } else {
        self.init(string: "", rich: RichText(parts))
      }
    } else {
      self.init(string: key.plain, rich: key.isPlain ? nil : RichText(key.parts))
    }
  }

  /// Shows a resource: its words with its values.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    if bringsWords || resource.hasNumbers {
      self.init(ResourceValue(resource: resource))
    } else {
      self.init(string: String(localized: resource))
    }
  }

  /// Shows a value in a format, written for the environment's locale.
  @inlinable
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedValue(input, format))
  }

  /// Shows a date in a style; relative ones count from the environment's now.
  public init(_ date: Date, style: DateStyle) { self.init(StyledDate(date: date, style: style)) }

  /// Shows the times from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(Interval(dates: dates)) }

  /// Shows the times from one date to another.
  public init(_ interval: DateInterval) {
    self.init(Interval(dates: interval.start...interval.end))
  }

  /// Shows a clock that runs between two dates; where it stands at the environment's now, or at the time of a pause.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerValue(
        interval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }

  /// A symbol in a line of text.
  public init(_ image: Image) {
    self.init(string: "", rich: RichText([.image(image)]))
  }

  /// Appends the text's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.rich == nil, builder.environment.textRules.isEmpty {
      builder.text(view.string, style: view.change.applied(to: builder.environment.style))
    } else {
      view.lowerRich(&builder)
    }
  }

  /// Joins two texts, each with its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(string: "", rich: RichText([.text(left), .text(right)]))
  }
}

extension Text: Equatable {
  /// Equal if they are made of the same characters and values in the same style.
  public static func == (left: Text, right: Text) -> Bool {
    guard left.string == right.string, left.change == right.change else { return false }
    if left.rich === right.rich { return true }
    guard let one = left.rich, let two = right.rich else { return false }
    return one.parts.elementsEqual(two.parts, by: RichText.Part.areSame)
  }
}
