/// A piece of a snippet: composed through `body`, or lowered to nodes by its own `_lower`.
///
/// Shape: lowering is a static requirement, so no call goes through an existential or a cast.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` makes.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Appends this view's nodes.
  static func _lower(_ view: Self, _ builder: inout TreeBuilder)

  /// Appends this view's nodes as alternatives, one of which will be seen.
  static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder)
}

extension View {
  /// Is one alternative, unless a view that stands for several says otherwise.
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.collected != nil { return builder.collect(view) }
    builder.alternative { Self._lower(view, &$0) }
  }

  /// Lowers `body`, unless views are nested too deep.
  @inlinable
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    if builder.keepsStates { builder.keepState(of: view) }
    Body._lower(view.body, &builder)
    builder.leave()
  }
}

extension Never: View {
  /// Never read: there is no value of this type.
  public var body: Never { preconditionFailure("no value of this type exists") }

  /// Appends nothing: there is no value of this type.
  @inlinable public static func _lower(_ view: Never, _ builder: inout TreeBuilder) {}
}

/// A view that lowers itself and has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not for calling: a primitive view lowers itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; it lowers itself") }
}
