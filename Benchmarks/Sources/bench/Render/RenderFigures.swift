import SwiftUI

/// The card and the list against their floors in Swift and their limits in C, all of the same run.
@MainActor
func renderFigures() throws -> [Figure] {
  let limit = Limit()
  let card = Floor.card(Samples.number, Samples.lines, Samples.total)
  let list = Floor.list(Samples.items)
  try check(render(Samples.card, columns: 40), card, "render.card")
  try check(render(ItemList(items: Samples.items), columns: 40), list, "render.list1000")
  try check(limit.written(limit.card()), card, "render.card.c")
  try check(limit.written(limit.list()), list, "render.list1000.c")

  // One after the other in every round, so that a slow moment of the machine slows all of them.
  let cards = Measure.interleaved(rounds: 15, calls: 4_000) {
    keep(render(Samples.card, columns: 40))
  } _: {
    keep(Floor.card(Samples.number, Samples.lines, Samples.total))
  } _: {
    keep(limit.card())
  }
  let lists = Measure.interleaved(rounds: 15, calls: 50) {
    keep(render(ItemList(items: Samples.items), columns: 40))
  } _: {
    keep(Floor.list(Samples.items))
  } _: {
    keep(limit.list())
  }
  return figures("render.card", cards) + figures("render.list1000", lists)
}

private func figures(
  _ name: String,
  _ times: (view: Double, floor: Double, limit: Double)
) -> [Figure] {
  [
    Figure(
      name: name,
      value: times.view,
      unit: "us",
      ratio: times.view / times.floor,
      of: "one String written directly in Swift",
      runs: 15
    ),
    Figure(
      name: name + ".c",
      value: times.view,
      unit: "us",
      ratio: times.view / times.limit,
      of: "one buffer written in C",
      runs: 15
    ),
  ]
}

extension Samples {
  @inline(never)
  @MainActor static var card: Card { Card(number: number, lines: lines, total: total) }
}

/// A figure of the wrong text is worth nothing.
private func check(_ actual: String, _ expected: String, _ name: String) throws {
  if actual != expected {
    throw WrongText(name: name, actual: actual, expected: expected)
  }
}

struct WrongText: Error, CustomStringConvertible {
  let name: String
  let actual: String
  let expected: String

  var description: String {
    let rows = zip(
      actual.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = rows.first { $0 != $1 }.map { "'\($0)' instead of '\($1)'" } ?? "more or fewer rows"
    return "\(name): not measured, because it draws \(first)"
  }
}
