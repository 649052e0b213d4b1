import IntentModel
import SnippetFoundation
import Snippets

// A locked device: intents that want to know who asks wait until it is unlocked.
extension FlowMachine {
  /// Locks the device, as after a while without a touch.
  mutating func lock() {
    isLocked = true
    note(.text("The device is locked."))
  }

  /// Asks for the unlocking that an intent's policy demands before perform; false where nothing stands in the way.
  mutating func mustUnlock(_ index: Int) -> Bool {
    guard isLocked else { return false }
    switch type(of: runs[index].intent).authenticationPolicy {
    case .alwaysAllowed: return false
    case .requiresAuthentication, .requiresLocalDeviceAuthentication: break
    }
    let prompt = "\(runs[index].title) needs this device unlocked. Unlock it?"
    put(yesOrNo(prompt, accept: "Unlock", deny: "Cancel"), for: .unlock, in: index)
    return true
  }

  /// The person unlocked, or did not.
  mutating func unlocked(_ yes: Bool, in index: Int) {
    runs[index].question = nil
    guard yes else { return end(run: index, .declined(intent: runs[index].title)) }
    isLocked = false
    record("unlocked")
    advance(index)
  }
}
