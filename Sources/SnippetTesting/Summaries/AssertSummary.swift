import FlowScripts
public import IntentModel
import SnippetFoundation

/// Asserts how the `parameterSummary` of an intent reads with the values that the intent has.
///
/// ```swift
/// @Test func `a large one says so`() {
///   let order = OrderCoffeeIntent()
///   assertSummary(of: order, "Order Quantity Size Product")
///   order.size = .large
///   assertSummary(of: order, "Order Quantity Large Product")
/// }
/// ```
///
/// A parameter without a value stands there by its title. Where the app wrote no summary it is the intent's title.
///
/// - Parameters:
///   - intent: With the values to be shown.
///   - expected: The sentence.
///   - family: The family of the widget that is edited; nil: none, which reads as the medium one.
///   - locale: The language and region; nil: the first of the test's settings.
///   - fileID: The test's own place, as are the rest.
///   - filePath: Its file.
///   - line: Its line.
///   - column: Its column.
public func assertSummary(
  of intent: some AppIntent,
  _ expected: String,
  family: IntentWidgetFamily? = nil,
  locale: String? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let sentence = parameterSummary(of: intent, family: family, locale: locale)
  if haveSameScalars(sentence, expected) { return }
  TestPlace(fileID, filePath, line, column).fail(
    "the summary of '\(type(of: intent).persistentIdentifier)' reads '\(sentence)', but is "
      + "expected to read '\(expected)'"
      + (ShownText.unseenDifference(expected, sentence).map { "\n\($0)" } ?? "")
  )
}

/// Returns how the `parameterSummary` of an intent reads with the values that the intent has; all else is as asserted.
public func parameterSummary(
  of intent: some AppIntent,
  family: IntentWidgetFamily? = nil,
  locale: String? = nil
) -> String {
  let identifier = locale ?? SnippetSettings.current.locales.first ?? "en_US"
  return Localization.withTaken(Locale(identifier: identifier)) {
    SummaryFamily.$current.withValue(family) { summaryText(of: intent) }
  }
}
