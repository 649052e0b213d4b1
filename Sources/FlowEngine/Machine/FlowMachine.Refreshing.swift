import IntentModel
import SnippetFoundation
import Snippets

// Snippets drawn again without a tap: by `reload()`, and because width, colours or locale changed.
extension FlowMachine {
  /// Every place with a snippet, or with one on its way: the result, then the confirmations from below.
  private var places: [Target] {
    [.result] + runs.filter { $0.question != nil }.map { Target.confirmation(run: $0.id) }
  }

  /// Whether a person looks at a snippet, or is about to.
  var isShowingSnippet: Bool {
    places.contains { isVisible($0) && (shown(at: $0) != nil || pending(at: $0) != nil) }
  }

  /// Whether a snippet at this place is what a person looks at: nothing that was asked covers it.
  func isVisible(_ target: Target) -> Bool {
    guard let asking = runs.indices.last(where: { runs[$0].hasQuestion }) else {
      return target == .result
    }
    return target == .confirmation(run: runs[asking].id)
  }

  /// The snippet that is being drawn for a place.
  func pending(at target: Target) -> Call.Draft? {
    for place in calls.indices {
      if case .draw(target, let draft) = calls[place].kind { return draft }
    }
    return nil
  }

  /// Whether anything is being drawn.
  var isDrawing: Bool {
    calls.indices.contains { if case .draw = calls[$0].kind { true } else { false } }
  }

  /// Gives up a drawing for the place: a newer one begins.
  mutating func supersede(at target: Target) {
    for index in calls.indices.reversed() {
      guard case .draw(target, _) = calls[index].kind else { continue }
      giveUp(calls.remove(at: index).id)
    }
  }

  /// Draws everything again for other columns, colours or another locale.
  ///
  /// Snippet intents are performed; a kept view is only drawn.
  mutating func drawEverythingAgain() {
    for place in places {
      if let draft = pending(at: place) {
        draw(draft, at: place)
      } else if let shown = shown(at: place) {
        let draft = Call.Draft(
          source: shown.source,
          isInteractive: shown.isInteractive,
          title: shown.title,
          refreshing: shown.refreshing,
          isNew: false,
          kept: shown.kept
        )
        draw(draft, at: place)
      }
    }
  }

  private mutating func draw(_ draft: Call.Draft, at target: Target) {
    switch draft.source {
    case .intent(let intent): refresh(intent, as: target, title: draft.title, isNew: draft.isNew)
    case .view(let content): draw(content, draft, as: target)
    }
  }

  /// `reload()` in the app's code: once that code is through or waits, so that what comes first does not depend on how
  /// fast it is; not while it draws a snippet, which would be drawn for ever.
  mutating func reload(_ type: any AppIntent.Type, by id: Int?) {
    guard let id else { return reload(type, presents: false) }
    if let call = calls.first(where: { $0.id == id }), case .draw = call.kind {
      return record("nothing to reload: \(type) was asked for while \(call.title) was drawn")
    }
    let wish = Reload(type: type, call: id)
    guard !reloads.contains(wish) else { return }
    reloads.append(wish)
    if isAtWork(wish) { watchForRest() }
  }

  /// Reloads some of what is still to be.
  mutating func reload(_ wishes: [Reload]) {
    reloads.removeAll(where: wishes.contains)
    for wish in wishes {
      actions.append(.reloadElsewhere(wish.type))
      reload(wish.type)
    }
  }

  /// Whether the code that wants something reloaded goes on.
  func isAtWork(_ wish: Reload) -> Bool {
    calls.contains { $0.id == wish.call && !$0.isPaused }
  }

