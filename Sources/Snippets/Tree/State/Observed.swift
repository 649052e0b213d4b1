/// A way to bindings of the parts of an object that can be observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes a way as it is.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding of a part of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding<Part>(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }

  /// The way itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable: Sendable where Value: Sendable {}

/// An object that a view owns, by the older protocol.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  fileprivate final class Box: StateStorage {
    var make: (() -> ObjectType)?
    var object: ObjectType?
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    override func take(from other: StateStorage) {
      if let other = other as? Box { (make, object) = (other.make, other.object) }
    }
  }

  fileprivate let box: Box

  /// Keeps how the object is made; it is made when it is first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    if let object = box.object { return object }
    guard let make = box.make else { preconditionFailure("an object is made once") }
    let object = make()
    (box.object, box.make) = (object, nil)
    return object
  }

  /// A way to bindings of the object's parts.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StoredState {
  var storage: StateStorage { box }
}

/// An object that someone else owns, by the older protocol.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A way to bindings of the object's parts.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding of a part of the object.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      let object = object
      return Binding<Part>(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Takes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A way to bindings of the object's parts.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view around has put into the environment, by the older protocol.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Looks for an object.
  public init() {}

  /// The object.
  ///
  /// Errors: where there is none, the program ends and names the type, as on Apple's systems.
  @MainActor public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[object: ObjectType.self] else {
      preconditionFailure(
        "No '\(ObjectType.self)' in the environment. "
          + "Add .environmentObject(_:) to a view around this one."
      )
    }
    return object
  }

  /// A way to bindings of the object's parts.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
