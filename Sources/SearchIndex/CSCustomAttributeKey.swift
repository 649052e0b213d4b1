public import SnippetFoundation

/// A key of the app's own under which an index keeps a value.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cscustomattributekey
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {  // nothing changes
  /// The name of the key.
  public let keyName: String
  /// Whether things are found by its values.
  public let isSearchable: Bool
  /// Whether things can be found by its values alone.
  public let isSearchableByDefault: Bool
  /// Whether a thing can have several.
  public let isMultiValued: Bool
  /// Whether few values are shared by many things.
  public let isUnique: Bool

  /// A key; nil: the name is empty, or has signs in it beside letters, digits and `_`, or begins with a digit.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName,
      searchable: true,
      searchableByDefault: true,
      unique: false,
      multiValued: false
    )
  }

  /// A key and how it is used; nil for a name that is none.
  public init?(
    keyName: String,
    searchable: Bool,
    searchableByDefault: Bool,
    unique: Bool,
    multiValued: Bool
  ) {
    let isName = keyName.unicodeScalars.allSatisfy {
      $0 == "_" || CharacterSet.alphanumerics.contains($0) && $0.isASCII
    }
    guard isName, let first = keyName.first, !first.isNumber else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }

  /// Whether both have the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CSCustomAttributeKey)?.keyName == keyName
  }

  /// By the name.
  open override var hash: Int { keyName.hashValue }
}
