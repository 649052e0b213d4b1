public import Foundation

extension String {
  /// Compares texts in the order of the person's language.
  ///
  /// In place of what Apple's `String.Comparator` does there; Linux's knows no language, and ends the process where letter
  /// case is not to count.
  public struct LocalizedComparator: SortComparator, Codable {
    /// From the first to the last, or the other way.
    public var order = SortOrder.forward
    private let isStandard: Bool

    fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

    /// Returns which of two texts comes first.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let options: NSString.CompareOptions =
        isStandard ? [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering] : []
      let text = NSString(string: lhs)
      let result = text.compare(
        rhs,
        options: options,
        range: NSRange(location: 0, length: text.length),
        locale: Localization.locale ?? .source
      )
      guard order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue) ?? result
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// Compares texts in the order of the person's language.
  public static var localized: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: false)
  }

  /// Compares texts as a person sorts them: letter case hardly counts, and "2" comes before "10".
  ///
  /// **Source**: developer.apple.com/documentation/foundation/sortcomparator/localizedstandard
  public static var localizedStandard: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: true)
  }
}
