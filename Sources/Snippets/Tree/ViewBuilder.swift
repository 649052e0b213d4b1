/// Makes pairs, not variadic tuples: a tuple's metadata would be looked up for each copy.
///
/// Everything is consuming: otherwise each step copies all the children before it.
@resultBuilder
public enum ViewBuilder {
  /// Builds nothing.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  /// Begins with a view.
  @inlinable public static func buildPartialBlock<A: View>(first: consuming A) -> A { first }
  /// Adds a view.
  @inlinable public static func buildPartialBlock<A: View, B: View>(
    accumulated: consuming A,
    next: consuming B
  ) -> Pair<A, B> { Pair(accumulated, next) }
  /// Builds `if` without `else`.
  @inlinable public static func buildOptional<A: View>(_ view: consuming A?) -> A? { view }
  /// Builds the first branch.
  @inlinable public static func buildEither<A: View, B: View>(
    first: consuming A
  ) -> Either<A, B> { .first(first) }
  /// Builds the second branch.
  @inlinable public static func buildEither<A: View, B: View>(
    second: consuming B
  ) -> Either<A, B> { .second(second) }
  /// Builds what stands behind `if #available`.
  @inlinable public static func buildLimitedAvailability<A: View>(_ view: consuming A) -> A { view }
}

/// Two views, one after the other.
///
/// Leaves no node.
@frozen
public nonisolated struct Pair<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  /// Appends the nodes of what it holds.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    First._lower(view.first, &builder)
    Second._lower(view.second, &builder)
  }

  /// Appends the alternatives of both.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    First._lowerEach(view.first, &builder)
    Second._lowerEach(view.second, &builder)
  }
}

/// What `if`/`else` and `switch` build.
///
/// Leaves no node.
@frozen
public nonisolated enum Either<First: View, Second: View>: PrimitiveView {
  /// The branch taken was the first.
  case first(First)
  /// The branch taken was the second.
  case second(Second)

  /// Appends the nodes of what it holds.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    switch view {
    case .first(let view): First._lower(view, &builder)
    case .second(let view): Second._lower(view, &builder)
    }
  }

  /// Appends the alternatives of the branch taken.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    switch view {
    case .first(let view): First._lowerEach(view, &builder)
    case .second(let view): Second._lowerEach(view, &builder)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Not for calling: an optional view lowers itself.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Appends the nodes of the view, if there is one.
  @inlinable
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if let view { Wrapped._lower(view, &builder) }
  }

  /// Appends the alternatives of the view, if there is one.
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    if let view { Wrapped._lowerEach(view, &builder) }
  }
}
