/// A value that views give to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gave one.
  static var defaultValue: Value { get }
  /// Combines the value so far with the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension LayoutTables {
  /// What the views lowered since `start` gave, combined in their order.
  func value<Key: PreferenceKey>(of key: Key.Type, since start: Int) -> Key.Value {
    let values = preferences[min(start, preferences.count)...]
      .filter { $0.key == ObjectIdentifier(key) }.compactMap { $0.value as? Key.Value }
    guard var value = values.first else { return Key.defaultValue }
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    return value
  }

  /// Replaces what the views lowered since `start` gave; the first of them is at a node.
  func give<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    since start: Int,
    at node: Int
  ) {
    let inside = preferences[min(start, preferences.count)...]
      .filter { $0.key != ObjectIdentifier(key) }
    preferences.replaceSubrange(min(start, preferences.count)..., with: inside)
    preferences.append((ObjectIdentifier(key), value, node))
  }
}
