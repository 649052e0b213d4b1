public import SnippetFoundation

/// What is asked of a view that tells which entities its parts show; nothing here asks.
///
/// **Source**: developer.apple.com/documentation/appintents/appentityuielementscontext
public struct AppEntityUIElementsContext: Sendable {
  /// Which parts are asked for.
  ///
  /// **Source**: developer.apple.com/documentation/appintents/appentityuielementscontext/elementsrequest
  public enum ElementsRequest: Sendable, Hashable {
    /// Those that are selected.
    case selected
    /// Those that can be seen in a rectangle.
    case visible(rect: CGRect)
  }

  /// Where the view is, in its own space.
  public let bounds: CGRect
  /// Which parts are asked for.
  public let requests: Set<ElementsRequest>
}
