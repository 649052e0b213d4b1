import IntentModel
import SnippetFoundation
import Snippets

// A run that does not come to its result: it begins again, asks for what it needs, or ends with a word why.
extension FlowMachine {
  /// A run's perform threw, or a call it depends on gave no result.
  mutating func fail(run index: Int, _ failure: Failure) {
    let run = runs[index]
    switch failure {
    case .needsValue(let parameter, let prompt, let options):
      guard let slot = run.slots.firstIndex(where: { $0.parameter === parameter }) else {
        let message =
          "An intent that its perform() calls has no value for '\(visible(parameter.title))'. "
          + "Set it before the call, or \(AppIntentError.otherWayInConversation)"
        return end(run: index, .failed(intent: run.title, message: message))
      }
      guard again(index) else { return }
      runs[index].slots[slot].isSet = false
      runs[index].slots[slot].options = options
      let narrowing = options == nil ? nil : parameter.disambiguationPrompt ?? Self.whichOne
      ask(slot: slot, of: index, prompt: prompt ?? narrowing, options: options)
      if options != nil { runs[index].question?.isNarrowed = true }
    case .gone(let parameter, let rejection):
      guard again(index), let slot = run.slots.firstIndex(where: { $0.parameter === parameter })
      else { return }
      actions.append(.clear(parameter))
      runs[index].slots[slot].isSet = false
      runs[index].slots[slot].text = nil
      runs[index].slots[slot].options = nil
      let reason = rejection.hidden(run.slots[slot].isSecret).sentences
      note(.wrongValue(parameter: parameter.name, reason: reason))
      ask(slot: slot, of: index)
    case .restart:
      guard again(index) else { return }
      advance(index)
    case .needsForeground(let prompt, let asks, let body):
      guard again(index) else { return }
      let prompt = prompt ?? Self.wordsToContinue(in: app.name)
      continueInFront(Continuation(prompt: prompt, asks: asks, body: body), in: index)
    case .declined:
      end(run: index, .declined(intent: run.title))
    case .cancelled:
      end(run: index, .cancelled(intent: run.title))
    case .busy:
      end(run: index, .tooBusy(intent: run.title))
    case .failed(let message):
      end(run: index, .failed(intent: run.title, message: message))
    }
  }

  /// Counts how often a perform begins again; gives the run up where it would never end.
  private mutating func again(_ index: Int) -> Bool {
    keepReplies(in: index)
    runs[index].restarts += 1
    if runs[index].restarts <= 100 { return true }
    let title = runs[index].title
    end(run: index, .failed(intent: title, message: "It began again 100 times without a result."))
    return false
  }

  /// Takes a run away with a word why, and lets what it was put on top of go on.
  mutating func end(run index: Int, _ notice: FlowNotice) {
    cancelRuns(above: index)
    lastSlots = runs[index].slots
    record(.end, .about(.end, runs[index].title))
    drop(run: index)
    if runs.isEmpty { chain.removeAll() }
    note(notice)
    askAgain()
  }
}
