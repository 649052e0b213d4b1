import AppIntents
import Foundation
import IntentModel
import SnippetFoundation
import Thousand

/// A thousand intents found in the image and described, as `APP intents --json` does, beside the least that any
/// discovery does: a look at each record of the image.
func discoverFigures() throws -> [Figure] {
  let rounds = 9
  var times: [Double] = []
  var floors: [Double] = []
  let clock = ContinuousClock()
  for round in 0...rounds {
    var described = 0
    let time = clock.measure {
      let catalog = IntentCatalog(modules: [Thousand.module])
      described = AppDescription(of: catalog, named: "Thousand").intents.count
    }
    guard described == Thousand.count else { throw LostIntents(found: described) }
    let floor = clock.measure {
      keep(ImageTypes.ofApps(in: [Thousand.module], conformingTo: (any AppIntent.Type).self))
    }
    // What is found for the first time costs most, and is what a start pays: it is told beside the median.
    if round == 0 { first = Measure.microseconds(time) / 1000 }
    if round > 0 {
      times.append(Measure.microseconds(time) / 1000)
      floors.append(Measure.microseconds(floor) / 1000)
    }
  }
  let time = Measure.median(times)
  return [
    Figure(
      name: "intents.discover1000",
      value: time,
      unit: "ms",
      ratio: time / Measure.median(floors),
      of: "a look at each record of the image",
      runs: rounds
    ),
    Figure(
      name: "intents.discover1000.first",
      value: first,
      unit: "ms",
      ratio: first / 50,
      of: "50 ms",
      runs: 1
    ),
  ]
}

private nonisolated(unsafe) var first = 0.0

struct LostIntents: Error, CustomStringConvertible {
  let found: Int

  var description: String { "\(found) intents were found, not \(Thousand.count)" }
}
