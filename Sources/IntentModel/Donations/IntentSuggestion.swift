import IntentEffects
package import SnippetFoundation

/// A line that an empty prompt suggests.
package struct IntentSuggestion: Sendable {
  /// What is shown, and what a person types to accept it.
  package let label: String
  /// The intent with its values; nil: the label is a phrase of its own.
  package let intent: (any AppIntent)?
}

/// What an empty prompt suggests before the app's phrases, at most five lines, each once.
///
/// In this order: what the app says is relevant now (`RelevantIntentManager`), as it was given; what was donated
/// (`IntentDonationManager`), the newest first; what can be predicted without values (`PredictableIntent`), by identifier.
/// An intent whose prediction has words for its values is suggested by them and runs with the values; any other by its
/// phrase, and asks. Left out are intents that people do not find, that have nothing to perform, or that keep secrets.
package func suggestions(
  from app: AppDependencyManager,
  predictions: [IntentSuggestion],
  catalog: IntentCatalog,
  appName: String,
  now: @autoclosure () -> Date
) -> [IntentSuggestion] {
  let (relevant, donated) = app.known
  if relevant == nil, donated == nil { return Array(predictions.prefix(mostSuggestions)) }
  var all: [IntentSuggestion] = []
  func suggest(_ intent: any AppIntent, _ label: String?) {
    let type = type(of: intent)
    guard IntentDescriptor(type).isDiscoverable, !(intent is any SecretParameters) else { return }
    if let label {
      all.append(IntentSuggestion(label: label, intent: intent))
    } else {
      all.append(IntentSuggestion(label: catalog.example(of: type, in: appName), intent: nil))
    }
  }
  if let relevant {
    let now = now()
    for one in relevant.labelled where one.intent.relevance.holds(at: now) {
      suggest(one.intent.intent, one.label)
    }
  }
  // Of a long log only as much is looked at as is shown; what people do again and again has words of its own just once.
  var types: Set<ObjectIdentifier> = []
  for donation in donated?.labelled.reversed() ?? [] {
    if Set(all.map(\.label)).count >= mostSuggestions { break }
    if donation.label == nil,
      !types.insert(ObjectIdentifier(Swift.type(of: donation.intent))).inserted
    {
      continue
    }
    suggest(donation.intent, donation.label)
  }
  var seen: Set<String> = []
  let distinct = (all + predictions).filter { seen.insert($0.label).inserted }
  return Array(distinct.prefix(mostSuggestions))
}

private let mostSuggestions = 5

/// Whether an empty prompt may suggest an intent with its values.
///
/// Where it may not, no line is such a suggestion, and none has to be put together to find out.
package func suggestsValues(
  from app: AppDependencyManager,
  predictions: [IntentSuggestion]
) -> Bool {
  let (relevant, donated) = app.known
  return !predictions.isEmpty || relevant?.hasWords == true || donated?.hasWords == true
}

/// The intents of an app that can be suggested without any value, in the words of their predictions.
package func predictions(of catalog: IntentCatalog) -> [IntentSuggestion] {
  catalog.intents.compactMap { descriptor in
    guard descriptor.isDiscoverable, descriptor.type is any PredictableIntent.Type else {
      return nil
    }
    let intent = descriptor.make()
    return prediction(of: intent).map {
      IntentSuggestion(label: $0.title.resolved, intent: intent)
    }
  }
}

extension IntentCatalog {
  /// The phrase that people are shown for an intent: its shortcut's, else its title.
  fileprivate func example(of type: any AppIntent.Type, in appName: String) -> String {
    let shortcut = shortcuts.first { Swift.type(of: $0.intent) == type }
    guard let shortcut, let phrase = shortcut.example else {
      return titleText(of: type)
    }
    return PhrasePattern.words(of: phrase, for: shortcut.intent, appName: appName)
  }
}

extension RelevantContext {
  /// Whether a terminal can tell that it holds: a time does, within an hour of a moment or during an interval.
  ///
  /// Of places, sleep, exercise and headphones nothing is known, so they do not hold.
  func holds(at now: Date) -> Bool {
    guard case .date(let interval, _) = kind else { return false }
    if interval.duration > 0 { return interval.contains(now) }
    return abs(interval.start.timeIntervalSince(now)) <= 3600
  }
}
