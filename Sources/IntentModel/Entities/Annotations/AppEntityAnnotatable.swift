public import SnippetFoundation

/// Something that says which entity it is about, such as what a person does now.
///
/// **Source**: developer.apple.com/documentation/appintents/appentityannotatable
public protocol AppEntityAnnotatable {
  /// The entity; nil: none.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the person looks at.
  public var appEntityIdentifier: EntityIdentifier? {
    get { annotation as? EntityIdentifier }
    set { annotation = newValue }
  }
}
