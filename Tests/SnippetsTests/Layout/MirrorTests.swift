import Foundation
import Testing

@testable import Snippets

@MainActor
struct MirrorTests {
  private func mirrored<V: View>(_ view: V, columns: Int = 10) -> String {
    render(view.environment(\.layoutDirection, .rightToLeft), columns: columns)
  }

  private func button(_ words: String) -> some View {
    let action = ControlAction(kind: .intent, identifier: "x")
    return Button(_action: action, payload: nil, role: nil, label: Text(words))
  }

  @Test func `rows begin at the right`() {
    let row = HStack(spacing: 0) {
      Text("aa")
      Text("b")
      Spacer()
      Text("ccc")
    }
    #expect(mirrored(row) == "ccc    baa")
    #expect(
      mirrored(
        HStack {
          Text("a").padding(.leading, 16)
          Text("b")
        }
      ) == "b a"
    )
    let priced = HStack {
      button("Pay")
      Text("$4")
    }
    #expect(mirrored(priced) == "$4 [Pay]")
  }

  @Test func `leading is right, in stacks, frames and padding`() {
    let column = VStack(alignment: .leading) {
      Text("aaaa")
      Text("b")
    }
    #expect(mirrored(column) == "aaaa\n   b")
    #expect(mirrored(Text("a").frame(maxWidth: .infinity, alignment: .leading)) == "         a")
    #expect(mirrored(Text("a").frame(maxWidth: .infinity, alignment: .trailing)) == "a")
    let padded = VStack {
      Text("a").padding(.leading, 24).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(mirrored(padded) == "      a")
    let layers = ZStack(alignment: .topLeading) {
      Text("aaaa")
      Text("b")
    }
    #expect(mirrored(layers) == "aaab")
  }

  @Test func `a box stands where its words do`() {
    let row = HStack {
      Text("A").border(.red)
      Text("BB").border(.red)
      Spacer()
    }
    #expect(mirrored(row) == "  ┌──┐ ┌─┐\n  │BB│ │A│\n  └──┘ └─┘")
    let column = VStack {
      Text("wide word")
      Text("A").border(.red)
    }
    #expect(mirrored(column) == "wide word\n   ┌─┐\n   │A│\n   └─┘")
    let total = HStack {
      Text("sum")
      Spacer()
      Text("9").border(.red)
    }
    #expect(mirrored(total) == "┌─┐\n│9│    sum\n└─┘")
  }

  @Test func `a box that is too wide is closed at the column where lines end`() {
    let box = Text("a").frame(width: 160).fixedSize().border(.red)
    #expect(render(box, columns: 10) == "┌────────┐\n│    a   │\n└────────┘")
    #expect(mirrored(box) == "┌────────┐\n│   a    │\n└────────┘")
  }

  @Test func `lines of a text begin at the right, characters keep their order`() {
    let text = Text("aaa bb c").frame(width: 32)
    #expect(mirrored(text) == " aaa\nbb c")
    let styled = (Text("a").bold() + Text("b") + Text("c").italic()).frame(
      width: 40,
      alignment: .leading
    )
    #expect(mirrored(styled) == "  abc")
  }

  @Test func `progress goes from the right`() {
    #expect(mirrored(ProgressView(value: 0.6), columns: 20) == "60%  ░░░░░░█████████")
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 80, height: 8)
      Capsule().fill(.blue).frame(width: 24, height: 8)
    }
    #expect(mirrored(bar) == "░░░░░░░███")
    let gauge = Gauge(value: 67, in: 0...200) {
      Text("Speed")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("200")
    }
    let round = gauge.gaugeStyle(.accessoryCircular)
    #expect(mirrored(round, columns: 18) == "Speed (200–0) 67 ◔")
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow {
        Text("cc")
        Text("dd")
      }
    }
    #expect(mirrored(grid) == " b  a\ndd cc")
  }

  @Test func `a view may turn back`() {
    let inner = HStack(spacing: 0) {
      Text("a")
      Text("b")
    }
    let view = HStack(spacing: 0) {
      inner.environment(\.layoutDirection, .leftToRight)
      Text("c")
      inner
    }
    #expect(mirrored(view) == "bacab")
    #expect(render(inner.environment(\.layoutDirection, .leftToRight)) == "ab")
    let empty = EmptyView().environment(\.layoutDirection, .rightToLeft)
    #expect(render(empty) == "")
  }

  @Test func `a language alone does not turn rows round`() {
    let row = HStack(spacing: 0) {
      Text("a")
      Text("b")
    }
    #expect(render(row.environment(\.locale, Locale(identifier: "ar"))) == "ab")
    var settings = RenderSettings(columns: 10)
    settings.locale = Locale(identifier: "he")
    #expect(render(row, settings: settings) == "ab")
    #expect(render(row.environment(\.layoutDirection, .rightToLeft), settings: settings) == "ba")
  }

  @Test func `any view turned round has the same rows, and nothing is drawn outside`() async throws
  {
    for seed in UInt64(1)...500 {
      await giveWay(seed)
      let (view, width) = RandomView.of(seed)
      let settings = RenderSettings(columns: width)
      let plain = try resolve(SnippetContent(view), settings: settings).tree
      let turned = try resolve(
        SnippetContent(view.environment(\.layoutDirection, .rightToLeft)),
        settings: settings
      ).tree
      #expect(turned.size == plain.size, "seed \(seed)")
      let widest = turned.rows().map { columns(of: $0) }.max() ?? 0
      #expect(widest <= width, "seed \(seed)")
    }
  }

  @Test func `what is said keeps its order`() throws {
    let view = HStack {
      Text("a")
      button("b")
    }
    let drawn = try Drawn(view.environment(\.layoutDirection, .rightToLeft))
    #expect(drawn.spoken == ["a", "b, button"])
  }

  @Test func `what is wider than its room goes beyond it at the left, and loses no first words`() {
    let pass = VStack {
      HStack {
        Text("Air")
        Spacer()
        Text("482")
      }
      HStack(spacing: 0) { ForEach(0..<6) { _ in Rectangle().frame(width: 24, height: 16) } }
    }
    let mirrored = pass.environment(\.layoutDirection, .rightToLeft)
    #expect(render(mirrored, columns: 12) == "482      Air\n████████████")
  }

  @Test func `signs that say forward point to where lines end`() throws {
    let names = ["chevron.forward", "arrow.backward", "arrow.forward.circle.fill"]
    let view = VStack(alignment: .leading) {
      HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
      HStack { ForEach(["chevron.right", "arrow.left"], id: \.self) { Image(systemName: $0) } }
      Image(systemName: "forward.fill")
      Text("Go \(Image(systemName: "chevron.forward"))")
      NavigationLink("Orders", value: 1).badge(3)
      DisclosureGroup("More") { Text("x") }
    }
    #expect(
      render(view, columns: 10) == "› ← →\n› ←\n»\nGo ›\nOrders 3 ›\n▸ More"
    )
    #expect(
      mirrored(view, columns: 10)
        == "     ← → ‹\n       ← ›\n         »\n      Go ‹\n‹ 3 Orders\n    More ◂"
    )
    let settings = RenderSettings(columns: 10)
    let plain = view.environment(\.layoutDirection, .rightToLeft)
    #expect(render(plain, settings: settings, style: .ascii).hasSuffix("    More <"))
    #expect(
      try Drawn(Image(systemName: names[0]).environment(\.layoutDirection, .rightToLeft)).spoken
        == Drawn(Image(systemName: names[0])).spoken
    )
  }
}
