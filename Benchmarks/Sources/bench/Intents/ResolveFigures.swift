import AppIntents
import Foundation
import IntentModel

/// The texts of six parameters made values of an intent, beside the least that any reading of them does: the standard
/// library's own for the numbers, a look into a table for the rest.
func resolveFigures() async throws -> [Figure] {
  let table = Dictionary(uniqueKeysWithValues: texts.map { ($0, $0.count) })
  let (rounds, calls) = (15, 500)
  var times: [Double] = []
  var floors: [Double] = []
  let clock = ContinuousClock()
  for round in 0...rounds {
    let start = clock.now
    for _ in 0..<calls {
      let intent = Bake()
      for (parameter, text) in zip(parameters(of: intent), texts) {
        guard case .value(let value) = try await parameter.resolve(text), parameter.set(value)
        else { throw LostValue(text: text) }
      }
      keep(intent)
    }
    let time = clock.now - start
    let floor = clock.measure {
      for _ in 0..<calls {
        for text in texts { keep((Int(text), Double(text), table[text])) }
      }
    }
    if round > 0 {
      times.append(Measure.microseconds(time) / Double(calls))
      floors.append(Measure.microseconds(floor) / Double(calls))
    }
  }
  let time = Measure.median(times)
  return [
    Figure(
      name: "intents.resolve6",
      value: time,
      unit: "us",
      ratio: time / Measure.median(floors),
      of: "the texts read by the library and looked up",
      runs: rounds
    )
  ]
}

private let texts = ["For Ada", "12", "2.5", "yes", "large", "plum"]

private enum Pan: String, AppEnum {
  case small, medium, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pan"
  static let caseDisplayRepresentations: [Pan: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

private struct Cake: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let defaultQuery = CakeQuery()
  static let all = ["Plum", "Sponge", "Apple"].map { Cake(id: $0) }

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct CakeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Cake] {
    Cake.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Cake] { Cake.all }
}

private struct Bake: AppIntent {
  static let title: LocalizedStringResource = "Bake"

  @Parameter(title: "Note") var note: String
  @Parameter(title: "Pieces", inclusiveRange: (1, 24)) var pieces: Int
  @Parameter(title: "Weight") var weight: Double
  @Parameter(title: "Icing") var icing: Bool
  @Parameter(title: "Pan") var pan: Pan
  @Parameter(title: "Cake") var cake: Cake

  func perform() async throws -> some IntentResult { .result() }
}

struct LostValue: Error, CustomStringConvertible {
  let text: String

  var description: String { "'\(text)' was not understood" }
}
