/// A part of a sentence with places in it.
enum PhrasePart: Sendable, Equatable {
  case text(String)
  case applicationName
  /// A property's name.
  case parameter(String)
}

extension [PhrasePart] {
  /// The sentence, with the app's name and what stands for each parameter by its property's name.
  func text(appName: String, parameter: (String) -> String) -> String {
    map { part in
      switch part {
      case .text(let text): text
      case .applicationName: appName
      case .parameter(let name): parameter(name)
      }
    }.joined()
  }

  /// The sentence with `${name}` for each place in it.
  var template: String { text(appName: "${applicationName}") { "${\($0)}" } }
}
