public import SearchIndex
public import SnippetFoundation

/// Where an index keeps the value of a property.
final class PropertyIndexing: @unchecked Sendable {  // a key path never changes
  enum Key {
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    case custom(CSCustomAttributeKey)
  }

  private let key: Key

  init(_ key: Key) { self.key = key }

  /// Puts a value where it belongs; its words where the attribute is text, whatever the value's type.
  ///
  /// A list has words for each of its elements.
  func put<Value>(
    _ value: Value,
    words: [String],
    into attributes: CSSearchableItemAttributeSet
  ) {
    let text = words.joined(separator: ", ")
    switch key {
    case .custom(let key): attributes.setValue(text as NSString, forCustomKey: key)
    case .attribute(let path):
      if let path = path as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?> {
        attributes[keyPath: path] = value
      } else if let path = path as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value> {
        attributes[keyPath: path] = value
      } else if let path = path as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>
      {
        attributes[keyPath: path] = text
      } else if let path = path
        as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [String]?>
      {
        attributes[keyPath: path] = (attributes[keyPath: path] ?? []) + words
      }
    }
  }
}

/// A property that an index may keep, with its type erased.
protocol IndexedProperty: AnyObject {
  func index(in attributes: CSSearchableItemAttributeSet)
  /// The value as text, the same in every language; empty without one.
  var heldText: String { get }
}

extension EntityProperty: IndexedProperty {
  var heldText: String { held.map { "\($0)" } ?? "" }

  /// The words of the value, or of each element of a list.
  private var words: [String] {
    guard let value = held as? Value.UnwrappedType else { return [] }
    return (elements(of: value) ?? [value]).map(shownText)
  }

  func index(in attributes: CSSearchableItemAttributeSet) {
    guard let indexing, let held else { return }
    let words = words
    func open<Held>(_ value: Held) { indexing.put(value, words: words, into: attributes) }
    if let optional = held as? any AnyOptional {
      if let value = optional.presentValue { open(value) }
    } else {
      open(held)
    }
  }
}

extension EntityProperty {
  /// A property that an index keeps under one of its own keys.
  public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
    self.init("", nil, PropertyIndexing(.attribute(indexingKey)))
  }

  /// A property with a title that an index keeps under one of its own keys.
  public convenience init(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title, nil, PropertyIndexing(.attribute(indexingKey)))
  }

  /// A property that an index keeps under a key of the app's.
  public convenience init(customIndexingKey: CSCustomAttributeKey) {
    self.init("", nil, PropertyIndexing(.custom(customIndexingKey)))
  }

  /// A property with a title that an index keeps under a key of the app's.
  public convenience init(
    title: LocalizedStringResource,
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title, nil, PropertyIndexing(.custom(customIndexingKey)))
  }

  /// A computed property as it is now, which an index keeps under one of its own keys.
  public convenience init(
    title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
    reading value: Value
  ) {
    self.init(title, value, PropertyIndexing(.attribute(indexingKey)))
  }

  /// A computed property as it is now, which an index keeps under a key of the app's.
  public convenience init(
    title: LocalizedStringResource = "",
    customIndexingKey: CSCustomAttributeKey,
    reading value: Value
  ) {
    self.init(title, value, PropertyIndexing(.custom(customIndexingKey)))
  }
}
