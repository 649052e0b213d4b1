import SnippetFoundation

/// The types of an app: those that its packages list, and of modules without a list those that are found in the image.
enum AppTypes {
  /// The types of some modules that conform to a protocol; nil: of every module but this package's own.
  ///
  /// `metatype` is `(any P.Type).self` of one protocol.
  static func of<Metatype>(
    _ modules: [String]?,
    conformingTo metatype: Metatype.Type,
    lists: [String: [Any.Type]] = listed
  ) -> [Metatype] {
    var types = ImageTypes.ofApps(in: modules, conformingTo: metatype)
    let lists = lists.filter { modules?.contains($0.key) ?? true }
    if lists.isEmpty { return types }
    types.removeAll { ($0 as? Any.Type).map { lists[moduleName(of: $0)] != nil } ?? false }
    var seen = Set(types.compactMap { ($0 as? Any.Type).map { ObjectIdentifier($0) } })
    for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
      for type in list where seen.insert(ObjectIdentifier(type)).inserted {
        if let type = type as? Metatype { types.append(type) }
      }
    }
    return types
  }

  /// The listed types by the modules whose packages list them; looked for once, since an image does not change.
  static let listed: [String: [Any.Type]] = {
    var lists: [String: [Any.Type]] = [:]
    for package in ImageTypes.ofApps(conformingTo: (any AppIntentsPackage.Type).self) {
      if let types = package.listedTypes { lists[moduleName(of: package), default: []] += types }
    }
    return lists
  }()
}