  /// `reload()` of an intent: draws its snippet again where it is shown, presents it where it is not.
  ///
  /// An intent in the mission's form is never performed for it: the last snippet intent below its view is, else
  /// the view stays.
  mutating func reload(_ type: any AppIntent.Type, presents: Bool = true) {
    if isMissionSnippetForm(type), !(type is any SnippetIntent.Type) { return reloadKept(type) }
    var isShown = false
    for place in places.reversed() {
      let intent = pending(at: place)?.refreshing ?? shown(at: place)?.refreshing
      guard let intent, Swift.type(of: intent) == type else { continue }
      isShown = true
      // The end of the code that asked for it has it drawn already.
      if isBeingDrawnSinceNow(place) { continue }
      if let drawing = drawing(at: place), calls[drawing].hasOvertaken {
        calls[drawing].isOutdated = true
        continue
      }
      let pending = pending(at: place)
      let isNew = pending?.isNew ?? false
      refresh(intent, as: place, title: IntentWords.title(of: intent), isNew: isNew)
      if let drawing = drawing(at: place) {
        calls[drawing].hasOvertaken = pending != nil
        calls[drawing].isByItself = !isNew && (!turnIsOpen || pending != nil)
      }
    }
    if !isShown, presents { present(type) }
  }

  /// The call that draws a snippet for a place.
  private func drawing(at target: Target) -> Int? {
    calls.indices.first { if case .draw(target, _) = calls[$0].kind { true } else { false } }
  }

  /// A reload came while a snippet was drawn: it is drawn once more, for as long as that goes on.
  mutating func refreshOutdated(at target: Target) {
    guard drawing(at: target) == nil, let shown = shown(at: target),
      refreshAgain(shown, at: target), let drawing = drawing(at: target)
    else { return }
    calls[drawing].isByItself = true
  }

  private func isBeingDrawnSinceNow(_ target: Target) -> Bool {
    calls.contains { call in
      if case .draw(target, _) = call.kind { call.id > serialBefore } else { false }
    }
  }

  /// Whether a snippet of the type is on show, or is about to be; of an intent in the mission's form, its kept view.
  func shows(_ type: any AppIntent.Type) -> Bool {
    places.contains { place in
      let intent = pending(at: place)?.refreshing ?? shown(at: place)?.refreshing
      return intent.map { Swift.type(of: $0) == type } == true || shown(at: place)?.kept == type
    }
  }

  private mutating func reloadKept(_ type: any AppIntent.Type) {
    for place in places.reversed() {
      guard let shown = shown(at: place), shown.kept == type else { continue }
      if !refreshAgain(shown, at: place) { record("kept the view of \(type)") }
      return
    }
    record("nothing to reload: \(type) is not shown")
  }

  /// `reload()` of a snippet intent that is not shown: it is, and takes the place of any other.
  ///
  /// Not while something is asked: that would cancel it behind the person's back.
  private mutating func present(_ type: any AppIntent.Type) {
    let intent = type.init()
    guard isRefreshed(intent) else { return record("nothing to reload: \(type) is not shown") }
    guard runs.allSatisfy({ $0.question == nil }) else {
      return record("nothing to reload: \(type) is not shown, and something is being asked")
    }
    let missing = parameters(of: intent).filter { !$0.isOptional && !$0.hasDefault && !$0.isSet }
    if let first = missing.first {
      return record("nothing to reload: \(type) is not shown, and has no \(first.name)")
    }
    refresh(intent, as: .result, title: IntentWords.title(of: intent), isNew: true)
  }

  /// The event of that name in a flow.
  mutating func reload(named name: String) {
    guard let descriptor = descriptor(named: name) else {
      let titles = app.catalog.intents.map(\.title)
      return note(.unknownIntent(name, nearest: nearest(name, in: titles, limit: 3)))
    }
    let namesakes = app.catalog.namesakes(of: descriptor, calledBy: name)
    if !namesakes.isEmpty { return note(.ambiguous(line: name, candidates: namesakes)) }
    reload(descriptor.type)
    guard isSettled else { return }
    if let snippet = current, snippet.kept == descriptor.type {
      emit(.showed(snippet.picture))
      askAgain()
    } else {
      note(.nothingToReload(title: descriptor.title))
    }
  }

  mutating func resize(_ columns: Int) {
    settings.columns = max(8, min(columns, 1000))
    drawEverythingAgain()
  }

  /// The surroundings became light or dark.
  mutating func appear(_ scheme: ColorScheme) {
    guard settings.colorScheme != scheme else { return }
    settings.colorScheme = scheme
    drawEverythingAgain()
  }

  /// The person's language and region changed.
  mutating func localize(_ identifier: String) {
    settings.locale = Locale(identifier: identifier)
    app = app.localized(for: settings.locale)
    drawEverythingAgain()
  }
}
