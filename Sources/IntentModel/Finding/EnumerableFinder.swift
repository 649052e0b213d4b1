import SnippetFoundation

/// The find that is generated for an `EnumerableEntityQuery`: all entities, filtered and sorted by their properties.
///
/// What is deferred is fetched where the conditions or the order name it, and nowhere else.
func findAmongAll<Query: EnumerableEntityQuery>(
  _ query: Query,
  _ request: FindRequest
) async throws -> [FoundItem] {
  let entity = Query.Entity.persistentIdentifier
  let all = entities(in: try await query.allEntities(), of: Query.Entity.self)
  let listed = IntentModel.properties(of: Query.Entity.self)
  let properties = listed.map { property in
    FindableProperty(
      name: property.name,
      title: property.title(by: all.first),
      comparisons: comparisons(of: property.type),
      type: property.type
    )
  }
  var conditions: [(place: Int, comparison: QueryComparison, values: [any Sendable])] = []
  for text in request.conditions {
    let condition = try QueryCondition(text, of: properties, entity: entity)
    let values = try await properties[condition.property].values(of: condition)
    conditions.append((condition.property, condition.comparison, values))
  }
  let sortable = properties.indices.filter { isSorted(by: properties[$0].type) }
  let orders = try request.sorts.map { text in
    let order = try FindOrder(
      text,
      of: sortable.map { properties[$0] },
      isDescending: request.isDescending,
      entity: entity
    )
    return (place: sortable[order.property], isDescending: order.isDescending)
  }
  var matching: [Keyed<Query.Entity>] = []
  for entity in all {
    var answers: [Bool] = []
    var values: [Int: (any Sendable)?] = [:]
    for condition in conditions {
      let value = try await listed[condition.place].value(
        of: entity,
        known: values[condition.place]
      )
      values[condition.place] = .some(value)
      answers.append(holds(condition.comparison, value, condition.values))
      // What is deferred is not fetched for an answer that is known.
      if answers.last == request.matchesAny { break }
    }
    let isWanted = request.matchesAny ? answers.contains(true) : !answers.contains(false)
    guard answers.isEmpty || isWanted else { continue }
    var keys: [(any Sendable)?] = []
    for order in orders {
      let value = try await listed[order.place].value(of: entity, known: values[order.place])
      values[order.place] = .some(value)
      keys.append(value)
    }
    matching.append((matching.count, entity, keys))
  }
  return found(sorted(matching, orders.map(\.isDescending)), limit: request.limit)
}

extension ListedProperty {
  /// The entity's value, fetched where it is not known yet.
  fileprivate func value(
    of entity: any AppEntity,
    known: (any Sendable)??
  ) async throws -> (any Sendable)? {
    if let known { return known }
    do { return try await value(of: entity) } catch let error as DeferredPropertyError {
      throw error
    } catch let error as CancellationError { throw error } catch {
      throw FindFailure(
        property: name,
        entity: Swift.type(of: entity).persistentIdentifier,
        cause: error
      )
    }
  }
}

/// An entity, its place in the list, and what it is sorted by.
private typealias Keyed<Entity> = (place: Int, entity: Entity, keys: [(any Sendable)?])

/// By the first value that tells two apart; entities without one last, equal ones as they were.
private func sorted<Entity: AppEntity>(
  _ keyed: [Keyed<Entity>],
  _ isDescending: [Bool]
) -> [Entity] {
  keyed.sorted { left, right in
    for (number, isDescending) in isDescending.enumerated() {
      guard let one = left.keys[number], let other = right.keys[number] else {
        if left.keys[number] == nil, right.keys[number] == nil { continue }
        return left.keys[number] != nil
      }
      switch order(of: one, and: other) {
      case .orderedAscending: return !isDescending
      case .orderedDescending: return isDescending
      case .orderedSame, nil: continue
      }
    }
    return left.place < right.place
  }.map(\.entity)
}

