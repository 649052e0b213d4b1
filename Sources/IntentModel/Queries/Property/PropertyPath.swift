import SnippetFoundation

/// Leads from an entity to a property: its own, or one of something that it leads to.
package struct PropertyPath<Entity: AppEntity> {
  /// From what has the property.
  let path: AnyKeyPath
  /// What has the property, of an entity; nil: the entity has it itself.
  let subject: ((Entity) -> Any)?

  init(_ path: PartialKeyPath<Entity>) {
    self.path = path
    subject = nil
  }

  init<Subject, Property>(
    _ path: KeyPath<Subject, Property>,
    of subject: @escaping (Entity) -> Subject
  ) {
    self.path = path
    self.subject = subject
  }

  /// The type of the property's values.
  var valueType: (any _IntentValue.Type)? {
    (Swift.type(of: path).valueType as? any AnyPropertyKind.Type)?.valueType
  }

  /// The type of what has the property, as it is called in code.
  var ownerName: String { "\(Swift.type(of: path).rootType)" }
}
