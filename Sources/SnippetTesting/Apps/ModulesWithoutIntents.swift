/// Modules that were named for an app without an `App` type, none of which declares an intent: nothing can be said to it.
struct ModulesWithoutIntents: Error, CustomStringConvertible {
  var app: String
  var modules: [String]

  var description: String {
    let names = modules.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(app)' has no intent: none is declared in \(names). "
      + "Name the modules that declare them"
  }
}
