import IntentModel
import SnippetFoundation
import Snippets

extension FlowMachine {
  /// A snippet on show, and what it is drawn from again.
  ///
  /// A class: it is large, and looked at far more often than made.
  final class ShownSnippet: Sendable {
    enum Source: Sendable {
      /// Performed anew for each refresh.
      case intent(any AppIntent)
      /// Drawn again, never performed.
      case view(SnippetContent)
    }

    let source: Source
    let isInteractive: Bool
    /// Whether it was drawn without numbers, below a question.
    let isCovered: Bool
    let title: String
    let resolved: ResolvedSnippet
    /// The view as it was last drawn.
    let content: SnippetContent
    /// What the snippet intent returned beside its view.
    let value: (any Sendable)?
    /// The last snippet intent that stood here, refreshed when a tap returns no view of its own.
    let refreshing: (any AppIntent)?
    /// The intent in the mission's form whose view is kept.
    let kept: (any AppIntent.Type)?

    init(_ drawing: Drawing, _ draft: Call.Draft) {
      source = draft.source
      isInteractive = draft.isInteractive
      isCovered = draft.isCovered
      title = draft.title
      resolved = drawing.resolved
      content = drawing.content
      value = drawing.value
      refreshing = draft.refreshing
      kept = draft.kept
    }

    var picture: SnippetPicture {
      SnippetPicture(
        tree: resolved.tree,
        isInteractive: isInteractive && !isCovered,
        privateText: resolved.privateText
      )
    }
  }
}
