import IntentModel
import SnippetFoundation
import Snippets

// Values that may be none, though nobody mistyped them: what depends on a value that was changed, and what other code
// gave. They are checked, and asked for again.
extension FlowMachine {
  /// A value was given: what can be chosen with it is no longer known, and what was chosen is in doubt.
  mutating func doubt(whatDependsOn name: String, in index: Int) {
    for other in runs[index].slots.indices {
      let isSet = runs[index].slots[other].isSet
      guard isSet || runs[index].slots[other].options != nil else { continue }
      let parameter = runs[index].slots[other].parameter
      guard parameter.name != name,
        parameter.dependencies(in: runs[index].intent).contains(name)
      else { continue }
      runs[index].slots[other].options = nil
      runs[index].slots[other].doubt = isSet ? .dependent : nil
    }
  }

  /// Values came from another intent's code: the rules hold for them as for what is typed.
  mutating func doubtWhatWasHanded(to index: Int) {
    for slot in runs[index].slots.indices where runs[index].slots[slot].isSet {
      let parameter = runs[index].slots[slot].parameter
      guard parameter.isGiven, parameter.isOfferedByProvider || parameter.misfit != nil else {
        continue
      }
      runs[index].slots[slot].doubt = .handed
    }
  }

  /// Finds out whether a value in doubt can be chosen.
  mutating func check(slot: Int, of index: Int, _ doubt: Doubt) {
    if doubt == .handed, let rejection = runs[index].slots[slot].parameter.misfit {
      empty(slot: slot, of: index)
      return understood(.rejected(rejection), rejection.text, from: .handed, slot: slot, in: index)
    }
    start(
      .check(slot: slot),
      for: runs[index].id,
      .check(runs[index].slots[slot].parameter, of: runs[index].intent)
    )
  }

  mutating func checked(_ id: Int, _ result: Result<Bool, Failure>) {
    guard let call = finish(id, as: "the check"), let index = index(ofRun: call.run),
      case .check(let position) = call.kind
    else { return }
    let slot = runs[index].slots[position]
    runs[index].slots[position].doubt = nil
    switch result {
    case .failure(let failure): return fail(run: index, failure)
    case .success(true): break
    case .success(false):
      empty(slot: position, of: index)
      let text = slot.text ?? slot.parameter.title
      if slot.doubt == .handed {
        record("\(slot.parameter.name) is not offered")
        let reason = "'\(text.quotable)' is not one of the choices."
        note(.handedNotTaken(parameter: slot.parameter.name, reason: reason))
        return ask(slot: position, of: index)
      }
      record("\(slot.parameter.name) is no longer offered")
      note(.text("\(text) cannot be chosen with that."))
      if slot.parameter.isOptional { break }
      return ask(slot: position, of: index)
    }
    advance(index)
  }

  /// Takes a value away that cannot be chosen.
  private mutating func empty(slot: Int, of index: Int) {
    runs[index].slots[slot].doubt = nil
    actions.append(.clear(runs[index].slots[slot].parameter))
    runs[index].slots[slot].isSet = false
    runs[index].slots[slot].text = nil
  }
}

extension Question.Option {
  /// One of some options, with its title, subtitle, symbol and section; its value is not copied for it.
  init(_ options: [ParameterOption], at place: Int) {
    self.init(
      title: options[place].title,
      subtitle: options[place].subtitle,
      glyph: options[place].image.map { symbolGlyph($0) },
      section: options[place].section
    )
  }
}
