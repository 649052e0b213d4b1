public import SnippetFoundation

/// A way of an app's own to draw a text; accepted, it is not asked, and the text is drawn as it is without.
///
/// **Source**: developer.apple.com/documentation/swiftui/textrenderer
public protocol TextRenderer: Animatable {
  /// Draws the text's lines.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the room that the text takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws outside of that room.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the room of the text as it is without.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public nonisolated struct TextProxy {
  private init() {}

  /// Returns the room that the text takes: what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}

extension View {
  /// Has texts drawn in a way of the app's own; accepted, they are drawn as they are without.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> Self { self }
}
