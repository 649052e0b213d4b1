/// What sends what was typed; accepted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field; a search.
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

/// The word of the key that sends; accepted.
public struct SubmitLabel: Sendable {
  /// Each word by name.
  public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self()
  /// Each word by name.
  public static let search = Self(), `return` = Self(), next = Self(), `continue` = Self()
}

/// What is written with capital letters; accepted.
public struct TextInputAutocapitalization: Sendable {
  /// Each way by name.
  public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}

/// Which keys there are; accepted.
public enum UIKeyboardType: Int, Sendable {
  /// Each set of keys by name.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Each set of keys by name.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is typed; accepted.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Names a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Each kind by name.
  public static let name = Self(rawValue: "name"), username = Self(rawValue: "username")
  /// Each kind by name.
  public static let password = Self(rawValue: "password"), URL = Self(rawValue: "url")
  /// Each kind by name.
  public static let newPassword = Self(rawValue: "newPassword")
  /// Each kind by name.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  /// Each kind by name.
  public static let emailAddress = Self(rawValue: "emailAddress")
  /// Each kind by name.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  /// Each kind by name.
  public static let givenName = Self(rawValue: "givenName")
  /// Each kind by name.
  public static let familyName = Self(rawValue: "familyName")
  /// Each kind by name.
  public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
  /// Each kind by name.
  public static let postalCode = Self(rawValue: "postalCode")
  /// Each kind by name.
  public static let creditCardNumber = Self(rawValue: "creditCardNumber")
}

/// A key; accepted.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes.
  public var character: Character
  /// Makes a key of a character.
  public init(_ character: Character) { self.character = character }
  /// Makes a key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// Keys by name.
  public static let `return` = Self("\r"), escape = Self("\u{1B}"), space = Self(" ")
  /// Keys by name.
  public static let delete = Self("\u{8}"), tab = Self("\t")
  /// Keys by name.
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}")
  /// Keys by name.
  public static let leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
}

/// Keys that are held; accepted.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Keys by name.
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2)
  /// Keys by name.
  public static let control = Self(rawValue: 4), option = Self(rawValue: 8)
  /// Keys by name.
  public static let command = Self(rawValue: 16), all = Self(rawValue: 31)
}

/// A key and those that are held with it; accepted.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  /// The key that does what is meant; the key that does nothing.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The key that does nothing.
  public static let cancelAction = Self(.escape, modifiers: [])
}

/// Where a search field is; accepted.
public struct SearchFieldPlacement: Sendable {
  /// When a field in the bar is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the place has it; always.
    public static let automatic = Self(), always = Self()
  }
  /// Each place by name.
  public static let automatic = Self(), toolbar = Self(), sidebar = Self()
  /// Each place by name.
  public static let navigationBarDrawer = Self(), toolbarPrincipal = Self()
  /// In the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> Self { Self() }
}
