public import SearchIndex
public import SnippetFoundation

/// A property of an entity that is fetched only when it is asked for.
///
/// ```swift
/// @DeferredProperty(title: "Reviews")
/// var reviews: Int { get async throws { try await store.reviews(of: id) } }
/// ```
///
/// Without a getter, what was registered with `provide(_:with:)` fetches it, or what was set on `$reviews`.
///
/// **Source**: developer.apple.com/documentation/appintents/deferredproperty(); without a getter: chosen here
@attached(accessor)
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro DeferredProperty() =
  #externalMacro(module: "IntentMacros", type: "DeferredPropertyMacro")

/// A property of an entity that is fetched only when it is asked for, with a title for people.
@attached(accessor)
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "IntentMacros", type: "DeferredPropertyMacro")

/// A property that is fetched only when it is asked for, with a title and a key that an index may keep it under.
///
/// An index here never fetches it.
@attached(accessor)
@attached(peer, names: prefixed(`$`), prefixed(__Property_), prefixed(__Record_))
public macro DeferredProperty(
  title: LocalizedStringResource,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "IntentMacros", type: "DeferredPropertyMacro")
