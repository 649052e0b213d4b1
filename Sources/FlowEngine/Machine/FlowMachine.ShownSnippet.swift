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

    private let draft: Call.Draft
    var source: Source { draft.source }
    var isInteractive: Bool { draft.isInteractive }
    /// Whether it was drawn without numbers, below a question.
    var isCovered: Bool { draft.isCovered }
    var title: String { draft.title }
    let resolved: ResolvedSnippet
    /// The view as it was last drawn.
    let content: SnippetContent
    /// What the snippet intent returned beside its view.
    let value: (any Sendable)?
    /// The last snippet intent that stood here, refreshed when a tap returns no view of its own.
    var refreshing: (any AppIntent)? { draft.refreshing }
    /// The intent in the mission's form whose view is kept.
    var kept: (any AppIntent.Type)? { draft.kept }

    init(_ drawing: Drawing, _ draft: Call.Draft) {
      self.draft = draft
      resolved = drawing.resolved
      content = drawing.content
      value = drawing.value
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
