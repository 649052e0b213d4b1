/// A type with a name that stays the same from one version of the app to the next.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own unless the app says another.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name, without its module.
  public static var persistentIdentifier: String { typeName(Self.self) }
}
