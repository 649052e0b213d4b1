import SnippetFoundation

/// An intent type, as it is found in the image.
package struct IntentDescriptor: Sendable {
  package let type: any AppIntent.Type
  package let identifier: String
  package let title: String
  package let isDiscoverable: Bool

  package init(_ type: any AppIntent.Type) {
    self.type = type
    identifier = type.persistentIdentifier
    title = titleText(of: type)
    isDiscoverable = type.isDiscoverable && !isConfiguration(type)
  }

  /// The type's name with its module: `Shop.OrderCoffee`.
  package var qualifiedName: String {
    _typeName(type, qualified: true).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown") }
      .joined(separator: ".")
  }

  package func make() -> any AppIntent { type.init() }
}

/// What an intent is called: by its title, or where that shows nothing by its type's name, as `Open Book`.
package func titleText(of type: any AppIntent.Type) -> String {
  let title = type.title.resolved
  guard title.isBlank else { return title }
  let name = typeName(type)
  return words(
    ofProperty: name.hasSuffix("Intent") && name != "Intent" ? String(name.dropLast(6)) : name
  )
}

/// Whether an intent has no `perform()`: it holds the settings of a widget or a control.
///
/// One that never returns, as it only throws, has one of the same type.
private func isConfiguration(_ type: any AppIntent.Type) -> Bool {
  func resultIsNever<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
    Intent.PerformResult.self == Never.self
  }
  // The result first: a cast that fails looks through the records of all libraries, and fails for most.
  return resultIsNever(type) && type is any _ConfigurationIntent.Type
}

/// Whether one of an intent's parameters is so.
package func hasParameter(
  _ intent: any AppIntent,
  where isSo: (any AnyIntentParameter) -> Bool
) -> Bool { hasParameterWrapper(of: intent, where: isSo) }

/// The parameters of an intent in the order they are declared, with their names filled in.
package func parameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
  parameterWrappers(of: intent)
}

/// A new intent of the same type with the same parameters, which shares nothing with the old one.
package func copy(_ intent: any AppIntent) -> any AppIntent { copyWrappers(of: intent) }

/// Whether the intent draws a snippet: an Apple `SnippetIntent`, or an intent declared `ShowsSnippetIntent`.
package func isSnippetIntent(_ type: any AppIntent.Type) -> Bool {
  type is any SnippetIntent.Type || isMissionSnippetForm(type)
}

/// Whether the intent is itself declared `ShowsSnippetIntent`; people can ask for such an intent.
package func isMissionSnippetForm(_ type: any AppIntent.Type) -> Bool {
  type is any ShowsSnippetIntent.Type
}

/// The name of a property, from the label that its wrapper has.
func propertyName(_ label: String?) -> String {
  guard let label else { return "" }
  return label.hasPrefix("_") ? String(label.dropFirst()) : label
}
