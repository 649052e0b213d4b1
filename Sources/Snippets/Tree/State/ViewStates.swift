/// Where a property wrapper keeps what its view owns.
@usableFromInline
class StateStorage {
  /// Holds from now on what another of the same type holds.
  func take(from other: StateStorage) {}
}

/// A property wrapper of what its view owns.
protocol StoredState {
  var storage: StateStorage { get }
}

/// What views own while a tree is lowered again and again.
///
/// A view further in is made anew by the one around it each time: it takes over what the view in its place owned. A place is the
/// type of the view, counted among its like; of an element of a `ForEach`, by the element's identity, and of an alternative by its
/// number.
final class ViewStates {
  private struct Place: Hashable {
    let element: Int
    let type: ObjectIdentifier
    var number = 0
  }

  private var owned: [Place: [StateStorage]] = [:]
  private var counts: [Place: Int] = [:]
  /// Types without anything of their own.
  private var stateless: Set<ObjectIdentifier> = []
  /// The elements around what is lowered.
  private var element = 0

  func begin() { (counts, element) = ([:], 0) }

  /// Gives a view what the one in its place owned in the round before.
  func keep<V>(of view: V) {
    let type = ObjectIdentifier(V.self)
    if stateless.contains(type) { return }
    let storages = Self.storages(of: view)
    if storages.isEmpty {
      stateless.insert(type)
      return
    }
    var place = Place(element: element, type: type)
    place.number = counts[place, default: 0]
    counts[Place(element: element, type: type), default: 0] += 1
    for (storage, before) in zip(storages, owned[place] ?? []) where storage !== before {
      storage.take(from: before)
    }
    owned[place] = storages
  }

  /// Goes into an element; what is returned leads back.
  func enter(_ identity: AnyHashable) -> Int {
    var hasher = Hasher()
    hasher.combine(element)
    hasher.combine(identity)
    defer { element = hasher.finalize() }
    return element
  }

  func leave(_ outer: Int) { element = outer }

  private static func storages(of value: Any) -> [StateStorage] {
    Swift.Mirror(reflecting: value).children.flatMap { child in
      if let state = child.value as? any StoredState { return [state.storage] }
      // A property wrapper of the app's own may own something.
      return child.value is any DynamicProperty ? storages(of: child.value) : []
    }
  }
}

extension TreeBuilder {
  /// Gives a view what the one in its place owned in the round before.
  @usableFromInline
  mutating func keepState<V>(of view: V) { tables?.states?.keep(of: view) }

  /// Lowers an element of a `ForEach`, whose views have a place of their own.
  mutating func element(_ identity: AnyHashable?, _ lower: (inout TreeBuilder) -> Void) {
    guard keepsStates, let identity, let states = tables?.states else { return lower(&self) }
    let outer = states.enter(identity)
    lower(&self)
    states.leave(outer)
  }
}
