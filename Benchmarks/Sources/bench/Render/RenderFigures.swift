import Snippets
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
  let parts = Measure.interleaved(rounds: 15, calls: 2_000) {
    drawings["render.resolve"]?()
  } _: {
    drawings["render.text"]?()
  } _: {
    drawings["render.order"]?()
  }
  return figures("render.card", cards) + figures("render.list1000", lists) + [
    Figure(name: "render.resolve", value: parts.view, unit: "us", runs: 15),
    Figure(name: "render.text", value: parts.floor, unit: "us", runs: 15),
    Figure(name: "render.order", value: parts.limit, unit: "us", runs: 15),
  ]
}

/// What is drawn, by the name of its figure.
///
/// `render.resolve` makes the card's tree as an engine keeps it, `render.text` the text of that tree, and `render.order` both
/// for a snippet with amounts, a toggle and nine controls.
@MainActor let drawings: [String: @MainActor () -> Void] = {
  let card = SnippetContent(Samples.card)
  let order = SnippetContent(OrderCard(quantity: 2, hasOatMilk: true, total: 11.8))
  let settings = RenderSettings(columns: 40)
  let tree = (try? resolve(card, settings: settings))?.tree ?? ViewTree()
  return [
    "render.card": { keep(render(Samples.card, columns: 40)) },
    "render.list1000": { keep(render(ItemList(items: Samples.items), columns: 40)) },
    "render.resolve": { keep(try? resolve(card, settings: settings)) },
    "render.text": { keep(tree.text()) },
    "render.order": { keep((try? resolve(order, settings: settings))?.tree.text()) },
  ]
}()

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
