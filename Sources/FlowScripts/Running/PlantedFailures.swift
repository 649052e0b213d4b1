package import FlowEngine
import FlowFormat
import SnippetFoundation

/// The failures that a flow or a test has put into effects, each with its place there.
package struct PlantedFailures<Place: Sendable>: Sendable {
  private struct Planted: Sendable {
    var place: Place
    var driver: FlowDriver
    var index: Int
  }

  private var all: [Planted] = []

  package init() {}

  /// Notes those of an app that have come since there were `count` of them.
  package mutating func note(since count: Int, of driver: FlowDriver, by place: Place) {
    let indices = driver.plantedFailures.indices.dropFirst(count)
    all += indices.map { Planted(place: place, driver: driver, index: $0) }
  }

  /// Those whose effect nothing has run while it was to fail, with what is said of each.
  package var unmet: [(place: Place, words: String)] {
    all.compactMap { planted in
      let failure = planted.driver.plantedFailures[planted.index]
      if failure.isMet { return nil }
      return (planted.place, Self.words(of: failure.effect, among: planted.driver.begunEffects))
    }
  }

  /// What is said where an effect is to work again that was never made to fail, though others were; nil: it was, or
  /// nothing was.
  package static func unplanted(_ effect: String, in driver: FlowDriver) -> String? {
    var planted: [String] = []
    for failure in driver.plantedFailures where !planted.contains(failure.effect) {
      planted.append(failure.effect)
    }
    if planted.isEmpty || planted.contains(effect) { return nil }
    let start = "'\(effect)' was never made to fail, so there is nothing to heal"
    if let near = nearMisses(of: effect, in: planted).first {
      return "\(start). Did you mean '\(near)'?"
    }
    return "\(start). What was: \(list(planted))"
  }

  private static func words(of effect: String, among begun: [String]) -> String {
    let start = "nothing ran '\(effect)' while it was to fail"
    if begun.contains(effect) { return "\(start): it ran at another time only" }
    if let near = nearMisses(of: effect, in: begun).first {
      return "\(start). Did you mean '\(near)'?"
    }
    return "\(start). \(begun.isEmpty ? "No effect ran" : "What ran: \(list(begun))")"
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count - 5
    return names.prefix(5).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
