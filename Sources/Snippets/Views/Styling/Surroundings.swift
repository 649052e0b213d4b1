/// What is set around a view that most views do not ask for: a bit each, so that nothing is looked up in vain.
@usableFromInline
struct Surroundings: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  // Styles that an app has set, each in the builder's `Stylings`.
  @usableFromInline static let buttonStyle = Self(rawValue: 1)
  @usableFromInline static let toggleStyle = Self(rawValue: 1 &<< 1)
  @usableFromInline static let labelStyle = Self(rawValue: 1 &<< 2)
  static let progressViewStyle = Self(rawValue: 1 &<< 3)
  static let gaugeStyle = Self(rawValue: 1 &<< 4)
  static let labeledContentStyle = Self(rawValue: 1 &<< 5)
  static let groupBoxStyle = Self(rawValue: 1 &<< 6)
  static let disclosureGroupStyle = Self(rawValue: 1 &<< 7)
  static let formStyle = Self(rawValue: 1 &<< 8)
  static let menuStyle = Self(rawValue: 1 &<< 9)
  static let controlGroupStyle = Self(rawValue: 1 &<< 10)
  // Where a view stands.
  /// In a list or a form: labels stand at the beginning of a row, values at its end.
  static let list = Self(rawValue: 1 &<< 16)
  /// Names of controls are not drawn.
  @usableFromInline static let labelsHidden = Self(rawValue: 1 &<< 17)
  /// In a navigation stack, which draws the title above its content.
  static let navigation = Self(rawValue: 1 &<< 18)
  /// Among options or tabs, of which one is looked for.
  @usableFromInline static let options = Self(rawValue: 1 &<< 19)
  /// In what an app's style draws of a toggle around its label: the toggle's own mark says whether it is on.
  static let stateMarks = Self(rawValue: 1 &<< 20)
  /// Titles of tables are not drawn.
  static let tableTitlesHidden = Self(rawValue: 1 &<< 21)
  /// Seen through a mask of words: filled shapes are drawn from side to side.
  static let masked = Self(rawValue: 1 &<< 22)
  /// What a mask leaves of symbols: the outlines of filled ones.
  static let outlined = Self(rawValue: 1 &<< 23)
  /// Pickers show all their options, beside or below each other.
  static let segments = Self(rawValue: 1 &<< 24)
  static let radioButtons = Self(rawValue: 1 &<< 25)
  /// Perhaps in front of another view.
  static let layered = Self(rawValue: 1 &<< 27)
}
