import SnippetFoundation

/// What only a running app shows: gathered by those who launch it, judged by the rules.
package struct AppFacts: Sendable {
  /// An intent, and what carries it.
  package struct CarriedIntent: Sendable {
    /// Such as `the widget 'Menu'`.
    package var carrier: String
    package var type: any AppIntent.Type

    package init(_ carrier: String, _ type: any AppIntent.Type) {
      (self.carrier, self.type) = (carrier, type)
    }
  }

  /// Something drawn that cannot act.
  package struct IdleControl: Sendable, Hashable {
    /// Such as `the snippet of 'Show Order'`.
    package var place: String
    package var words: String

    package init(_ place: String, _ words: String) { (self.place, self.words) = (place, words) }
  }

  /// How many entities a query knows or suggests; nil: it did not come to an end in time.
  package struct EntityCount: Sendable, Hashable {
    package var entity: String
    package var count: Int?
    /// The count in words.
    package var words: String
    /// Whether the query suggests them, and need not know them all.
    package var isSuggested: Bool

    package init(
      _ entity: String,
      _ count: Int?,
      words: String? = nil,
      isSuggested: Bool = false
    ) {
      (self.entity, self.count, self.isSuggested) = (entity, count, isSuggested)
      self.words = words ?? count.map { "\($0) entities" } ?? ""
    }
  }

  /// A kind of widget or control, and the type that declares it.
  package struct Kind: Sendable, Hashable {
    package var kind: String
    package var type: String

    package init(_ kind: String, _ type: String) { (self.kind, self.type) = (kind, type) }
  }

  /// What the app registered; nil: it was not launched.
  package var dependencies: AppDependencyManager?
  /// The module that declares the app; nil: nobody said.
  package var home: String?
  /// Whether the app has a widget, or a window with something in it; nil: nobody looked.
  package var hasWindow: Bool?
  /// Intents of buttons, widgets and controls; those of phrases need not be here.
  package var carried: [CarriedIntent] = []
  package var idleControls: [IdleControl] = []
  package var entityCounts: [EntityCount] = []
  /// The snippet intents that did not come to an end in time.
  package var endlessSnippets: [String] = []
  package var kinds: [Kind] = []
  /// The kinds that the app asked to be reloaded.
  package var reloads: [String] = []
  /// The app groups that the program names.
  package var groups: [String] = []

  /// Nothing is known.
  package init() {}
}
