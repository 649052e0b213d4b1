public import Foundation

/// A person's name in the order of its script, or else of a language: "Anna Maria Müller", "Anna", "AM", "山田 花子".
///
/// The part of Apple's class that Linux lacks. A name in Chinese, Japanese or Korean script has the family first in every
/// locale, and no short form.
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
    let script = NameScript(given + family)
    let isFamilyFirst = script != nil || isFamilyFirst
    let both = (isFamilyFirst ? [family, given] : [given, family]).filter { !$0.isEmpty }
    switch style {
    case .short where script == nil: return first(components.nickname, given, family)
    case .default, .medium, .short: return both.joined(separator: " ")
    case .abbreviated:
      switch script {
      case .chineseOrJapanese: return first(family, given)
      case .korean: return first(given, family)
      case nil: return both.compactMap(\.first).map { $0.uppercased() }.joined()
      }
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
    let isFamilyFirst = NameScript(words.joined()) != nil || isFamilyFirst
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

  private var isFamilyFirst: Bool {
    ["ja", "zh", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "en")
  }
}

/// A script that says in which order the parts of a name stand.
private enum NameScript {
  case chineseOrJapanese, korean

  /// nil: the letters are of another script, or of several.
  init?(_ name: String) {
    let letters = name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.value > 0x2E7F }
    guard !letters.isEmpty else { return nil }
    if letters.allSatisfy({ Self.isKorean($0.value) }) {
      self = .korean
    } else if letters.allSatisfy({ Self.isChineseOrJapanese($0.value) }) {
      self = .chineseOrJapanese
    } else {
      return nil
    }
  }

  private static func isKorean(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private static func isChineseOrJapanese(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x2E80...0x30FF, 0x3100...0x312F, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
