public import SearchIndex
public import SnippetFoundation

// Apple's property takes no initial value either. These say so where the compiler alone would complain of an argument that
// nobody wrote and of a type that it cannot infer, and in a large file end without a word.
extension EntityProperty {
  /// Refused: a property gets its value in the entity's `init`.
  @available(*, unavailable, message: "a '@Property' gets its value in the entity's 'init'")
  public convenience init(wrappedValue: Value, title: LocalizedStringResource = "") {
    self.init(title, wrappedValue, nil)
  }

  /// Refused: a property gets its value in the entity's `init`.
  @available(*, unavailable, message: "a '@Property' gets its value in the entity's 'init'")
  public convenience init(
    wrappedValue: Value,
    title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title, wrappedValue, PropertyIndexing(.attribute(indexingKey)))
  }

  /// Refused: a property gets its value in the entity's `init`.
  @available(*, unavailable, message: "a '@Property' gets its value in the entity's 'init'")
  public convenience init(
    wrappedValue: Value,
    title: LocalizedStringResource = "",
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title, wrappedValue, PropertyIndexing(.custom(customIndexingKey)))
  }
}
