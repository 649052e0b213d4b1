/// Kinds of widgets and controls that an app asked to be reloaded, before anyone looked whether there are such.
package struct NewReloads: Sendable {
  /// Tells the kinds of an app's widgets and controls; nil: of every module.
  package typealias Known = @MainActor @Sendable (_ modules: [String]?) -> [String]

  /// In the order in which they were asked for.
  package let kinds: [String]
  /// Who tells which there are.
  package let known: Known

  init(kinds: [String], known: @escaping Known) { (self.kinds, self.known) = (kinds, known) }
}
