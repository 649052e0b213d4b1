public import Foundation

/// Choices for a parameter, in sections.
///
/// **Source**: developer.apple.com/documentation/intents/inobjectcollection
open class INObjectCollection<ObjectType: NSObject>: NSObject {
  /// The sections, in order.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the choices are listed by their first letters.
  open var usesIndexedCollation = false

  /// Choices in sections.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  /// Choices in one section.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// All choices, in order.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Choices under one heading.
open class INObjectSection<ObjectType: NSObject>: NSObject {
  /// The heading; nil: there is none.
  public let title: String?
  /// The choices, in order.
  public let items: [ObjectType]

  /// Choices under a heading.
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// A choice of the app's own.
open class INObject: NSObject {
  /// What tells it from others; nil: its words do.
  public let identifier: String?
  /// Its words.
  public let displayString: String
  /// More words, beneath.
  open var subtitleString: String?

  /// A choice.
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }

  /// A choice with words beneath.
  public convenience init(
    identifier: String?,
    display displayString: String,
    subtitle subtitleString: String?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.subtitleString = subtitleString
  }
}
