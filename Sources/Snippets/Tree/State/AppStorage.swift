public import SnippetFoundation

/// A value of the app's settings.
///
/// What `UserDefaults` holds at the moment of rendering; the first value where it holds none of the type.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(_ first: Value, _ key: String, _ store: UserDefaults?, _ kept: Kept<Value>) {
    let store = DefaultStore(store)
    self.init(
      read: { kept.read(store.now, key) ?? first },
      write: { kept.write(store.now, key, $0) }
    )
  }

  private init<V>(_ key: String, _ store: UserDefaults?, _ kept: Kept<V>) where Value == V? {
    let store = DefaultStore(store)
    self.init(
      read: { kept.read(store.now, key) },
      write: { value in
        let store = store.now
        if let value { kept.write(store, key, value) } else { store.removeObject(forKey: key) }
      }
    )
  }
}

// What is read and written is `UserDefaults`, which may be used from anywhere; Apple's is so too.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// How values of a type are kept among settings.
private nonisolated struct Kept<Value> {
  var read: (UserDefaults, String) -> Value?
  var write: (UserDefaults, String, Value) -> Void

  /// As they are.
  static var plain: Kept {
    Kept(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
  }

  /// By their raw values.
  static func raw() -> Kept where Value: RawRepresentable {
    Kept(
      read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) }
    )
  }
}

private nonisolated var urls: Kept<URL> {
  Kept(
    read: { $0.url(forKey: $1) },
    write: { $0.set($2, forKey: $1) }
  )
}

private nonisolated var numbers: Kept<Int> {
  Kept(
    read: { store, key in (store.object(forKey: key) as? NSNumber)?.intValue },
    write: { $0.set($2, forKey: $1) }
  )
}

private nonisolated var fractions: Kept<Double> {
  Kept(
    read: { store, key in (store.object(forKey: key) as? NSNumber)?.doubleValue },
    write: { $0.set($2, forKey: $1) }
  )
}

private nonisolated var truths: Kept<Bool> {
  Kept(
    read: { store, key in store.object(forKey: key) == nil ? nil : store.bool(forKey: key) },
    write: { $0.set($2, forKey: $1) }
  )
}

// Apple's initialisers, one a type.
extension AppStorage {
  /// Reads a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, truths)
  }
  /// Reads a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, numbers)
  }
  /// Reads a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, fractions) }
  /// Reads a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .plain) }
  /// Reads an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, urls)
  }
  /// Reads a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Reads bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }
  /// Reads a value by its whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw())
  }
  /// Reads a value by its string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads a truth value, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, truths)
  }
  /// Reads a whole number, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, numbers)
  }
  /// Reads a number, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, fractions)
  }
  /// Reads a string, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .plain)
  }
  /// Reads an address, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, urls)
  }
  /// Reads a date, if there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .plain)
  }
  /// Reads bytes, if there are any.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .plain)
  }
  /// Reads a value by its whole number, if there is one.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(key, store, .raw()) }
  /// Reads a value by its string, if there is one.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(key, store, .raw()) }
}