/// The comparisons that make sense for values of a type.
func comparisons(of type: any _IntentValue.Type) -> [QueryComparison] {
  func all<Value: _IntentValue>(_ type: Value.Type) -> [QueryComparison] {
    if Value.UnwrappedType.self is any AnyList.Type { return [.contains] }
    switch Value.ValueType.self {
    case is String.Type: return [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    case is any AppEnum.Type, is any AppEntity.Type, is Bool.Type: return [.equalTo, .notEqualTo]
    case is any Comparable.Type, is IntentCurrencyAmount.Type:
      return [
        .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan,
        .greaterThanOrEqualTo, .isBetween,
      ]
    default: return [.equalTo, .notEqualTo]
    }
  }
  return all(type)
}

/// Whether values of a type have an order, as `order(of:and:)` knows it.
func isSorted(by type: any _IntentValue.Type) -> Bool {
  func isSorted<Value: _IntentValue>(_ type: Value.Type) -> Bool {
    if Value.UnwrappedType.self is any AnyList.Type { return false }
    return switch Value.ValueType.self {
    case is any InstanceDisplayRepresentable.Type, is any AppEnum.Type, is Bool.Type, is URL.Type:
      true
    case is any Comparable.Type: true
    default: false
    }
  }
  return isSorted(type)
}

private func holds(
  _ comparison: QueryComparison,
  _ value: (any Sendable)?,
  _ wanted: [any Sendable]
) -> Bool {
  // That there is no value, or is one.
  guard let first = wanted.first else { return (value == nil) == (comparison == .equalTo) }
  guard let value else { return comparison == .notEqualTo }
  // Amounts in two currencies are only in the order of a list.
  let isOther = wanted.contains { !isOfOneCurrency(value, $0) }
  let order = isOther ? nil : order(of: value, and: first)
  switch comparison {
  case .equalTo: return isEqual(value, first)
  case .notEqualTo: return !isEqual(value, first)
  case .lessThan: return order == .orderedAscending
  case .lessThanOrEqualTo: return order == .orderedAscending || order == .orderedSame
  case .greaterThan: return order == .orderedDescending
  case .greaterThanOrEqualTo: return order == .orderedDescending || order == .orderedSame
  case .contains:
    if let list = elements(of: value) { return list.contains { isEqual($0, first) } }
    return folded(value).contains(folded(first))
  case .hasPrefix: return folded(value).hasPrefix(folded(first))
  case .hasSuffix: return folded(value).hasSuffix(folded(first))
  case .isBetween:
    guard wanted.count == 2, let other = IntentModel.order(of: value, and: wanted[1]) else {
      return false
    }
    return order != .orderedAscending && order != nil && other != .orderedDescending
  }
}

private func isOfOneCurrency(_ one: any Sendable, _ other: any Sendable) -> Bool {
  guard let one = one as? IntentCurrencyAmount, let other = other as? IntentCurrencyAmount else {
    return true
  }
  return one.currencyCode == other.currencyCode
}

private func isEqual(_ one: any Sendable, _ other: any Sendable) -> Bool {
  if one is String { return folded(one) == folded(other) }
  if let one = one as? IntentPerson, let other = other as? IntentPerson { return one.fits(other) }
  return isSame(one, other)
}

/// Which comes first; nil for values that have no order.
///
/// Amounts of money are in the order of their currencies first.
func order(of one: any Sendable, and other: any Sendable) -> ComparisonResult? {
  func compare<Value: Comparable>(_ one: Value, _ other: (any Sendable)?) -> ComparisonResult? {
    guard let other = other as? Value else { return nil }
    return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
  }
  switch one {
  case let one as IntentCurrencyAmount:
    guard let other = other as? IntentCurrencyAmount else { return nil }
    return one.currencyCode == other.currencyCode
      ? compare(one.amount, other.amount) : compare(one.currencyCode, other.currencyCode)
  case is String, is any InstanceDisplayRepresentable, is any AppEnum, is Bool:
    return compare(folded(one), folded(other))
  case let one as URL: return compare(one.absoluteString, (other as? URL)?.absoluteString)
  case let one as any Comparable: return compare(one, other)
  default: return nil
  }
}

/// A value's words without letter case and accents.
private func folded(_ value: any Sendable) -> String {
  let words =
    (value as? String) ?? displayRepresentation(of: value)?.title.resolvedInLines ?? "\(value)"
  return words.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
