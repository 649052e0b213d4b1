import CCount
import Foundation
import SwiftUI

/// What a hundred times the rows, ten times the depth and ten thousand renderings cost.
@MainActor
func renderSizeFigures() -> [Figure] {
  [longList()] + deepTrees() + memory()
}

/// A row of 100,000 against a row of 1,000.
@MainActor
private func longList() -> Figure {
  let long = (0..<100).flatMap { _ in Samples.items }
  let times = Measure.interleaved(rounds: 7, calls: 1) {
    keep(render(ItemList(items: long), columns: 40))
  } _: {
    for _ in 0..<100 { keep(render(ItemList(items: Samples.items), columns: 40)) }
  } _: {
    keep(0)
  }
  return Figure(
    name: "render.list100000",
    value: times.view / 1_000,
    unit: "ms",
    ratio: times.view / times.floor,
    of: "100 times 1,000 rows",
    runs: 7
  )
}

/// A node of a tree 100 deep against one of a tree 10 deep, where every stack divides its room.
@MainActor
private func deepTrees() -> [Figure] {
  let times = Measure.interleaved(rounds: 15, calls: 200) {
    keep(render(DeepTree(levels: 100), columns: 300))
  } _: {
    for _ in 0..<10 { keep(render(DeepTree(levels: 10), columns: 300)) }
  } _: {
    keep(0)
  }
  return [
    Figure(
      name: "render.depth",
      value: times.view,
      unit: "us",
      ratio: times.view / times.floor,
      of: "ten trees 10 deep",
      runs: 15
    )
  ]
}

/// Bytes that 10,000 renderings leave behind, those that the list needs, and allocations once warm.
@MainActor
private func memory() -> [Figure] {
  for _ in 0..<100 { drawings["render.card"]?() }
  let before = count_live_bytes()
  for _ in 0..<10_000 { drawings["render.card"]?() }
  let left = Double(count_live_bytes()) - Double(before)
  var figures = [
    Figure(name: "render.heap", value: left, unit: "bytes", runs: 10_000),
    Figure(name: "render.list1000.heap", value: listHeap(), unit: "bytes", runs: 1),
  ]
  for name in ["render.card", "render.list1000"] {
    for _ in 0..<10 { drawings[name]?() }
    let first = count_allocations()
    for _ in 0..<100 { drawings[name]?() }
    let each = Double(count_allocations() - first) / 100
    figures.append(Figure(name: name + ".allocations", value: each, unit: "", runs: 100))
  }
  return figures
}

/// Bytes of a new renderer and of what it has drawn, when it has drawn the list.
@MainActor
private func listHeap() -> Double {
  let before = count_live_bytes()
  var renderer = Renderer()
  let text = renderer.render(ItemList(items: Samples.items), columns: 40)
  let held = Double(count_live_bytes()) - Double(before)
  keep(text)
  return held
}
