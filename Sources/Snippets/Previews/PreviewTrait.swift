public import SnippetFoundation

/// What a preview is told of where it is shown.
public struct PreviewTrait<T>: Sendable {
  enum Change: Sendable {
    /// As wide as so many points.
    case width(Double)
    case modifier(any PreviewChange)
    /// Means nothing to rows of text.
    case nothing
  }

  let change: Change
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As a device would show it; accepted.
  public static var defaultLayout: PreviewTrait { PreviewTrait(change: .nothing) }
  /// As large as the view; accepted, rows are never longer.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(change: .nothing) }
  /// As wide as so many points, 8 a column; the height is not kept to.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(change: .width(Double(width)))
  }

  /// A device held upright; accepted, as are the next three.
  public static var portrait: PreviewTrait { PreviewTrait(change: .nothing) }
  /// A device held with its left side down.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(change: .nothing) }
  /// A device held with its right side down.
  public static var landscapeRight: PreviewTrait { PreviewTrait(change: .nothing) }
  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(change: .nothing) }

  /// What a modifier makes of the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(change: .modifier(AppliedPreviewModifier(modifier)))
  }
}

/// Something that several previews have around their views, such as a container of sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once, for all previews with the modifier.
  associatedtype Context = Void
  /// The view that `body` makes.
  associatedtype Body: View
  /// The preview's own view.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  /// The view with what is around it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// A preview's own view.
public nonisolated struct PreviewModifierContent: PrimitiveView {
  let content: SnippetContent

  /// Appends the view's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    view.content.lower(&builder)
  }
}

/// What a modifier does, whatever its type.
protocol PreviewChange: Sendable {
  @MainActor func applied(to content: SnippetContent) async throws -> SnippetContent
}

/// A modifier; its context is made anew for each preview that is drawn.
private struct AppliedPreviewModifier<Modifier: PreviewModifier>: PreviewChange,
  @unchecked Sendable  // used on the main actor only
{
  let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  @MainActor
  func applied(to content: SnippetContent) async throws -> SnippetContent {
    let context = try await Modifier.makeSharedContext()
    return SnippetContent(
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    )
  }
}
