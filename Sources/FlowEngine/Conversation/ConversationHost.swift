import IntentModel
import SnippetFoundation

/// What one call into the app's code asks a person through.
struct ConversationHost: IntentHost {
  let conversation: Conversation
  /// The number of the call.
  let number: Int
  let call: RunningCall?

  var dependencies: AppDependencyManager { conversation.dependencies }
  var executor: (any AppExecutor)? { conversation.lane }

  /// All that one call registers is taken back at once.
  var undoManager: UndoManager? {
    let title = conversation.withMachine { $0.callNotes[number]?.title }
    conversation.undoManager.callBegins(number, named: title ?? "")
    return conversation.undoManager
  }

  func confirm(_ request: ConfirmationRequest) async throws -> (any Sendable)? {
    // The source of every invocation here is a person's own words: never of low confidence.
    if request.conditions.contains(.lowConfidenceSource) { return nil }
    guard case .accepted(let value) = try await ask(.confirmation(request)) else {
      throw CancellationError()
    }
    return value
  }

  func requestValue(_ request: ValueRequest) async throws -> any Sendable {
    guard case .value(let value) = try await ask(.value(request)) else { throw CancellationError() }
    return value
  }

  func choose(_ request: ChoiceRequest) async throws -> Int {
    guard case .chosen(let index) = try await ask(.choice(request)) else {
      throw CancellationError()
    }
    return index
  }

  func confirmValue(_ request: ValueConfirmationRequest) async throws -> Bool {
    guard case .answered(let yes) = try await ask(.valueConfirmation(request)) else {
      throw CancellationError()
    }
    return yes
  }

  func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
    let prompt = dialog?.full ?? FlowMachine.wordsToContinue(in: conversation.app.name)
    _ = try await ask(.foreground(prompt: prompt, asks: alwaysConfirm))
  }

  var isInFront: Bool {
    conversation.withMachine { machine in
      guard let call = machine.calls.first(where: { $0.id == number }),
        let index = machine.index(ofRun: call.run)
      else { return false }
      return machine.runs[index].isInFront
    }
  }

  /// Presents the snippet in this conversation; the app's others draw it again where they show it.
  func reload(_ type: any AppIntent.Type) { conversation.post(.reload(type, by: number)) }

  /// Suspends till a person, the end of the flow, or the cancellation of the task that asks replies.
  private func ask(_ kind: FlowMachine.Request.Kind) async throws -> FlowMachine.Reply {
    let request = conversation.newRequest()
    let reply = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        conversation.ask(kind, request, call: number, continuation)
      }
    } onCancel: {
      conversation.post(.withdrawn(request, by: number))
    }
    switch reply {
    case .declined: throw IntentDeclinedError()
    case .cancelled: throw CancellationError()
    case .failed(let message): throw SnippetFailure(message: message)
    default: return reply
    }
  }
}

/// What a confirmation throws whose snippet could not be drawn.
struct SnippetFailure: LocalizedError {
  let message: String
  var errorDescription: String? { message }
}
