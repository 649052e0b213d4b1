public import IntentModel
import SnippetFoundation
public import Snippets

// The older forms, whose type says which intent runs next: where nothing asks for it, the forms that erase it are chosen.
extension IntentResult {
  /// A result with a view and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent, Content: View>(
    opensIntent: Opened,
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a dialog, a view and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent, Content: View>(
    opensIntent: Opened,
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a value, a view and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent, Content: View>(
    value: Returned,
    opensIntent: Opened,
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a value, a dialog, a view and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent, Content: View>(
    value: Returned,
    opensIntent: Opened,
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      snippet: .view(SnippetContent(view)),
      opens: opensIntent
    )
  }

  /// A result with the view of a builder and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent, Content: View>(
    opensIntent: Opened,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(content())), opens: opensIntent)
  }

  /// A result with a dialog, the view of a builder and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent, Content: View>(
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      dialog: dialog,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }

  /// A result with a value, the view of a builder and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent, Content: View>(
    value: Returned,
    opensIntent: Opened,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(
      value: value,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }

  /// A result with a value, a dialog, the view of a builder and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent, Content: View>(
    value: Returned,
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Returned, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }
}
