import IntentModel

extension FlowMachine.Run {
  /// The parameter that something is to be done about next; nil: none.
  ///
  /// The first one, unless its choices depend on another that waits too, as a city's on its country.
  var nextSlot: Int? {
    guard var next = slots.indices.first(where: isWaiting) else { return nil }
    var seen = [next]
    while let other = dependency(of: next, besides: seen) {
      next = other
      seen.append(other)
    }
    return next
  }

  /// Whether a text, another intent's value or a default is to become the parameter's value, or a person is to be asked.
  private func isWaiting(_ slot: Int) -> Bool {
    let name = slots[slot].parameter.name
    return slots[slot].isMissing || slots[slot].seeksDefault || slots[slot].doubt != nil
      || (!given.isEmpty && given[name] != nil) || handed?.parameter == name
  }

  private func dependency(of slot: Int, besides seen: [Int]) -> Int? {
    let others = slots.indices.filter { !seen.contains($0) && isWaiting($0) }
    guard !others.isEmpty else { return nil }
    let names = slots[slot].parameter.dependencies(in: intent)
    return others.first { names.contains(slots[$0].parameter.name) }
  }
}
