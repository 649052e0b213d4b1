import SnippetFoundation

/// A sentence with parameters in it: `Summary("Order \(\.$product)")`.
///
/// That `Intent` is an intent is asked where a summary is made, not of the type: who describes an app meets one type for
/// each intent, and the runtime would look through the records of all libraries for each.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  let parts: [PhrasePart]
  private let table: String?
  /// The parameters that are shown below.
  private var below: [String] = []
  /// Whether it stands for one that the app did not write.
  private var isImplied = false
}

extension IntentParameterSummary where Intent: AppIntent {
  /// The intent's title.
  public init() {
    parts = [.text(titleText(of: Intent.self))]
    table = nil
  }

  /// The intent's title, where the app writes no summary.
  static var implied: Self {
    var summary = Self()
    summary.isImplied = true
    return summary
  }

  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    parts = summary.parts
    self.table = table
  }

  /// A sentence, and the parameters that are shown below it.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [String]
  ) {
    parts = summary.parts
    self.table = table
    below = parameters()
  }

  /// The parameters that are shown below the title.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [String]) {
    self.init()
    below = parameters()
  }
}

extension IntentParameterSummary {
  /// The sentence; none where the app wrote none.
  public var _branches: [_SummaryBranch] {
    isImplied ? [] : [_SummaryBranch(parts: parts, table: table, below: below)]
  }

  /// The sentence; a parameter without a value by its title.
  public func _text(for intent: any AppIntent) -> String {
    let all = parameters(of: intent)
    let parts = parts.localized(table: table)
    let sentence = parts.text(appName: "") { name in
      guard let parameter = all.first(where: { $0.name == name }) else { return name }
      return parameter.resolvedText ?? parameter.title
    }
    guard Inflection.mayOccur(in: sentence), Inflection.mayOccur(in: parts.template) else {
      return sentence
    }
    return Inflection.applied(to: sentence, isEnglish: isEnglish)
  }

  /// Whether the words of the sentence are.
  private var isEnglish: Bool {
    guard Localization.isActive else { return true }
    let locale = Localization.locale ?? .source
    return Inflection.isEnglish(
      Localization.language(of: parts.template, table: table, bundle: nil, locale: locale)
    )
  }
}

/// A literal with parameters in it.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  let parts: [PhrasePart]

  /// A literal without parameters.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  /// A literal with parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [PhrasePart] = []

    /// Starts an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) where Intent: AppIntent {
      parts.append(.parameter(parameterName(path)))
    }
  }
}

/// Collects key paths to parameters.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
  /// The name of a parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> String { parameterName(path) }

  /// All names.
  public static func buildBlock(_ names: String...) -> [String] { names }
}
