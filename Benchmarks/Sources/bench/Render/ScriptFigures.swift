import Foundation
import SwiftUI

/// The list from right to left, and texts of several lines, against the list in ASCII.
@MainActor
func renderScriptFigures() -> [Figure] {
  let lists = [("hebrew", "קפה הפוך %")]
  let texts = [
    ("wrapped", "Item % is a large flat white with oat milk, one extra shot and a cinnamon roll"),
    ("wrapped.cjk", "商品%番は、オーツミルクの大きなフラットホワイトで、シナモンロールと一緒にお持ち帰り。"),
  ]
  return lists.map { name, words in
    let items = Samples.items(named: words)
    return figure(name) { keep(render(ItemList(items: items), columns: 40)) }
  }
    + texts.map { name, words in
      let items = Samples.items(named: words)
      return figure(name) { keep(render(ParagraphList(items: items), columns: 40)) }
    }
}

@MainActor
private func figure(_ name: String, _ body: () -> Void) -> Figure {
  let times = Measure.interleaved(rounds: 9, calls: 20, body) {
    keep(render(ItemList(items: Samples.items), columns: 40))
  } _: {
    keep(0)
  }
  return Figure(
    name: "render.list1000.\(name)",
    value: times.view,
    unit: "us",
    ratio: times.view / times.floor,
    of: "1,000 rows in ASCII",
    runs: 9
  )
}

/// One text a row, as many lines as it needs.
private struct ParagraphList: View {
  let items: [OrderLine]

  var body: some View {
    VStack(alignment: .leading) { ForEach(items) { Text($0.name) } }
  }
}

extension Samples {
  /// A thousand rows with a name in which `%` is a number.
  fileprivate static func items(named words: String) -> [OrderLine] {
    items.map { item in
      let number = String(item.name.dropFirst(5).prefix(4))
      let name = words.replacingOccurrences(of: "%", with: number)
      return OrderLine(id: item.id, name: name, price: item.price)
    }
  }
}
