import SnippetFoundation

extension Date.ComponentsFormatStyle.Field {
  /// The units that distances are told in, longest first.
  static let longestFirst: [Self] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// As a calendar calls it.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }

  /// As the format of durations knows it; nil: the unit has no fixed length.
  var fixed: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    default: nil
    }
  }
}
