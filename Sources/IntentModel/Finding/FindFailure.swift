/// A property that could not be fetched while entities were looked for by it.
package struct FindFailure: Error {
  /// As in the code.
  package let property: String
  /// The entity's identifier.
  package let entity: String
  /// What the app's code threw.
  package let cause: any Error
}
