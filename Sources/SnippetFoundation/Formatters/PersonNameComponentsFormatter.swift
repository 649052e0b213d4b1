public import Foundation

/// A person's name in the order of a language: "Anna Maria Müller", "Anna", "AM".
///
/// The part of Apple's class that Linux lacks.
///
/// **Source**: developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class PersonNameComponentsFormatter: Formatter,
  @unchecked Sendable  // set up by one owner, then read
{
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short
    /// Given and family name.
    case medium
    /// All of it.
    case long
    /// The initials.
    case abbreviated
  }

  /// How much of a name is written.
  open var style = Style.default
  /// The language whose order the name has.
  open var locale: Locale = Localization.locale ?? .source

  /// Makes a formatter for the person's language.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style.
  public static func localizedString(
    from components: PersonNameComponents,
    style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let given = components.givenName ?? ""
    let family = components.familyName ?? ""
    switch style {
    case .short: return first(components.nickname, given, family)
    case .default, .medium: return join(given, family)
    case .abbreviated:
      let initials = inOrder(given, family).compactMap(\.first).map { $0.uppercased() }
      return initials.joined()
    case .long:
      let middle = components.middleName ?? ""
      let inner = isFamilyFirst ? [family, given, middle] : [given, middle, family]
      let all = [components.namePrefix ?? ""] + inner + [components.nameSuffix ?? ""]
      return all.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Returns the components of a name of words with blanks between; nil: there are none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    guard words.count > 1 else {
      components.givenName = first
      return components
    }
    components.givenName = isFamilyFirst ? words.last : first
    components.familyName = isFamilyFirst ? first : words.last
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    return components
  }

  /// Returns a name; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  private func first(_ names: String?...) -> String {
    names.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }

  private func inOrder(_ given: String, _ family: String) -> [String] {
    (isFamilyFirst ? [family, given] : [given, family]).filter { !$0.isEmpty }
  }

  private func join(_ given: String, _ family: String) -> String {
    inOrder(given, family).joined(separator: " ")
  }

  private var isFamilyFirst: Bool {
    ["ja", "zh", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "en")
  }
}
