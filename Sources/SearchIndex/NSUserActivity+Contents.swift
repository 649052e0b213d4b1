public import SnippetFoundation

extension NSUserActivity {
  /// What an index may know of the activity.
  ///
  /// **Source**: developer.apple.com/documentation/corespotlight/nsuseractivity/contentattributeset
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { contents as? CSSearchableItemAttributeSet }
    set { contents = newValue }
  }
}
