public import Foundation

extension String {
  /// The words of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved
  }

  /// The words of a literal, in the language of the source.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved
  }
}
