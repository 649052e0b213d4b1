import SnippetFoundation

/// A module with intents that belong to an app beside those of its own module.
///
/// **Source**: developer.apple.com/documentation/appintents/appintentspackage
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The packages that this one brings along.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
  /// The types of the package's module that count, in place of all that are found in it; nil: those that are found.
  ///
  /// Intents, entities, queries for values and providers of shortcuts; others say nothing here. Types that are generic,
  /// which nothing finds, can be named as they are used. On Apple's systems a property of this name says nothing.
  static var listedTypes: [Any.Type]? { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
  /// Those that are found.
  public static var listedTypes: [Any.Type]? { nil }
}

/// The modules and those that their packages bring along, each once, in order; circles end where they began.
package func modulesWithPackages(_ modules: [String]) -> [String] {
  var found = modules
  var open = ImageTypes.ofApps(in: modules, conformingTo: (any AppIntentsPackage.Type).self)
  var seen = Set(open.map(ObjectIdentifier.init))
  while let package = open.popLast() {
    let module = moduleName(of: package)
    if !found.contains(module) { found.append(module) }
    for next in package.includedPackages where seen.insert(ObjectIdentifier(next)).inserted {
      open.append(next)
    }
  }
  return found
}
