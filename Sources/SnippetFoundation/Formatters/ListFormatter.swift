public import Foundation

/// Words one after the other: "Latte, Mocha, and Tea".
///
/// The part of Apple's class that Linux lacks; the words between are those of Foundation's list format style.
///
/// **Source**: developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter,
  @unchecked Sendable  // set up by one owner, then read
{
  /// The language of the words between.
  open var locale: Locale = Localization.locale ?? .source
  /// Writes each item; nil: as it describes itself.
  open var itemFormatter: Formatter?

  /// Makes a formatter for the person's language.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the words of a list in the person's language.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(Localization.locale ?? .source))
  }

  /// Returns the words of a list.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  /// Returns the words of a list; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
