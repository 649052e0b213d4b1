import SnippetFoundation

/// What tells one donation from others.
public struct IntentDonationIdentifier: Sendable, Hashable {
  let number: Int
}

/// Keeps what a person did in the app, to suggest it at an empty prompt.
///
/// What a person had run and came to its result is donated by itself; the app donates what is done elsewhere.
/// Nothing leaves the process; each conversation has a log of its own. The newest come first among the suggestions, behind
/// what is relevant now: an intent whose `PredictableIntent` has words for its values by these words, others by their phrase.
///
/// **Source**: developer.apple.com/documentation/appintents/intentdonationmanager
public final class IntentDonationManager: Sendable {
  /// A donation, for those who look.
  struct Donation: Sendable {
    let identifier: IntentDonationIdentifier
    let intent: any AppIntent
    /// How its prediction words it with these values; nil: it has none.
    let label: String?
  }

  /// The one of the app: the conversation's own inside a conversation, else the one of the process.
  public static var shared: IntentDonationManager { AppDependencyManager.shared.donated }
  private let kept = Lock<(log: [Donation], count: Int, hasWords: Bool)>(([], 0, false))

  /// What was donated, the oldest first; the last 1,000 are kept.
  package var donations: [any AppIntent] { labelled.map(\.intent) }

  /// The same, with their words.
  var labelled: [Donation] { kept.withLock { Array($0.log.suffix(1000)) } }

  /// Whether one was ever worded with its values.
  var hasWords: Bool { kept.withLock { $0.hasWords } }

  /// Says that the person did this.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    keep(intent)
  }

  /// Says that the person did this.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { keep(intent) }

  /// Says that the person did this, and what came of it.
  @discardableResult
  public func donate(
    intent: some AppIntent,
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier { keep(intent) }

  /// Says that the person did this, and what came of it.
  @discardableResult
  public func donate(
    intent: some AppIntent,
    result: some IntentResult
  ) -> IntentDonationIdentifier { keep(intent) }

  /// Forgets donations.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    kept.withLock { kept in
      let gone = kept.log.filter(predicate.holds).map(\.identifier)
      kept.log.removeAll { gone.contains($0.identifier) }
      return gone
    }
  }

  func keep(_ intent: any AppIntent) -> IntentDonationIdentifier {
    let made = copy(intent)
    // Here, where the app's own code runs anyway.
    return keep(made, prediction(of: made)?.title.resolved)
  }

  /// A run came to its result: it is donated as it ran.
  ///
  /// Copied only where its values are shown again.
  package func ran(_ intent: any AppIntent) {
    if type(of: intent) is any PredictableIntent.Type {
      _ = keep(intent)
    } else {
      _ = keep(intent, nil)
    }
  }

  private func keep(_ intent: any AppIntent, _ label: String?) -> IntentDonationIdentifier {
    kept.withLock { kept in
      kept.count += 1
      let identifier = IntentDonationIdentifier(number: kept.count)
      // Many at a time: what is removed from the front moves all that is behind.
      if kept.log.count >= 2000 { kept.log.removeFirst(1000) }
      kept.log.append(Donation(identifier: identifier, intent: intent, label: label))
      if label != nil { kept.hasWords = true }
      return identifier
    }
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  let holds: @Sendable (IntentDonationManager.Donation) -> Bool

  /// One of them.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate {
    donationIdentifiers([identifier])
  }

  /// Several of them.
  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate {
    let wanted = Set(identifiers)
    return IntentDonationMatchingPredicate { wanted.contains($0.identifier) }
  }

  /// Those about an entity.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate {
    entityIdentifiers([identifier])
  }

  /// Those about one of several entities.
  public static func entityIdentifiers(
    _ identifiers: [EntityIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { donation in
      identifiers.contains { mentions($0, donation.intent) }
    }
  }

  /// Those of a type, all or those about an entity.
  public static func intentType<Intent: AppIntent>(
    _ type: Intent.Type,
    entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { donation in
      donation.intent is Intent
        && (entityIdentifier.map { mentions($0, donation.intent) } ?? true)
    }
  }
}

private func mentions(_ identifier: EntityIdentifier, _ intent: any AppIntent) -> Bool {
  func named<Entity: AppEntity>(_ entity: Entity) -> EntityIdentifier {
    EntityIdentifier(for: entity)
  }
  return parameters(of: intent).contains { parameter in
    guard let value = parameter.currentValue else { return false }
    return (elements(of: value) ?? [value]).contains { one in
      (one as? any AppEntity).map { named($0) == identifier } ?? false
    }
  }
}

extension AppIntent {
  /// Says that the person did this.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    IntentDonationManager.shared.keep(self)
  }

  /// Says that the person did this.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.keep(self) }

  /// Says that the person did this, and what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationManager.shared.keep(self)
  }

  /// Says that the person did this, and what came of it.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.keep(self)
  }
}
