import SnippetFoundation

/// What values of one type are to a conversation: how they look, what identifies them, which are the same.
///
/// Found out once a type: each question whether a type conforms to a protocol takes hundreds of instructions.
private final class ValueNature: @unchecked Sendable {  // its closures hold types alone
  typealias Display = (any Sendable) -> DisplayRepresentation?
  typealias Identifier = (any Sendable) -> String?
  typealias Comparison = (any Sendable, any Sendable) -> Bool

  /// How the app says that a value looks; nil: values print as they are.
  let display: Display?
  /// The identifier as text; nil: values are no entities.
  let identifier: Identifier?
  /// Whether two values of the type are one; nil: that is seen in the values alone.
  let isSame: Comparison?

  private static let known = Lock([ObjectIdentifier: ValueNature]())

  /// The nature of a type; nil: what is in a value counts, not its type.
  static func of(_ type: any Sendable.Type) -> ValueNature? {
    let id = ObjectIdentifier(type)
    if let nature = known.withLock({ $0[id] }) { return nature.isOfType ? nature : nil }
    let nature = ValueNature(type)
    known.withLock { $0[id] = nature }
    return nature.isOfType ? nature : nil
  }

  /// Whether the type says everything: an optional is cast as what is in it, an object as its class.
  private let isOfType: Bool

  private init(_ type: any Sendable.Type) {
    isOfType = !(type is any AnyOptional.Type) && !(type is AnyClass) && type != AnyHashable.self
    display =
      switch type {
      case let type as any InstanceDisplayRepresentable.Type: representation(of: type)
      case let type as any AppEnum.Type: caseDisplay(of: type)
      case is any _IntentValueRepresentable.Type:
        {
          ($0 as? any _IntentValueRepresentable).flatMap {
            displayRepresentation(of: $0.asIntentValue)
          }
        }
      default: nil
      }
    identifier = (type as? any AppEntity.Type).map { entityIdentifier(of: $0) }
    isSame =
      switch type {
      case let type as any AppEntity.Type: identityComparison(of: type)
      case is any _IntentValueRepresentable.Type: nil
      case let type as any Hashable.Type: comparison(of: type)
      default: { _, _ in false }
      }
  }
}

private func representation<Shown: InstanceDisplayRepresentable>(
  of type: Shown.Type
) -> ValueNature.Display {
  { value in
    guard let shown = cast(value, to: Shown.self) else { return nil }
    return shown.displayRepresentation.named(as: value)
  }
}

private func caseDisplay<Case: AppEnum>(of type: Case.Type) -> ValueNature.Display {
  guard let known = KnownCases(Case.self) else {
    return { value in cast(value, to: Case.self).map { displayOfCase($0) } }
  }
  return { value in
    func display<Own: Sendable>(_ value: Own) -> DisplayRepresentation? {
      Own.self == Case.self ? known.display(_identityCast(value, to: Case.self)) : nil
    }
    return display(value)
  }
}

private func entityIdentifier<Entity: AppEntity>(of type: Entity.Type) -> ValueNature.Identifier {
  { value in
    guard let entity = cast(value, to: Entity.self) else { return nil }
    return entity.id.entityIdentifierString
  }
}

private func identityComparison<Entity: AppEntity>(
  of type: Entity.Type
) -> ValueNature.Comparison {
  { one, other in
    guard let one = cast(one, to: Entity.self), let other = cast(other, to: Entity.self) else {
      return false
    }
    return one.id.entityIdentifierString == other.id.entityIdentifierString
  }
}

private func comparison<Value: Hashable>(of type: Value.Type) -> ValueNature.Comparison {
  { one, other in
    guard let one = cast(one, to: Value.self), let other = cast(other, to: Value.self) else {
      return false
    }
    return one == other
  }
}

/// A value as one of a type, which it nearly always is of: then nothing is asked of the runtime.
func cast<Value>(_ value: any Sendable, to type: Value.Type) -> Value? {
  func opened<Own: Sendable>(_ value: Own) -> Value? {
    Own.self == Value.self ? _identityCast(value, to: Value.self) : value as? Value
  }
  return opened(value)
}

/// How the app says that an entity or a case looks, with a title that can be seen; nil for what prints as it is.
package func displayRepresentation(of value: any Sendable) -> DisplayRepresentation? {
  if let nature = ValueNature.of(type(of: value)) { return nature.display?(value) }
  return switch value {
  case let shown as any InstanceDisplayRepresentable: shown.displayRepresentation.named(as: value)
  case let value as any AppEnum: displayOfCase(value)
  case let value as any _IntentValueRepresentable: displayRepresentation(of: value.asIntentValue)
  default: nil
  }
}

/// How the app says that a case looks.
func displayOfCase<Case: AppEnum>(_ value: Case) -> DisplayRepresentation {
  Case.caseDisplayRepresentations[value]?.named(as: value)
    ?? DisplayRepresentation(stringLiteral: words(ofProperty: String(describing: value)))
}

/// The identifier of an entity as text; nil for other values.
package func identifierText(_ value: any Sendable) -> String? {
  if let nature = ValueNature.of(type(of: value)) { return nature.identifier?(value) }
  func text<Entity: AppEntity>(_ entity: Entity) -> String { entity.id.entityIdentifierString }
  return (value as? any AppEntity).map { text($0) }
}

/// Whether two values are one: entities by their identifiers, cases by their raw values, others if they are equal.
package func isSame(_ one: any Sendable, _ other: any Sendable) -> Bool {
  if type(of: one) == type(of: other), let isSame = ValueNature.of(type(of: one))?.isSame {
    return isSame(one, other)
  }
  if let first = identifierText(one), let second = identifierText(other) { return first == second }
  if let first = one as? any _IntentValueRepresentable,
    let second = other as? any _IntentValueRepresentable
  {
    return isSame(first.asIntentValue, second.asIntentValue)
  }
  guard let first = one as? any Hashable, let second = other as? any Hashable else { return false }
  return AnyHashable(first) == AnyHashable(second)
}
