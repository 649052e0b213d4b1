import Foundation
import Testing

@testable import Snippets

@MainActor
struct TintedValuesTests {
  private func draw(_ view: some View) -> String {
    render(view, settings: RenderSettings(columns: 16), style: .ansi)
  }

  @Test func `values are drawn in the tint`() {
    #expect(draw(ProgressView(value: 0.5).tint(.green)).hasPrefix("\u{1B}[32m█"))
    #expect(draw(ProgressView(value: 0.5).accentColor(.red)).hasPrefix("\u{1B}[31m█"))
    #expect(draw(Gauge(value: 0.5) { Text("a") }.tint(.green)).contains("a\n\u{1B}[32m█"))
    #expect(draw(Slider(value: .constant(0.5)).tint(.green)).hasPrefix("\u{1B}[32m─"))
    let disc = ProgressView(value: 0.5).progressViewStyle(.circular).tint(.green)
    #expect(draw(disc) == "\u{1B}[32m◑\u{1B}[0m 50%")
    let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular).tint(.green)
    #expect(draw(gauge).hasPrefix("\u{1B}[32m◑"))
    #expect(!draw(ProgressView(value: 0.5)).contains("\u{1B}"))
  }

  @Test func `a style's tint counts, and a bar is a bar within another style`() {
    let bar = ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    #expect(draw(bar).hasPrefix("\u{1B}[31m█"))
    let disc = ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
    #expect(draw(disc).hasPrefix("\u{1B}[31m◑"))
    let inner = ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(.circular)
    #expect(draw(inner) == draw(ProgressView(value: 0.5)))
    let labelled = ProgressView("Load", value: 0.5)
    #expect(draw(labelled.progressViewStyle(.linear)) == draw(labelled))
  }

  @Test func `dim stays dim in a tint`() {
    let bar = ProgressView(value: 0.5).tint(.green).opacity(0.4)
    #expect(draw(bar).hasPrefix("\u{1B}[2;32m█"))
  }
}
