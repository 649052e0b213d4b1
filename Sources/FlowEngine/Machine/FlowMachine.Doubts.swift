import IntentModel
import SnippetFoundation
import Snippets

// Values whose options depend on another: when that one is changed, they are checked, and asked for again.
extension FlowMachine {
  /// A value was given: what can be chosen with it is no longer known, and what was chosen is in doubt.
  mutating func doubt(whatDependsOn name: String, in index: Int) {
    let intent = runs[index].intent
    for other in runs[index].slots.indices {
      let slot = runs[index].slots[other]
      guard slot.isSet || slot.options != nil, slot.parameter.name != name,
        slot.parameter.dependencies(in: intent).contains(name)
      else { continue }
      runs[index].slots[other].options = nil
      runs[index].slots[other].isInDoubt = slot.isSet
    }
  }

  /// Finds out whether a value in doubt can still be chosen.
  mutating func check(slot: Int, of index: Int) {
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
    runs[index].slots[position].isInDoubt = false
    switch result {
    case .failure(let failure): return fail(run: index, failure)
    case .success(true): break
    case .success(false):
      let slot = runs[index].slots[position]
      actions.append(.clear(slot.parameter))
      runs[index].slots[position].isSet = false
      runs[index].slots[position].text = nil
      record("\(slot.parameter.name) is no longer offered")
      note(.text("\(slot.text ?? slot.parameter.title) cannot be chosen with that."))
      if slot.parameter.isOptional { break }
      return ask(slot: position, of: index)
    }
    advance(index)
  }
}

extension Question.Option {
  /// An option with its title, subtitle, symbol and section.
  init(_ option: ParameterOption) {
    self.init(
      title: option.title,
      subtitle: option.subtitle,
      glyph: option.image.map { symbolGlyph($0) },
      section: option.section
    )
  }
}
