public import SnippetFoundation

/// What an app says.
///
/// *full* stands alone; *supporting* is shorter, for beside something to look at.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable, Equatable {
  private let fullText: LocalizedStringResource
  private let rest: Rest?

  /// What few dialogs have beside the sentence that stands alone.
  private final class Rest: Sendable, Equatable {
    let supportingText: LocalizedStringResource?
    let systemImageName: String?

    init(_ supportingText: LocalizedStringResource?, _ systemImageName: String?) {
      self.supportingText = supportingText
      self.systemImageName = systemImageName
    }

    static func == (one: Rest, other: Rest) -> Bool {
      one.supportingText == other.supportingText && one.systemImageName == other.systemImageName
    }
  }

  /// As it is asked: a value with a line break begins no row of its own.
  package var full: String { fullText.resolvedOnOneLine }
  package var supporting: String? { rest?.supportingText?.resolvedOnOneLine }

  /// As it is said: with all lines that the app gave it.
  package var said: (full: String, supporting: String?) {
    (fullText.resolvedInLines, rest?.supportingText?.resolvedInLines)
  }

  /// As it is shown: the rows of a value with line breaks are indented.
  package func shown(besideView: Bool) -> String {
    let text = besideView ? rest?.supportingText ?? fullText : fullText
    return text.resolvedInRows
  }
  package var systemImageName: String? { rest?.systemImageName }

  /// One sentence for every place.
  public init(_ text: LocalizedStringResource) {
    self.init(text, nil, nil)
  }

  /// A sentence that stands alone, and a shorter one for beside a snippet.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full, supporting, nil)
  }

  /// A sentence and the symbol that may stand for it.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full, nil, systemImageName)
  }

  /// A sentence, a shorter one, and the symbol that may stand for them.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(full, supporting, systemImageName)
  }

  /// A literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  private init(
    _ full: LocalizedStringResource,
    _ supporting: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    fullText = full
    let isPlain = supporting == nil && systemImageName == nil
    rest = isPlain ? nil : Rest(supporting, systemImageName)
  }
}
