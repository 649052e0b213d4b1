public import SnippetFoundation

extension NSUserActivity {
  /// The settings of the widget that was tapped; nil: it was no widget, or one with other settings.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { configuration as? Intent }
}
