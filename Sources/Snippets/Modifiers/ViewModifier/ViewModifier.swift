/// A modifier of the app's own, made of other modifiers.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that is modified, in `body(content:)`.
  typealias Content = ModifierContent<Self>
  /// The type of view that `body(content:)` makes.
  associatedtype Body: View
  /// What the modifier makes of a view.
  @ViewBuilder func body(content: Content) -> Body

  /// Appends the nodes of what the modifier makes of the view that `content` appends.
  static func _lower(
    _ modifier: Self,
    _ content: @escaping @MainActor (inout TreeBuilder) -> Void,
    _ builder: inout TreeBuilder
  )
}

extension ViewModifier {
  /// Lowers `body(content:)`, unless views are nested too deep.
  public static func _lower(
    _ modifier: Self,
    _ content: @escaping @MainActor (inout TreeBuilder) -> Void,
    _ builder: inout TreeBuilder
  ) {
    guard builder.enter(Self.self) else { return }
    if builder.keepsStates { builder.keepState(of: modifier) }
    Body._lower(modifier.body(content: ModifierContent(lower: content)), &builder)
    builder.leave()
  }

  /// This modifier and then another.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Not for calling: the modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; it changes the view itself")
  }
}

/// The view that a modifier is given.
public nonisolated struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let lower: @MainActor (inout TreeBuilder) -> Void

  /// Appends the view's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) { view.lower(&builder) }
}

/// A view and a modifier, or two modifiers.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Puts a modifier behind a view or another modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Not for calling: the view lowers itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; it lowers itself") }

  /// Appends the nodes of what the modifier makes of the view.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let content = view.content
    Modifier._lower(view.modifier, { Content._lower(content, &$0) }, &builder)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Neither has a body of its own.
  public typealias Body = Never

  /// Appends what the second makes of what the first makes of the view.
  @MainActor
  public static func _lower(
    _ modifier: Self,
    _ content: @escaping @MainActor (inout TreeBuilder) -> Void,
    _ builder: inout TreeBuilder
  ) {
    let first = modifier.content
    Modifier._lower(modifier.modifier, { Content._lower(first, content, &$0) }, &builder)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
  /// It changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// Makes it.
  public init() {}
  /// The view as it is.
  public func body(content: Content) -> Content { content }
}

extension View {
  /// Puts a modifier around the view.
  public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
