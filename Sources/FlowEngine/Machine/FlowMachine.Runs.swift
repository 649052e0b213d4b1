import IntentEffects
import IntentModel
import IntentViews
import SnippetFoundation
import Snippets

// An intent's way: prepared, its missing parameters asked for, performed, its result shown.
extension FlowMachine {
  /// Puts an intent on top of what runs.
  mutating func begin(
    _ intent: any AppIntent,
    origin: Origin,
    given: [String: String] = [:],
    handed: HandedInput? = nil,
    openings: Int = 0
  ) {
    let parameters = IntentModel.parameters(of: intent)
    let secrets = (type(of: intent) as? any SecretParameters.Type)?.secretParameters ?? []
    let id = number()
    var run = Run(
      id: id,
      intent: intent,
      title: IntentWords.title(of: intent),
      origin: origin,
      slots: parameters.map {
        Slot(parameter: $0, isSet: false, isSecret: secrets.contains($0.name))
      },
      given: given
    )
    run.handed = handed
    run.openings = openings
    run.silence = limit(\.question, of: type(of: intent))
    record(.begin, .intent(.begin, run.title, type(of: intent)))
    if origin == .digression, let below = runs.last { digressed.append((id, below.id)) }
    // Not looked at from here on: it is put there without a copy.
    runs.append(run)
    // Nothing to fetch: no code of the app, so no call.
    if parameters.allSatisfy(\.isPreparedAtOnce) {
      return take(parameters.map { $0.prepareAtOnce() }, runs.count - 1)
    }
    start(.prepare, for: id, .prepare(parameters, of: intent))
  }

  mutating func prepared(_ id: Int, _ result: Result<[Prepared], Failure>) {
    guard let call = finish(id, as: "parameters"), let index = index(ofRun: call.run) else {
      return
    }
    switch result {
    case .failure(let failure): fail(run: index, failure)
    case .success(let facts): take(facts, index)
    }
  }

  /// What a run's parameters hold once they are prepared.
  private mutating func take(_ facts: [Prepared], _ index: Int) {
    for (slot, fact) in zip(runs[index].slots.indices, facts) {
      runs[index].slots[slot].isSet = fact.isSet
      if runs[index].slots[slot].isSecret, let text = fact.text {
        secrets.learn(text)
        let parameter = runs[index].slots[slot].parameter
        if let value = parameter.currentValue { learn(value, of: parameter, in: index) }
      }
      runs[index].slots[slot].text = fact.text
    }
    let origin = runs[index].origin
    if origin == .handed || origin == .opened { doubtWhatWasHanded(to: index) }
    advance(index)
  }

  /// The next thing a run needs: a text understood, a default, a parameter asked for, or perform.
  ///
  /// In declaration order, but for what a parameter's choices depend on, which comes before it.
  mutating func advance(_ index: Int) {
    if let position = runs[index].nextSlot {
      let parameter = runs[index].slots[position].parameter
      if let handed = runs[index].handed, handed.parameter == parameter.name {
        return convert(handed, slot: position, of: index)
      }
      if !runs[index].given.isEmpty,
        let text = runs[index].given.removeValue(forKey: parameter.name)
      {
        return understand(text, from: .invocation, slot: position, by: parameter, in: index)
      }
      if runs[index].slots[position].seeksDefault {
        return seekDefault(slot: position, of: index)
      }
      if runs[index].slots[position].isMissing { return ask(slot: position, of: index) }
      if let doubt = runs[index].slots[position].doubt {
        return check(slot: position, of: index, doubt)
      }
    }
    if mustUnlock(index) { return }
    openIfNeeded(index)
    let values = runs[index].slots.map { (name: $0.parameter.name, text: $0.text) }
    record(.perform, .perform(runs[index].title, values: values))
    rememberValues(of: index)
    start(
      .perform,
      for: runs[index].id,
      .perform(
        runs[index].intent,
        refetching: takeUnfetched(index),
        isDonated: isDonated(index),
        isDescribed: settings.describesValues
      )
    )
  }

  /// The parameters whose entities are fetched before this perform, and not before the next one.
  private mutating func takeUnfetched(_ index: Int) -> [any AnyIntentParameter] {
    var taken: [any AnyIntentParameter] = []
    for slot in runs[index].slots.indices where runs[index].slots[slot].isUnfetched {
      runs[index].slots[slot].isUnfetched = false
      taken.append(runs[index].slots[slot].parameter)
    }
    return taken
  }

  /// Whether a run counts as something that a person did: not what a result opened, and nothing with secrets.
  private func isDonated(_ index: Int) -> Bool {
    runs[index].origin != .opened && type(of: runs[index].intent).isDiscoverable
      && !runs[index].slots.indices.contains { runs[index].slots[$0].isSecret }
  }

  mutating func understand(
    _ text: String,
    from source: TextSource,
    slot: Int?,
    by parameter: any AnyIntentParameter,
    in index: Int,
    declined: Int = 0
  ) {
    if isSecret(slot, in: index) { secrets.learn(text) }
    // Numbers, dates and the like: no code of the app, so no call.
    if !parameter.hasResolvers, let resolution = parameter.resolveAtOnce(text) {
      return understood(resolution, text, from: source, slot: slot, in: index)
    }
    start(
      .understand(text: text, from: source, slot: slot),
      for: runs[index].id,
      .understand(
        parameter,
        text,
        isOnShow: source == .answer && runs[index].question?.options.isEmpty == false,
        declined: declined,
        of: runs[index].intent
      )
    )
  }

