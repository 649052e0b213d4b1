import SnippetFoundation

/// The sentence that shows an intent with its parameters.
public protocol ParameterSummary: Sendable {
  /// The sentence, with the values of `intent` in words.
  func _text(for intent: any AppIntent) -> String
  /// The sentences that it can be, with `${name}` for each parameter.
  var _templates: [String] { get }
}

/// Takes exactly one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}

/// Returns an intent's summary with its values in words: "Order 2 x Latte".
package func summaryText(of intent: any AppIntent) -> String {
  func text<Intent: AppIntent>(_ intent: Intent) -> String {
    Intent.parameterSummary._text(for: intent)
  }
  return text(intent)
}

/// The sentences that an intent's summary can be, with `${name}` for each parameter; none where the app wrote none.
func summaryTemplates(of type: any AppIntent.Type) -> [String] {
  func templates<Intent: AppIntent>(_ type: Intent.Type) -> [String] {
    Intent.parameterSummary._templates
  }
  return templates(type)
}

/// The name of the property that a key path to a parameter leads to; empty if it is none of the intent's own.
///
/// A key path has no name on Linux: a new intent is asked which of its parameters is the same object.
func parameterName<Intent: AppIntent, Value>(
  _ path: KeyPath<Intent, IntentParameter<Value>>
) -> String {
  let intent = Intent()
  let parameter = intent[keyPath: path]
  return parameterWrappers(of: intent).first { $0 === parameter }?.name ?? ""
}
