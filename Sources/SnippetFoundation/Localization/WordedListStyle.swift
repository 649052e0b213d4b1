import Foundation

/// How things that have words of their own are written as a list: `\(tasks, format: .list(type: .and))`.
public struct _WordedListStyle: Sendable {
  /// What stands before the last one.
  public enum ListType: Sendable {
    /// Eggs, milk, and tea.
    case and
    /// Eggs, milk, or tea.
    case or
  }

  let type: ListType

  /// A list in words.
  public static func list(type: ListType) -> Self { Self(type: type) }
}

extension String.LocalizationValue.StringInterpolation {
  /// Things as a list of their words.
  public mutating func appendInterpolation<Values: Sequence>(
    _ values: Values,
    format: _WordedListStyle
  ) where Values.Element: CustomLocalizedStringResourceConvertible {
    let words = values.map(\.localizedStringResource.resolved)
    let locale = Localization.locale ?? .source
    appendInterpolation(
      format.type == .and
        ? words.formatted(.list(type: .and).locale(locale))
        : words.formatted(.list(type: .or).locale(locale))
    )
  }
}
