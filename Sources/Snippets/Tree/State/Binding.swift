/// A way to read and write a value that someone else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// How changes move; accepted.
  public var transaction = Transaction()

  /// Reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (read, write) = (get, { set($0, Transaction()) })
  }

  /// Takes a binding as it is.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Takes a binding of a value as one of an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Takes a binding of an optional value, if there is a value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Takes a binding of a value as one of any value that can be compared.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } }
    )
  }

  /// Always the same value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding of a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }

  /// A binding whose changes move; accepted.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// A binding whose changes move; accepted.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}

// Used on the main actor only, like the view that it is in; Apple's is so too.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public nonisolated var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding of an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings of the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The bindings of some elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// Where the collection begins.
  public nonisolated var startIndex: Index { wrappedValue.startIndex }
  /// Where it ends.
  public nonisolated var endIndex: Index { wrappedValue.endIndex }
  /// Its places.
  public nonisolated var indices: Indices { wrappedValue.indices }
  /// The next place.
  public nonisolated func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// A binding of the element at a place.
  public nonisolated subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before.
  public nonisolated func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
