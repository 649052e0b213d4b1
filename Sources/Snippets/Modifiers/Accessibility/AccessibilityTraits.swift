/// What a view is, for those who hear it.
public nonisolated struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes traits of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pressed.
  public static let isButton = Self(rawValue: 1)
  /// A heading.
  public static let isHeader = Self(rawValue: 2)
  /// Chosen among others.
  public static let isSelected = Self(rawValue: 4)
  /// Opens an address.
  public static let isLink = Self(rawValue: 8)
  /// Where one searches.
  public static let isSearchField = Self(rawValue: 16)
  /// A picture.
  public static let isImage = Self(rawValue: 32)
  /// On or off.
  public static let isToggle = Self(rawValue: 64)
  /// Nothing that changes.
  public static let isStaticText = Self(rawValue: 128)
  /// A key of a keyboard.
  public static let isKeyboardKey = Self(rawValue: 256)
  /// Read first when a screen is shown.
  public static let isSummaryElement = Self(rawValue: 512)
  /// Changes often.
  public static let updatesFrequently = Self(rawValue: 1024)
  /// Plays something.
  public static let playsSound = Self(rawValue: 2048)
  /// Begins something to be heard.
  public static let startsMediaSession = Self(rawValue: 4096)
  /// Answers to touch itself.
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  /// Turns pages.
  public static let causesPageTurn = Self(rawValue: 16384)
  /// Keeps the rest from being touched.
  public static let isModal = Self(rawValue: 32768)
  /// Has tabs.
  public static let isTabBar = Self(rawValue: 65536)

  /// What is said.
  var words: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "heading"), (.isLink, "link"), (.isImage, "image"),
      (.isToggle, "switch"), (.isSearchField, "search field"), (.isSelected, "selected"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// How those who hear a view hear what is inside.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = Self(name: "ignore")
  /// As it is.
  public static let contain = Self(name: "contain")
  /// As one thing.
  public static let combine = Self(name: "combine")
}

/// How high a heading is; accepted.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  /// From none to the lowest.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How much something more matters; accepted.
public nonisolated struct AccessibilityCustomContentImportance: Sendable {
  /// It can wait, or not.
  public static let `default` = Self(), high = Self()
}
