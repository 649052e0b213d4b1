/// The values that lead from a stack's root to what is shown; the root is drawn whatever it holds.
///
/// **Source**: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}
  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// Makes the path that was written down.
  public init(_ codable: CodableRepresentation) { values = codable.values }
  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// The path in a form that can be written down; nil: one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes values away, as many as there are at most.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), count)) }
}
