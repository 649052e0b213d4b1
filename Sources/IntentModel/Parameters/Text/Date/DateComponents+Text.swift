import SnippetFoundation

extension DateComponents: TypedValue {
  static var needsClock: Bool { true }

  /// Only what was said is set: `17:30` has no day.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    Moment.typed(text, rules.dateKind) { moment, _ in components(moment, rules.dateKind) }
  }

  static func hint(_ rules: ParameterConfiguration) -> String { Moment.hint(rules.dateKind) }

  func typed(_ rules: ParameterConfiguration) -> String {
    var parts: [String] = []
    if let year, let month, let day {
      parts.append("\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))")
    }
    if let hour, let minute {
      parts.append("\(padded(hour, 2)):\(padded(minute, 2))")
      if let second, second > 0 { parts[parts.count - 1] += ":\(padded(second, 2))" }
    }
    return parts.isEmpty ? "\(self)" : parts.joined(separator: " ")
  }

  private static func components(_ moment: Moment, _ kind: IntentDateKind) -> DateComponents? {
    var components = DateComponents()
    var day = moment.day
    var second = moment.time?.second
    if let instant = moment.instant {
      guard let civil = CivilTime(instant) else { return nil }
      day = kind == .time ? nil : civil.day
      second = kind == .date ? nil : civil.second
    }
    if let day {
      components.year = day.year
      components.month = day.month
      components.day = day.day
    }
    if let second {
      let whole = Int(second)
      components.hour = whole / 3600
      components.minute = whole / 60 % 60
      if whole % 60 > 0 { components.second = whole % 60 }
    }
    return components
  }
}
