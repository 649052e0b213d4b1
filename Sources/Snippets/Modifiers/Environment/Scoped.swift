import SnippetFoundation

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
///
/// Plain data: most scopes change one thing, and copies of the values would be longer than all else that is done for them.
@usableFromInline
struct OpenScope: BitwiseCopyable {
  let inherited: LoweringEnvironment
  var isEnabled: Bool?
  var lineLimit: Int??
  /// Whether the values around it are the last of the outer values.
  var changesValues = false
  /// A node around what begins its lines at the other side.
  var mirror: Int?
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
      environment.textFlags = environment.textFlags & ~0xC | alignment.rawValue &<< 2
      EnvironmentValues.current.multilineTextAlignment = alignment
    case .truncation(let mode):
      environment.textFlags = environment.textFlags & ~0x30 | mode.flags
      EnvironmentValues.current.truncationMode = mode
    case .values(let change):
      let outer = EnvironmentValues.current
      outerValues.append(outer)
      scope.changesValues = true
      change(&self)
      if let direction = EnvironmentValues.current.ownLayoutDirection,
        direction != outer.ownLayoutDirection
      {
        scope.mirror = open(MirrorLayout(isRightToLeft: direction == .rightToLeft))
      }
    }
    return scope
  }

  @MainActor @usableFromInline
  mutating func closeScope(_ scope: OpenScope) {
    if let mirror = scope.mirror { closeEach(mirror) }
    if environment.textFlags != scope.inherited.textFlags, !scope.changesValues {
      let flags = scope.inherited.textFlags
      EnvironmentValues.current.multilineTextAlignment =
        TextAlignment(rawValue: flags &>> 2 & 3) ?? .leading
      EnvironmentValues.current.truncationMode = Text.TruncationMode(bits: flags &>> 4 & 3)
    }
    environment = scope.inherited
    if let isEnabled = scope.isEnabled { EnvironmentValues.current.isEnabled = isEnabled }
    if let lines = scope.lineLimit { EnvironmentValues.current.lineLimit = lines }
    if scope.changesValues, let values = outerValues.popLast() {
      EnvironmentValues.current = values
    }
  }
}
