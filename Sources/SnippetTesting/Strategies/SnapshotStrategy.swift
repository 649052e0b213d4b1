public import Snippets

/// How a value becomes the text of a snapshot: a value itself, and new ones are made of old ones.
///
/// ```swift
/// assertSnippet(of: OrderView(order), named: "order", as: .plain.filter(/O-\d+/, "O-####"))
/// ```
public struct SnapshotStrategy<Value>: Sendable {
  /// What stands behind the name of a snapshot, such as `ansi` in `card@44.ansi`; empty for rows of text.
  public var form: String
  let text: @MainActor @Sendable (Value, RenderSettings) throws -> String
  /// What the author of a view should know of it.
  var warnings: @MainActor @Sendable (Value, RenderSettings) throws -> [String] = { _, _ in [] }

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - form: What stands behind the name; letters and digits.
  ///   - text: Makes the text, without a newline at its end, for a width, a locale and colours.
  public init(
    form: String = "",
    _ text:
      @escaping @MainActor @Sendable (_ value: Value, _ settings: RenderSettings) throws ->
      String
  ) {
    self.form = form
    self.text = text
  }

  /// Returns a strategy for what a value of this one can be made of.
  ///
  /// ```swift
  /// let orders = SnapshotStrategy<OrderView>.plain.pullback { OrderView(order: $0) }
  /// ```
  public func pullback<Other>(
    _ transform: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let (text, warnings) = (text, warnings)
    var other = SnapshotStrategy<Other>(form: form) { try text(transform($0), $1) }
    other.warnings = { try warnings(transform($0), $1) }
    return other
  }

  /// Returns the strategy with its text changed.
  public func map(
    _ transform: @escaping @MainActor @Sendable (String) throws -> String
  ) -> SnapshotStrategy {
    let text = text
    var other = SnapshotStrategy(form: form) { try transform(text($0, $1)) }
    other.warnings = warnings
    return other
  }

  /// Returns the strategy with other text in place of every match.
  public func filter(
    _ pattern: some RegexComponent,
    _ replacement: String
  ) -> SnapshotStrategy {
    nonisolated(unsafe) let regex = pattern.regex  // used on the main actor alone
    return map { $0.replacing(regex, with: replacement) }
  }

  /// Returns the strategy with every character of a match made unreadable: the columns stay as they are.
  public func redact(
    _ pattern: some RegexComponent,
    with cover: Character = "#"
  ) -> SnapshotStrategy {
    nonisolated(unsafe) let regex = pattern.regex  // used on the main actor alone
    return map { text in
      text.replacing(regex) { match in
        text[match.range].map {
          $0 == "\n" ? "\n" : String(repeating: cover, count: columns(of: "\($0)"))
        }
        .joined()
      }
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// The text as it is.
  public static var lines: SnapshotStrategy { SnapshotStrategy { value, _ in value } }
}

extension SnapshotStrategy where Value: View {
  /// The rows of a view as text alone.
  public static var plain: SnapshotStrategy { drawn(.plain) }

  /// The rows of a view with the escape sequences of a terminal that has colours, in a file ending in `.ansi`.
  public static var ansi: SnapshotStrategy { drawn(.ansi, form: "ansi") }

  /// What would be read out, one thing a row: label, role, value, state.
  public static var linear: SnapshotStrategy { drawn(.spoken, form: "linear") }

  /// The tree of a view, laid out, as JSON with its names sorted, in a file ending in `.json`.
  public static var json: SnapshotStrategy {
    var strategy = SnapshotStrategy(form: "json") { view, settings in
      try TreeText.json(of: resolve(SnippetContent(view), settings: settings).tree)
    }
    strategy.warnings = warnings
    return strategy
  }

  /// The view as a page that needs no other file, in a file ending in `.html`.
  public static var html: SnapshotStrategy { drawn(.html, form: "html") }

  /// The view as a picture, in a file ending in `.svg`.
  public static var svg: SnapshotStrategy { drawn(.svg, form: "svg") }

  private static func drawn(_ style: OutputStyle, form: String = "") -> SnapshotStrategy {
    var strategy = SnapshotStrategy(form: form) { render($0, settings: $1, style: style) }
    strategy.warnings = warnings
    return strategy
  }

  private static var warnings: @MainActor @Sendable (Value, RenderSettings) throws -> [String] {
    { try resolve(SnippetContent($0), settings: $1).tree.warnings }
  }
}
