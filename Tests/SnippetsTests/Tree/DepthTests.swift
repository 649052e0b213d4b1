import Foundation
import Testing

@testable import Snippets

private struct Nest: View {
  let levels: Int
  var body: some View {
    if levels > 0 {
      AnyView(HStack { VStack { Nest(levels: levels - 1) } })
    } else {
      Text("in")
    }
  }
}

private struct NestedReader: View {
  let levels: Int
  var body: some View {
    GeometryReader { proxy in
      if levels > 0, proxy.size.width > 0 {
        AnyView(NestedReader(levels: levels - 1))
      } else {
        Text("in")
      }
    }
  }
}

private struct PassOn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews.first?.sizeThatFits(.zero)
    _ = subviews.first?.sizeThatFits(.infinity)
    _ = subviews.first?.sizeThatFits(.unspecified)
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct NestedLayout: View {
  let levels: Int
  var body: some View {
    PassOn {
      if levels > 0 { AnyView(NestedLayout(levels: levels - 1)) } else { Text("in") }
    }
  }
}

private struct NestedGrid: View {
  let levels: Int
  var body: some View {
    Grid {
      GridRow { if levels > 0 { AnyView(NestedGrid(levels: levels - 1)) } else { Text("in") } }
    }
  }
}

private struct NestedChoice: View {
  let levels: Int
  var body: some View {
    ViewThatFits {
      if levels > 0 { AnyView(NestedChoice(levels: levels - 1)) } else { Text("in") }
    }
  }
}

private struct NestedOverlay: View {
  let levels: Int
  var body: some View {
    Text("in").alignmentGuide(.leading) { $0[.trailing] }.overlay(alignment: .leading) {
      if levels > 0 { AnyView(NestedOverlay(levels: levels - 1)) }
    }
  }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

private struct EndlessRow: View {
  var body: some View {
    HStack { AnyView(EndlessList()) }.padding().frame(maxWidth: 8_000).labelStyle(.titleOnly)
  }
}

private struct EndlessList: View {
  var body: some View { VStack { AnyView(EndlessRow().border(.red)) }.buttonStyle(.bordered) }
}

private struct Around<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}

/// Test functions of the main actor run on the main thread, whose stack has 8 MB.
@MainActor
struct DepthTests {
  @Test func `any number of views in each other is released on the stack there is`() {
    var nested = AnyView(Text("in"))
    for level in 0..<100_000 {
      nested = level % 2 == 0 ? AnyView(VStack { nested }) : AnyView(nested)
    }
    #expect(render(nested).contains(": more than 1000 nested views."))
    nested = AnyView(EmptyView())
    #expect(render(nested) == "")
  }

  @Test func `deep trees below the limit are laid out, deeper ones refused`() throws {
    #expect(render(Nest(levels: 240)) == "in")
    let content = SnippetContent(Nest(levels: 100_000))
    #expect(throws: ViewError.self) { try resolve(content, settings: RenderSettings()) }
  }

  @Test func `what calls an app's code is laid out as deep, and refused deeper`() {
    func check<V: View>(_ make: (Int) -> V, below limit: Int, _ name: String) {
      #expect(render(make(limit)) == "in", "\(name)")
      let content = SnippetContent(make(100_000))
      do {
        _ = try resolve(content, settings: RenderSettings())
        Issue.record("\(name): not refused")
      } catch {
        #expect("\(error)".contains(name), "\(error)")
      }
    }
    check(NestedReader.init, below: 198, "NestedReader")
    check(NestedLayout.init, below: 248, "NestedLayout")
    check(NestedGrid.init, below: 248, "NestedGrid")
    check(NestedChoice.init, below: 248, "NestedChoice")
    check(NestedOverlay.init, below: 200, "NestedOverlay")
  }

  @Test func `a view that contains itself is named`() {
    let error = #expect(throws: ViewError.self) {
      try resolve(SnippetContent(Endless()), settings: RenderSettings())
    }
    #expect(error?.description.contains("Endless") == true)
    #expect(render(Endless()).contains("'Endless': more than 1000 nested views"))
  }

  @Test(arguments: 0..<12) func `it is named wherever the limit is met`(levels: Int) {
    var view = AnyView(EndlessRow())
    for _ in 0..<levels { view = AnyView(VStack { view }.labelStyle(.titleOnly)) }
    let text = render(Around(content: view), columns: 10_000)
    #expect(
      text.contains("'EndlessRow': more than 1000") || text.contains("'EndlessList': more than"),
      "\(text)"
    )
  }

  @Test func `a view that stands in deep ones without end is not named`() {
    var view = AnyView(Around(content: Text("in")))
    for _ in 0..<2_000 { view = AnyView(VStack { view }) }
    #expect(!render(view).contains("Around"))
  }

  @Test func `what is not set falls back, what is set reaches the body`() {
    struct Speaker: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.locale) private var locale
      var body: some View { Text("\(isEnabled ? "on" : "off") \(locale.identifier)") }
    }
    #expect(render(Speaker()) == "on en_US")
    #expect(render(Speaker().disabled(true)) == "off en_US")
  }
}
