public import SnippetFoundation

/// One or more lines of read-only text that wrap at words when the width is too small.
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

  @usableFromInline
  init(string: consuming String, rich: RichText? = nil) {
    self.string = string
    self.rich = rich
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

  /// Shows a literal, in which values may stand.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.string = key.plain
    self.rich = key.isPlain ? nil : RichText(key.parts)
  }

  /// Shows a resource: its key with its values.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.string = String(localized: resource)
    self.rich = nil
  }

  /// Shows a value in a format, written for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(string: "", rich: RichText([.value(FormattedValue(input, format))]))
  }

  /// Shows a date in a style; relative ones count from the environment's now.
  public init(_ date: Date, style: DateStyle) {
    self.init(string: "", rich: RichText([.date(date, style)]))
  }

  /// A symbol in a line of text.
  public init(_ image: Image) {
    self.init(string: image.glyph)
  }

  /// Appends the text's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.rich == nil {
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

/// Where a text's lines stand beside each other.
public enum TextAlignment: UInt8, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

extension Text {
  /// Where a line that is too long loses its characters.
  public enum TruncationMode: Sendable {
    /// At the beginning, at the end, in the middle.
    case head, tail, middle

    /// Bits 4 and 5 of a text's flags.
    var flags: UInt8 { self == .tail ? 0 : self == .head ? 16 : 32 }

    /// The mode of a node.
    init(bits: UInt8) { self = bits == 0 ? .tail : bits == 1 ? .head : .middle }
  }

  /// What is shown of a date.
  public enum DateStyle: Sendable, Equatable, Codable {
    /// The time of day: `9:41 AM`.
    case time
    /// The day: `June 3, 2026`.
    case date
    /// The distance from now: `3 hours`.
    case relative
    /// The distance from now, with its direction: `in 3 hours`.
    case offset
    /// The distance from now as a clock: `2:59:30`.
    case timer
  }
}
