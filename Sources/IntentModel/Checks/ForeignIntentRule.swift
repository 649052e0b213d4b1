import SnippetFoundation

/// An intent that something of the app carries, of a module that is not the app's: Apple's systems do not know it.
///
/// An app that names no modules finds it here all the same, since every module of the program counts then.
enum ForeignIntentRule: AppRule {
  static let id = "intent-of-another-module"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let home = app.facts.home.map { modulesWithPackages([$0] + modulesOfExtensions()) }
    guard let own = app.modules ?? home else { return [] }
    let phrases = app.catalog.shortcuts.map {
      AppFacts.CarriedIntent("a shortcut", type(of: $0.intent))
    }
    var carriers: [String: (module: String, by: [String])] = [:]
    for carried in phrases + app.facts.carried {
      let module = moduleName(of: carried.type)
      if own.contains(module) || ImageTypes.isOwn(module) { continue }
      let subject = "\(module).\(nestedTypeName(carried.type))"
      var known = carriers[subject] ?? (module, [])
      if !known.by.contains(carried.carrier) { known.by.append(carried.carrier) }
      carriers[subject] = known
    }
    return carriers.map { subject, known in
      error(
        subject,
        "It is carried by \(known.by.joined(separator: ", ")), but its module is not one of the "
          + "app's. Declare an AppIntentsPackage in \(known.module), and name it in the "
          + "'includedPackages' of the app's own."
      )
    }
  }
}
