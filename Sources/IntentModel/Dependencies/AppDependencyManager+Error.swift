public import SnippetFoundation

extension AppDependencyManager {
  /// Why a dependency of a type could not be had.
  public enum Error<Value>: Swift.Error, Sendable, Equatable {
    /// Nobody registered one.
    case failedToRetrieveDependency(key: MissingKey, type: String)
    /// The closure that makes it threw.
    case failedToLoadDependency(type: String, owner: String, reason: String)
    /// Something of another type is registered for the key.
    case incorrectDependencyType(key: String, expected: String, actual: String)
  }

  /// What is asked for, and who asks.
  public struct MissingKey: Sendable, Equatable {
    /// nil: the type alone says which dependency it is.
    public var name: String?
    /// The intent or query that needs the dependency.
    public var owner: String
  }

  static func advice(_ key: DependencyKey) -> String {
    advice(type: key.typeName, key: key.key == nil ? nil : key.words)
  }

  fileprivate static func advice(type: String, key: String?) -> String {
    let argument = key.map { "key: \"\($0)\", " } ?? ""
    return "Write in your app's init(): "
      + "AppDependencyManager.shared.add(\(argument)dependency: \(type)(...)). "
      + "A value registered as a class is not found as a protocol: name the same type in both places"
  }
}

/// What an error of the app's says, in its own words where it has any; without a full stop.
func wordsOnOneLine(of error: any Error) -> String {
  let words =
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      error.localizedStringResource.resolvedOnOneLine
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    default: "\(error)"
    }
  return words.hasSuffix(".") ? String(words.dropLast()) : words
}

extension AppDependencyManager.Error: LocalizedError, CustomStringConvertible {
  /// What is missing, who needs it, and what to write.
  public var description: String {
    switch self {
    case .failedToRetrieveDependency(let key, let type):
      let what = key.name.map { "'\(type)' with the key '\($0)'" } ?? "'\(type)'"
      return "'\(key.owner)' needs a dependency of type \(what), but none is registered. "
        + AppDependencyManager.advice(type: type, key: key.name) + "."
    case .failedToLoadDependency(let type, let owner, let reason):
      return "'\(owner)' needs a dependency of type '\(type)', but making it failed: \(reason). "
        + "Look at the closure given to AppDependencyManager.shared.add."
    case .incorrectDependencyType(let key, let expected, let actual):
      return "The dependency '\(key)' is of type '\(actual)', not '\(expected)'. "
        + "Register and ask for the same type."
    }
  }

  /// The same, for a person.
  public var errorDescription: String? { description }
}
