public import SearchIndex
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
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty() =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A property of an entity that is computed from others each time it is read, with a title for people.
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A computed property that an index keeps under one of its own keys.
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A computed property with a title for people that an index keeps under one of its own keys.
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty(
  title: LocalizedStringResource,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A computed property that an index keeps under a key of the app's.
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")

/// A computed property with a title for people that an index keeps under a key of the app's.
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro ComputedProperty(
  title: LocalizedStringResource,
  customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "IntentMacros", type: "ComputedPropertyMacro")
