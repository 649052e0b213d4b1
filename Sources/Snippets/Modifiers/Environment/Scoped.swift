/// Changes what its content inherits while it is lowered, and restores it.
///
/// Leaves no node.
@frozen
public nonisolated struct Scoped<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: ScopeChange

  @inlinable
  init(_ content: consuming Content, _ change: ScopeChange) {
    self.content = content
    self.change = change
  }

  /// Appends the content's nodes within the changed environment.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let scope = builder.openScope(view.change)
    Content._lower(view.content, &builder)
    builder.closeScope(scope)
  }
}

/// What a scope changes: the usual things as data, which costs no closure.
@usableFromInline
enum ScopeChange {
  case disabled(Bool)
  case lineLimit(Int?)
  case alignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case values(@MainActor (inout TreeBuilder) -> Void)
}

/// What is restored behind a scope.
@usableFromInline
struct OpenScope {
  let inherited: LoweringEnvironment
  var isEnabled: Bool?
  var lineLimit: Int??
  var values: EnvironmentValues?
}

extension TreeBuilder {
  @MainActor @usableFromInline
  mutating func openScope(_ change: ScopeChange) -> OpenScope {
    var scope = OpenScope(inherited: environment)
    switch change {
    case .disabled(false): break
    case .disabled(true):
      scope.isEnabled = EnvironmentValues.current.isEnabled
      environment.isDisabled = true
      EnvironmentValues.current.isEnabled = false
    case .lineLimit(let number):
      scope.lineLimit = .some(EnvironmentValues.current.lineLimit)
      environment.lineLimit = Int32(max(0, min(number ?? 0, 0x7FFF)))
      EnvironmentValues.current.lineLimit = number
    case .alignment(let alignment):
      environment.textFlags = environment.textFlags & ~12 | alignment.rawValue << 2
    case .truncation(let mode):
      environment.textFlags = environment.textFlags & ~48 | mode.flags
    case .values(let change):
      scope.values = EnvironmentValues.current
      change(&self)
    }
    return scope
  }

  @MainActor @usableFromInline
  mutating func closeScope(_ scope: OpenScope) {
    environment = scope.inherited
    if let isEnabled = scope.isEnabled { EnvironmentValues.current.isEnabled = isEnabled }
    if let lines = scope.lineLimit { EnvironmentValues.current.lineLimit = lines }
    if let values = scope.values { EnvironmentValues.current = values }
  }
}

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> Scoped<Self> {
    // Values of a view: used on the main actor only, like the view itself.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return Scoped(
      self,
      .values { builder in
        EnvironmentValues.current[keyPath: keyPath] = value
        builder.environment.isDisabled = !EnvironmentValues.current.isEnabled
        let lines = EnvironmentValues.current.lineLimit ?? 0
        builder.environment.lineLimit = Int32(max(0, min(lines, 0x7FFF)))
      }
    )
  }

  /// Makes controls untappable; they are drawn in round brackets.
  @inlinable
  public nonisolated consuming func disabled(_ disabled: Bool) -> Scoped<Self> {
    Scoped(self, .disabled(disabled))
  }

  /// Allows at most some lines of text; the rest becomes an ellipsis.
  @inlinable
  public nonisolated consuming func lineLimit(_ number: Int?) -> Scoped<Self> {
    Scoped(self, .lineLimit(number))
  }

  /// Sets where the lines of a text stand beside each other.
  @inlinable
  public nonisolated consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> Scoped<Self> {
    Scoped(self, .alignment(alignment))
  }

  /// Says where a line that is too long loses its characters: `…d`, `a…d`, `a…`.
  @inlinable
  public nonisolated consuming func truncationMode(_ mode: Text.TruncationMode) -> Scoped<Self> {
    Scoped(self, .truncation(mode))
  }
}
