import IntentModel

/// Whether two values are the same to a test: entities by their identity, lists one by one, others by being equal.
///
/// A list of one is the same as its element, which is how an answer to a question for a list is given.
///
/// nil: nothing can tell.
func areSame(_ one: any Sendable, _ other: any Sendable) -> Bool? {
  if let entity = one as? any AppEntity { return hasSameIdentity(entity, other) }
  if let ones = elements(of: one) {
    let others = elements(of: other) ?? [other]
    guard ones.count == others.count else { return false }
    // What a person names one after the other may be a set's.
    if !(one is [any Sendable]) { return areSameInAnyOrder(ones, others) }
    let answers = zip(ones, others).map { areSame($0, $1) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
  if let value = one as? any Equatable { return isEqual(value, other) }
  return nil
}

/// Whether each of some values is the same as another of as many others.
private func areSameInAnyOrder(_ ones: [any Sendable], _ others: [any Sendable]) -> Bool? {
  var (rest, isUnknown) = (others, false)
  for one in ones {
    let answers = rest.map { areSame(one, $0) }
    if let index = answers.firstIndex(of: true) {
      rest.remove(at: index)
    } else if answers.contains(nil) {
      isUnknown = true
    } else {
      return false
    }
  }
  return isUnknown ? nil : true
}

private func hasSameIdentity<Entity: AppEntity>(_ one: Entity, _ other: any Sendable) -> Bool {
  (other as? Entity).map { $0.id == one.id } ?? false
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: any Sendable) -> Bool {
  (other as? Value).map { $0 == one } ?? false
}
