public import SnippetFoundation

/// A value of the app's own that a person can be shown.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}

/// A type that says what its values are called.
public protocol TypeDisplayRepresentable {
  /// What one value is called, such as "Product".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says how it is shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title it is shown with.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that says how it and its type are shown.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration that says how its cases are shown.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An enumeration that says how it and its cases are shown.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable,
  CustomLocalizedStringResourceConvertible
{}

extension StaticDisplayRepresentable {
  /// The title its case is shown with.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}
