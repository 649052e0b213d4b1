public import SnippetFoundation

/// What a resolver is told about the parameter it resolves for.
///
/// What a resolver asks here, the person is asked in its place. A value that is chosen or agreed to is the parameter's, and
/// any other answer is resolved anew; after a no the resolver is run again, and its `requestConfirmation` returns false.
/// That is chosen here; Apple does not say what becomes of the answer.
///
/// **Source**: developer.apple.com/documentation/appintents/intentparametercontext
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// Whether the parameter may stay without a value.
  public let isOptional: Bool
  let configuration: ParameterConfiguration
  /// What the person typed.
  let text: String
  let parameter: any AnyIntentParameter

  /// The least and the most that the parameter takes; nil: any, or it is no whole number.
  public var inclusiveRange: (lowerBound: Value, upperBound: Value)? {
    switch configuration.range {
    case .integers(let range)?:
      (range.lowerBound as? Value).flatMap { low in
        (range.upperBound as? Value).map { (low, $0) }
      }
    case .numbers(let range)?:
      (range.lowerBound as? Value).flatMap { low in
        (range.upperBound as? Value).map { (low, $0) }
      }
    case .reversed?, nil: nil
    }
  }

  /// Asks for the value once more.
  ///
  /// - Throws: Always: the answer is resolved anew.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Asks which of several values was meant.
  ///
  /// - Throws: Always: the one that is chosen is the parameter's value.
  public func requestDisambiguation(
    among options: [Value],
    dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw needsDisambiguationError(among: options, dialog: dialog)
  }

  /// Asks whether a value was meant.
  ///
  /// - Returns: false, once the person has said no.
  /// - Throws: Until then: after a yes the value is the parameter's.
  public func requestConfirmation(
    for value: Value,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try confirm(value, ResolverQuestion(dialog))
  }

  package func confirm(_ value: Value, _ question: ResolverQuestion) throws -> Bool {
    if DeclinedConfirmations.current?.takeNext() == true { return false }
    throw ResolverWish(resolution: .near(option(value, question), rejection(nil)))
  }

  /// An error to throw: the value is asked for once more.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    ResolverWish(resolution: .rejected(rejection(dialog)))
  }

  /// The error of `needsValueError(_:)`, by the name that it had first.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// An error to throw: a person is asked which of several values was meant.
  public func needsDisambiguationError(
    among options: [Value],
    dialog: IntentDialog? = nil
  ) -> any Error {
    ResolverWish(resolution: .ambiguous(options.map { option($0, ResolverQuestion(dialog)) }))
  }

  private func option(_ value: Value, _ question: ResolverQuestion) -> ParameterOption {
    var option = ParameterOption(value: value, display: parameter.display(value))
    option.question = question
    return option
  }

  private func rejection(_ dialog: IntentDialog?) -> ParameterRejection {
    parameter.rejectionByResolver(of: text, saying: dialog)
  }
}

/// What a resolver asks a person about a value.
package final class ResolverQuestion: Sendable {
  /// In the app's words; nil: it has none.
  package let prompt: String?
  /// What is shown above.
  package let view: (any UndrawnView)?
  /// How many confirmations were declined before this one; nil: after a no nothing can be resolved again.
  package let declined: Int?

  package init(_ dialog: IntentDialog?, _ view: (any UndrawnView)? = nil) {
    prompt = view == nil ? dialog?.full : dialog?.supporting ?? dialog?.full
    self.view = view
    declined = DeclinedConfirmations.current?.count
  }

  /// The same about a list of which this is about one element.
  init(ofListWith question: ResolverQuestion) {
    (prompt, view, declined) = (question.prompt, question.view, nil)
  }
}

extension AnyIntentParameter {
  /// Why a resolver takes a text for none: in its words, or in ours.
  func rejectionByResolver(of text: String, saying dialog: IntentDialog?) -> ParameterRejection {
    ParameterRejection(
      text: text,
      reason: dialog?.full ?? "\(quoted(text)) is not what is asked for",
      expected: "Type \(hint)"
    )
  }
}

/// What a resolver wants to be done instead of giving a value.
struct ResolverWish: LocalizedError {
  let resolution: ParameterResolution
  var errorDescription: String? {
    "A resolver asked a person, and nobody resolves a parameter now. "
      + "Give the parameter in a conversation or a flow."
  }
}
