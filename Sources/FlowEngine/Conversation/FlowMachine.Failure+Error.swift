import IntentModel

extension FlowMachine.Failure {
  init(_ error: any Error) {
    switch error {
    case is IntentDeclinedError: self = .declined
    case is CancellationError: self = .cancelled
    case let failure as FlowMachine.Failure: self = failure
    case let rejection as ParameterRejection:
      self = .failed(rejection.message)
    case let error as AppIntentError where error.intent != nil:
      self = .failed(error.description)
    case let error as AppIntentError:
      switch error.reason {
      case .needsValue(let parameter, let dialog):
        self = .needsValue(parameter, prompt: dialog?.full, options: nil)
      case .needsDisambiguation(_, let options, _) where options.isEmpty:
        let error = IntentHostError.noOptions(of: "needsDisambiguationError")
        self = .failed(error.description)
      case .needsDisambiguation(let parameter, let options, let dialog):
        self = .needsValue(parameter, prompt: dialog?.full, options: options)
      case .restartPerform: self = .restart
      case .needsForeground(let dialog, let alwaysConfirm, let continuation):
        self = .needsForeground(
          prompt: dialog?.full,
          asks: alwaysConfirm,
          body: continuation
        )
      default: self = .failed(IntentWords.of(error))
      }
    default: self = .failed(IntentWords.of(error))
    }
  }
}
