import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

// One intent's value into the next.
extension FlowMachine {
  /// Runs an intent with the last value in its first empty parameter that takes it.
  ///
  /// `given` are texts of its other parameters, by property name.
  mutating func then(_ name: String, given: [String: String] = [:]) {
    guard isSettled else { return note(.busy) }
    guard let value = lastValue, !isAbsent(value) else { return note(.noValue) }
    guard let descriptor = descriptor(named: name) else {
      let titles = app.catalog.intents.filter(\.isDiscoverable).map(\.title)
      return note(.unknownIntent(name, nearest: nearest(name, in: titles, limit: 3)))
    }
    let namesakes = app.catalog.namesakes(of: descriptor, calledBy: name)
    if !namesakes.isEmpty { return note(.ambiguous(line: name, candidates: namesakes)) }
    let intent = descriptor.make()
    let taking = parameters(of: intent).first {
      !$0.isSet && given[$0.name] == nil && $0.set(value)
    }
    guard let taking else {
      return note(.valueNotTaken(intent: descriptor.title, value: IntentWords.of(value)))
    }
    let secrets = (descriptor.type as? any SecretParameters.Type)?.secretParameters ?? []
    let text = secrets.contains(taking.name) ? secretText : IntentWords.of(value)
    record("then \(descriptor.title) \(taking.name)=\(text)")
    begin(intent, origin: .handed, given: given)
  }

  /// Runs the next intent of a chain, once the one before has come to its result.
  mutating func goOnWithChain() {
    guard !chain.isEmpty, isSettled, runs.isEmpty, !hasEnded else { return }
    let next = chain.removeFirst()
    then(next.name, given: next.given)
    if runs.isEmpty { chain.removeAll() }
  }

  func descriptor(named name: String) -> IntentDescriptor? {
    app.catalog.intents.first {
      same($0.identifier, name) || same($0.title, name) || same($0.identifier, name + "Intent")
    } ?? app.catalog.intents.first { same($0.qualifiedName, name) }
  }
}
