public import SnippetFoundation

/// Yes or no of a text, also by the parameter's own words for them.
///
/// **Source**: developer.apple.com/documentation/appintents/boolfromstringresolver
public struct BoolFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// Yes or no; nil: the text is neither.
  public func resolve(
    from input: String,
    context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    Bool.read(input, context.configuration).value()
  }
}

/// An address of a text.
public struct URLFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The address; nil: the text is none.
  public func resolve(
    from input: String,
    context: IntentParameterContext<URL>
  ) async throws -> URL? {
    URL.read(input, context.configuration).value()
  }
}

/// A text of a whole number.
public struct StringFromIntResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The digits.
  public func resolve(
    from input: Int,
    context: IntentParameterContext<String>
  ) async throws -> String? { String(input) }
}

/// A text of a number.
public struct StringFromDoubleResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The digits; a whole number without a fraction.
  public func resolve(
    from input: Double,
    context: IntentParameterContext<String>
  ) async throws -> String? {
    Int(exactly: input).map { String($0) } ?? String(input)
  }
}

/// A text with attributes of one without.
public struct AttributedStringFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The text.
  public func resolve(
    from input: String,
    context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}
