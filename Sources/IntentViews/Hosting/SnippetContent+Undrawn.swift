package import IntentModel
package import Snippets

extension SnippetContent: UndrawnView {}

extension UndrawnView {
  /// What is drawn: the one form that views have here.
  package var content: SnippetContent { self as? SnippetContent ?? SnippetContent(EmptyView()) }
}
