public import SnippetFoundation

/// A property of an entity that is computed from others each time it is read.
///
/// ```swift
/// @ComputedProperty(title: "Age")
/// var age: Int { years(since: born) }
/// ```
///
/// Beside it stands `$age`, an `EntityProperty` with the value of the moment.
///
/// **Source**: developer.apple.com/documentation/appintents/computedproperty()
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty() =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A property of an entity that is computed from others each time it is read, with a title for people.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")
