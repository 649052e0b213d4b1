package import SnippetFoundation

extension FlowFile {
  /// How a case is kept apart from the others; nil: it need not be.
  package func isolation(of flowCase: FlowCase) -> FlowSetting.Isolation? {
    var isolation: FlowSetting.Isolation?
    for setting in settings(of: flowCase) {
      if case .isolate(let said) = setting.value { isolation = said }
    }
    return isolation
  }

  /// The zone of a process that a case needs for itself; nil: UTC, in which all cases can be played.
  package func timeZone(of flowCase: FlowCase) -> TimeZone? {
    var zone: TimeZone?
    for setting in settings(of: flowCase) {
      if case .timeZone(let said) = setting.value { zone = said }
    }
    return zone == .gmt ? nil : zone
  }
}
