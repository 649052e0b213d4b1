import SnippetFoundation

/// The family of the widget that summaries are made for.
package enum SummaryFamily {
  /// nil: no widget, as in a conversation; summaries then read as for the medium one.
  @TaskLocal package static var current: IntentWidgetFamily?

  static var assumed: IntentWidgetFamily { current ?? .systemMedium }
}

extension ParameterSummaryWhenCondition {
  /// By the family of the widget.
  public init(
    widgetFamily comparison: EquatableComparisonOperator,
    _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(nil, comparison, [family]),
      holds: { _ in (SummaryFamily.assumed == family) == (comparison == .equalTo) },
      then: then(),
      otherwise: otherwise()
    )
  }

  /// By whether the family of the widget is one of several.
  public init(
    widgetFamily comparison: OneOfComparisonOperator,
    _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(nil, comparison, families),
      holds: { _ in families.contains(SummaryFamily.assumed) },
      then: then(),
      otherwise: otherwise()
    )
  }
}

/// What a `Switch` can go by besides a parameter.
public struct ParameterSummaryWidgetFamilyToken: Sendable {
  /// The family of the widget.
  public static var widgetFamily: ParameterSummaryWidgetFamilyToken { Self() }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// One of several summaries, by the family of the widget.
  public init(
    _ token: ParameterSummaryWidgetFamilyToken,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [SummaryCase]
  ) {
    self.init(name: nil, cases: cases())
  }
}
