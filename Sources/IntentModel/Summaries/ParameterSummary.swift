import SnippetFoundation

/// The sentence that shows an intent with its parameters.
public protocol ParameterSummary: Sendable {
  /// The sentence, with the values of `intent` in words.
  func _text(for intent: any AppIntent) -> String
  /// The sentences that it can be, and when; none where the app wrote none.
  var _branches: [_SummaryBranch] { get }
}

/// Takes exactly one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}

/// Returns an intent's summary with its values in words, of what has none its title: "Order 2 x Latte".
package func summaryText(of intent: any AppIntent) -> String {
  func text<Intent: AppIntent>(_ intent: Intent) -> String {
    Intent.parameterSummary._text(for: intent)
  }
  return text(intent)
}

/// The sentences that an intent's summary can be, and when; none where the app wrote none.
func summaryBranches(of type: any AppIntent.Type) -> [_SummaryBranch] {
  func branches<Intent: AppIntent>(_ type: Intent.Type) -> [_SummaryBranch] {
    Intent.parameterSummary._branches
  }
  return branches(type)
}

/// Whether the app wrote a summary of an intent.
package func hasSummary(_ type: any AppIntent.Type) -> Bool { !summaryBranches(of: type).isEmpty }

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
