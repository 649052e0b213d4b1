import Foundation
import SwiftUI

/// Containers of 10,000 parts against ten of 1,000.
@MainActor
func renderPartsFigures() -> [Figure] {
  [
    parts("spacers") { count in
      HStack {
        ForEach(0..<count, id: \.self) { _ in
          Text("aa bb")
          Spacer()
        }
      }
    },
    parts("columns") { count in
      Grid(horizontalSpacing: 8) {
        GridRow { ForEach(0..<count, id: \.self) { _ in Text("x") } }
        Divider()
      }
    },
    parts("tabs") { count in
      TabView(selection: .constant(count - 1)) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").tag($0) }
      }
    },
    parts("spoken", .spoken) { count in
      VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("all")
    },
  ]
}

@MainActor
private func parts(
  _ name: String,
  _ style: OutputStyle = .plain,
  _ view: (Int) -> some View
) -> Figure {
  let (many, few) = (view(10_000), view(1_000))
  let settings = RenderSettings(columns: 40)
  let times = Measure.interleaved(rounds: 7, calls: 1) {
    keep(render(many, settings: settings, style: style))
  } _: {
    for _ in 0..<10 { keep(render(few, settings: settings, style: style)) }
  } _: {
    keep(0)
  }
  return Figure(
    name: "render.parts.\(name)",
    value: times.view / 1_000,
    unit: "ms",
    ratio: times.view / times.floor,
    of: "ten times 1,000 parts",
    runs: 7
  )
}
