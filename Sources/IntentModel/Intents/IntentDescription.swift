public import SnippetFoundation

/// What an intent does, in a sentence or two, and what it is found by.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// The sentences.
  public var descriptionText: LocalizedStringResource
  /// The group it is listed in.
  public var categoryName: LocalizedStringResource?
  /// Further words it is found by.
  public var searchKeywords: [LocalizedStringResource]
  /// What its value is called.
  public var resultValueName: LocalizedStringResource?

  /// A description with its group and search words.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// A description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A description of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What `description` may be declared as: real code writes it with and without the question mark.
public protocol _IntentDescriptionConvertible: Sendable {
  /// The description, if there is one.
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionConvertible {
  /// Itself.
  public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionConvertible where Wrapped == IntentDescription {
  /// Itself.
  public var _intentDescription: IntentDescription? { self }
}