  mutating func performed(
    _ id: Int,
    _ result: Result<IntentOutcome, Failure>,
    _ told: ValueWords?
  ) {
    guard let call = finish(id, as: "the result"), let index = index(ofRun: call.run) else {
      return
    }
    switch result {
    case .failure(let failure):
      record(.result, .call(.threw, call.title, time(of: call), count: nil))
      fail(run: index, failure)
    case .success(let outcome):
      record(.result, .call(.done, call.title, time(of: call), count: nil))
      finish(run: index, outcome, told)
    }
  }

  /// A run came to its result: what it shows is shown, then what it was put on top of goes on.
  ///
  /// `told`: what the app says of its value; nil: nobody has asked it.
  private mutating func finish(
    run index: Int,
    _ outcome: IntentOutcome,
    _ told: ValueWords?
  ) {
    cancelRuns(above: index)
    let run = runs.remove(at: index)
    noteFiles(of: run, returning: outcome.value)
    withdrawRequests(of: run)
    lastSlots = run.slots
    if run.origin != .opened { isValueOfOpener = false }
    if !run.isTap, !isValueOfOpener {
      lastValue = outcome.value
      lastJSON = told?.json
      isValueOfOpener = outcome.value != nil
    }
    openAtTheEnd(run)
    let words =
      isOfUnshownSnippet(outcome, of: run)
      ? nil : speak(outcome.dialog, besideView: outcome.snippet != nil, inLines: true)
    if let words { emit(.said(words)) }
    if show(outcome, of: run) == false {
      if words == nil, outcome.opens == nil, !run.isTap,
        outcome.value != nil || !run.isInFront
      {
        note(
          outcome.value.map { .value(told?.shown ?? IntentWords.shown($0)) }
            ?? .done(intent: run.title)
        )
      }
      if run.isTap, outcome.opens == nil { showKept(run) }
      // What a result opens asks again when it is through, and so does a scene that takes something.
      if outcome.opens == nil { askAgainIfThrough() }
    }
    if let button = outcome.actionButton { nameActionButton(button) }
    if let next = outcome.opens {
      openings.append(Opening(intent: next, title: run.title, openings: run.openings + 1))
    }
  }

  /// There is no such button here: what it would do can be said.
  private mutating func nameActionButton(_ intent: any AppIntent) {
    note(.actionButton(intent: IntentWords.title(of: intent)))
  }

  /// Runs what a result opens, after what it shows: what is opened may show something as well.
  ///
  /// Gives up where each opens another for ever.
  mutating func openNext() {
    while !openings.isEmpty, !isDrawing {
      let next = openings.removeFirst()
      if next.openings <= 100 {
        begin(IntentModel.copy(next.intent), origin: .opened, openings: next.openings)
      } else {
        let message = "100 intents opened one another without an end."
        note(.failed(intent: next.title, message: message))
        askAgain()
      }
    }
  }

  /// Says a dialog; returns its text for the screen: the shorter form beside something to look at.
  ///
  /// nil: there is nothing to say. `inLines`: it is no question, and may have lines that come from values.
  mutating func speak(
    _ dialog: IntentDialog?,
    besideView: Bool,
    inLines: Bool = false
  ) -> String? {
    guard let dialog else { return nil }
    let (full, supporting) = inLines ? dialog.said : (dialog.full, dialog.supporting)
    var words = besideView ? supporting ?? full : full
    if inLines, words.contains(where: \.isNewline) { words = dialog.shown(besideView: besideView) }
    if !full.isBlank || supporting?.isBlank == false {
      emit(.spoke(full: full, supporting: supporting))
    }
    return words.isBlank ? nil : words
  }

  /// Whether a dialog stands beside what is not shown: in a confirmation a tap brings no snippet of its own.
  private func isOfUnshownSnippet(_ outcome: IntentOutcome, of run: Run) -> Bool {
    guard case .tapped(.confirmation) = run.origin else { return false }
    return switch outcome.snippet {
    case .intent: true
    case .view: !keepsItsView(run.intent)
    case nil: false
    }
  }

  /// Begins to draw what a result shows, or the snippet that was tapped; false if there is nothing to draw.
  private mutating func show(_ outcome: IntentOutcome, of run: Run) -> Bool {
    var target = Target.result
    if case .tapped(.confirmation(let owner)) = run.origin { target = .confirmation(run: owner) }
    switch outcome.snippet {
    case .intent(let intent) where target == .result:
      refresh(
        IntentModel.copy(intent),
        as: target,
        title: IntentWords.title(of: intent),
        isNew: true
      )
      return true
    case .view(let view):
      guard target == .result || keepsItsView(run.intent) else { break }
      draw(view.content, of: run, as: target)
      return true
    default: break
    }
    guard run.isTap, let shown = shown(at: target) else { return false }
    return refreshAgain(shown, at: target)
  }

  /// A tap on a kept view brought no other: the view is shown again, as a snippet that is refreshed is.
  private mutating func showKept(_ run: Run) {
    guard case .tapped(let target) = run.origin, pending(at: target) == nil,
      let shown = shown(at: target), isVisible(target)
    else { return }
    emit(.showed(shown.picture))
  }
}

extension FlowMachine.Run {
  var isTap: Bool {
    if case .tapped = origin { true } else { false }
  }
}
