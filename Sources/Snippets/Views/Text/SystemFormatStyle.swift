/// How a date is written by its distance from another: stopwatches, timers, references.
///
/// **Source**: developer.apple.com/documentation/swiftui/systemformatstyle
public enum SystemFormatStyle {}
