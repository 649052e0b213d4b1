package import FoundationEssentials

/// What was found for some keys, kept; where there are too many of them, it begins anew.
///
/// Usable from inline, as `Lock` is.
@usableFromInline
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let values: Lock<[Key: Value]>
  @usableFromInline let limit: Int

  @inlinable
  package init(limit: Int) {
    values = Lock([:])
    self.limit = limit
  }

  /// The value of a key, which `find` finds the first time.
  ///
  /// `find` must not ask the same cache.
  @inlinable
  package func value(of key: Key, else find: () -> Value) -> Value {
    values.withLock { values in
      if let value = values[key] { return value }
      let value = find()
      if values.count >= limit { values.removeAll() }
      values[key] = value
      return value
    }
  }
}

extension BoundedCache where Key == String {
  /// The value of a locale, by its identifier.
  @inlinable
  package func value(of locale: Locale, else find: (Locale) -> Value) -> Value {
    value(of: locale.identifier) { find(locale) }
  }
}
