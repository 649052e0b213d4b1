import SnippetFoundation

/// What an intent gives back: a value, a dialog, a snippet, another intent, in any combination.
///
/// Its signature says what it brings; make one with `.result(...)`.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` for none.
  associatedtype Value: _IntentValue = Never
  /// What stands for the snippet; `Never` for none.
  associatedtype Snippet = Never
  /// What stands for the dialog; `Never` for none.
  associatedtype Dialog = Never
  /// The intent that runs next; `Never` for none.
  associatedtype OpensAppIntent: AppIntent = Never
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value.
  var value: Value? { get }
}

/// A result that another intent follows.
public protocol OpensIntent: IntentResult {}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with a snippet intent; or an intent whose own view is one, and works.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// Stands for a view of any type in the type of a result.
public struct _SnippetViewContainer: Sendable {}

/// Stands for a snippet intent of any type in the type of a result.
public struct _SnippetIntentContainer: Sendable {}
