import SearchIndex
import SnippetFoundation

/// One thing that a search found.
package struct SearchHit: Sendable, Equatable {
  /// What kind of thing it is, in the order in which they are shown.
  package enum Kind: String, Sendable {
    case shortcut, intent, entity
  }

  package var kind: Kind
  /// The intent's identifier, or the one that the thing has in the index.
  package var identifier: String
  package var title: String
  package var subtitle: String?
}

/// Looks for words in all that people can find of an app: shortcuts first, then intents, then the index.
///
/// All words must be there, whole or as the beginning of one; letter case, accents and what stands between thousands aside.
/// A word without letters, such as an emoji, must be there as it is. Shortcuts and intents come in the order of the app,
/// things of the index by their titles. Of the index: what the app put into it since it was
/// launched, and what the queries of its `IndexedEntity` types suggest. **Errors**: what an app's query throws.
package func search(
  _ words: String,
  catalog: IntentCatalog,
  entities: [any AppEntity.Type],
  appName: String
) async throws -> [SearchHit] {
  let ways = [words] + GroupedDigits.otherWays(toWrite: words)
  let wanted = ways.map(SearchWords.init)
  var hits: [SearchHit] = []
  for shortcut in catalog.shortcuts where type(of: shortcut.intent).isDiscoverable {
    let words = { PhrasePattern.words(of: $0, for: shortcut.intent, appName: appName) }
    let phrases = shortcut.spokenPhrases()
    let intent = IntentDescriptor(type(of: shortcut.intent))
    let texts = phrases.map(words) + [shortcut.shortTitle ?? ""]
    guard wanted.contains(where: { $0.areIn(texts) }) else { continue }
    hits.append(
      SearchHit(
        kind: .shortcut,
        identifier: intent.identifier,
        title: phrases.example.map(words) ?? intent.title,
        subtitle: shortcut.shortTitle ?? intent.title
      )
    )
  }
  let known = Set(hits.map(\.identifier))
  for intent in catalog.intents where intent.isDiscoverable && !known.contains(intent.identifier) {
    let description = declaredDescription(of: intent.type)
    let texts =
      [intent.title, intent.identifier, description?.descriptionText.resolved ?? ""]
      + (description?.searchKeywords.map(\.resolved) ?? [])
    guard wanted.contains(where: { $0.areIn(texts) }) else { continue }
    hits.append(
      SearchHit(
        kind: .intent,
        identifier: intent.identifier,
        title: intent.title,
        subtitle: description?.descriptionText.resolved
      )
    )
  }
  return hits + (try await indexed(ways, entities))
}

/// What the index has with the words in one of the ways to write them, by title.
private func indexed(_ ways: [String], _ types: [any AppEntity.Type]) async throws -> [SearchHit] {
  let suggested = CSSearchableIndex()
  for type in types {
    guard let type = type as? any IndexedEntity.Type else { continue }
    try await index(type, in: suggested)
  }
  let own = CSSearchableIndex.items(matching: ways)
  let known = Set(own.map(\.uniqueIdentifier))
  let all =
    own + suggested.items(matching: ways).filter { !known.contains($0.uniqueIdentifier) }
  return all.map { item in
    let attributes = item.attributeSet
    return SearchHit(
      kind: .entity,
      identifier: item.uniqueIdentifier,
      title: attributes.title ?? attributes.displayName ?? item.uniqueIdentifier,
      subtitle: attributes.contentDescription
    )
  }.sorted { ($0.title, $0.identifier) < ($1.title, $1.identifier) }
}

private func index<Entity: IndexedEntity>(
  _ type: Entity.Type,
  in index: CSSearchableIndex
) async throws {
  let query = Entity.defaultQuery
  try await prepareDependencies(of: query)
  let suggested = entities(in: try await query.suggestedEntities(), of: Entity.self)
  try await index.indexAppEntities(suggested)
}

/// Words that are looked for.
private struct SearchWords {
  private let words: [Substring]
  /// Those without letters, such as emoji, which are looked for as they are.
  private let signs: [Substring]

  init(_ text: String) {
    words = plain(text).split(separator: " ")
    signs = text.split(whereSeparator: \.isWhitespace).filter { plain(String($0)).isEmpty }
  }

  /// Whether each of them is a word of the texts, or begins one; one without letters, whether it stands anywhere.
  func areIn(_ texts: [String]) -> Bool {
    guard signs.allSatisfy({ sign in texts.contains { $0.contains(sign) } }) else { return false }
    let there = texts.flatMap { plain($0).split(separator: " ") }
    return words.allSatisfy { word in there.contains { $0.hasPrefix(word) } }
  }
}
