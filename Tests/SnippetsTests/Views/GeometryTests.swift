import Foundation
import Testing

@testable import Snippets

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct ManyBoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor
struct GeometryTests {
  @Test func `anchors go from one isolation to another as their values do`() {
    func sent<Value: Sendable>(_ value: Value) -> Value { value }
    #expect(sent(ManyBoundsKey.defaultValue).isEmpty)
    let source = sent(Anchor<CGPoint>.Source.unitPoint(.center))
    let anchor = sent(Anchor(path: 0, resolve: source.resolve))
    #expect(anchor.resolve(CGRect(x: 0, y: 0, width: 8, height: 16)) == CGPoint(x: 4, y: 8))
  }

  @Test func `a view that scrolls is a coordinate space`() {
    func words(_ proxy: GeometryProxy) -> String {
      guard let bounds = proxy.bounds(of: .scrollView) else { return "none" }
      let frame = proxy.frame(in: .scrollView)
      return "\(Int(bounds.width)) \(Int(bounds.minY)) \(Int(frame.minY)) \(Int(frame.width))"
    }
    let reader = GeometryReader { Text(words($0)) }
    #expect(render(reader, columns: 30) == "none")
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("above")
      ScrollView {
        Text("first")
        reader
      }
    }
    #expect(render(view, columns: 30).split(separator: "\n" as Character).last == "240 -16 16 240")
    let across = ScrollView(.horizontal) {
      GeometryReader { Text($0.bounds(of: .scrollView(axis: .vertical)) == nil ? "no" : "yes") }
    }
    #expect(render(across, columns: 30) == "no")
  }

  @Test func `a reader gets the room that there is, in points`() {
    let view = GeometryReader { proxy in
      Text("\(Int(proxy.size.width)) \(Int(proxy.size.height))")
    }
    #expect(render(view, columns: 20) == "160 16")
    #expect(render(view.frame(width: 80, height: 48), columns: 20) == "80 48\n\n")
    let bar = VStack(alignment: .leading, spacing: 0) {
      GeometryReader { proxy in
        Text("aaaaaaaaaaaa").lineLimit(1).frame(width: proxy.size.width * 0.5)
      }
      Text("below")
    }
    #expect(render(bar, columns: 10) == "aaaa…\nbelow")
  }

  @Test func `a reader behind a view gets that view's room`() {
    let view = Text("four").background(alignment: .topLeading) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))").frame(width: 8) }
    }
    #expect(render(view) == "four")
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View {
        HStack {
          Text("\(Int(width))")
          Text("words").onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        }
      }
    }
    #expect(render(Measured()) == "40 words")
  }

  @Test func `places are counted from the snippet, from the view or from a named one`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("top")
      HStack(spacing: 0) {
        Text("ab")
        GeometryReader { proxy in
          let (all, own) = (proxy.frame(in: .global), proxy.frame(in: .local))
          let near = proxy.frame(in: .named("row"))
          Text(
            "\(Int(all.minX)),\(Int(all.minY)) \(Int(own.minX)) \(Int(near.minX)),\(Int(near.minY))"
          )
        }
      }
      .coordinateSpace(name: "row")
    }
    .padding(.leading, 8)
    #expect(render(view, columns: 30) == " top\n ab24,16 0 16,0")
  }

  @Test func `preferences go up, and are heard once sizes are right`() {
    struct Equal: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          row("a")
          row("long")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
      private func row(_ words: String) -> some View {
        HStack(spacing: 0) {
          Text(words)
            .background {
              GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
            }
            .frame(width: width, alignment: .trailing)
          Text("|")
        }
      }
    }
    #expect(render(Equal()) == "   a|\nlong|")
    let sum = VStack {
      Text("a").preference(key: WidthKey.self, value: 3)
      Text("b").preference(key: WidthKey.self, value: 5)
    }
    let front = sum.overlayPreferenceValue(WidthKey.self, alignment: .top) { Text("\(Int($0))") }
    #expect(render(front) == "5\nb")
    let none = Text("abc").overlayPreferenceValue(WidthKey.self) { Text("\(Int($0))") }
    #expect(render(none) == "a0c")
    let changed = sum.transformPreference(WidthKey.self) { $0 += 2 }
      .backgroundPreferenceValue(WidthKey.self) { Text("\(Int($0))").frame(width: 24) }
    #expect(render(changed.frame(width: 24)) == " a\n b")
  }

  @Test func `an anchor is a view's room, seen from another`() {
    let view = HStack(spacing: 0) {
      Text("ab")
      Text("cd").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      Text("ef")
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Text("x").offset(x: proxy[anchor].minX)
        }
      }
    }
    #expect(render(view) == "abxdef")
  }

  @Test func `the first view that fits is drawn, and only its controls count`() throws {
    let view = ViewThatFits {
      HStack {
        Text("a long label")
        Button("Pay") {}
      }
      Button("Pay now") {}
      Text("x")
    }
    #expect(render(view, columns: 20) == "a long label (Pay)")
    #expect(render(view, columns: 12) == "(Pay now)")
    #expect(render(view, columns: 3) == "x")
    for (columns, labels) in [(20, ["Pay"]), (12, ["Pay now"]), (3, [])] {
      let settings = RenderSettings(columns: columns)
      let tree = try resolve(SnippetContent(view), settings: settings).tree
      #expect(tree.controls.map(\.label) == labels)
    }
    #expect(render(ViewThatFits {}) == "")
    let high = ViewThatFits(in: .vertical) {
      Text("a\nb\nc")
      Text("d")
    }
    #expect(render(high.frame(height: 32)) == "d\n")
    let optional = ViewThatFits(in: .horizontal) {
      if Bool(true) { Text("wide words") }
      EmptyView()
    }
    #expect(render(optional, columns: 4) == "")
  }

  @Test func `a reader that never comes to rest stops after eight rounds`() {
    let view = HStack {
      GeometryReader { proxy in Text("a").frame(height: proxy.size.height + 16) }
    }
    #expect(render(view).count < 100)
  }

  @Test func `nothing of an app stays behind a rendering`() {
    final class Token {}
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let view = GeometryReader { proxy in
        Text("a").alignmentGuide(.leading) { _ in
          withExtendedLifetime(token) { proxy.size.width }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          withExtendedLifetime(token) {}
        }
      }
      #expect(render(view) == "a")
    }
    #expect(kept == nil)
  }

  @Test func `a view further in keeps what it measured`() {
    struct Equal: View {
      let words: [String]
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(words, id: \.self) { word in
            HStack(spacing: 0) {
              Text(word)
                .background {
                  GeometryReader { room in
                    Color.clear.preference(key: WidthKey.self, value: room.size.width)
                  }
                }
                .frame(width: width, alignment: .trailing)
              Text("|")
            }
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let two = VStack(alignment: .leading, spacing: 0) {
      Equal(words: ["a", "long"])
      Equal(words: ["bc", "d"])
    }
    #expect(render(two) == "   a|\nlong|\nbc|\n d|")
    struct Reading: ViewModifier {
      @State private var width: CGFloat = 0
      func body(content: Content) -> some View {
        HStack {
          content.onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
          Text("\(Int(width))")
        }
      }
    }
    #expect(render(VStack { Text("abc").modifier(Reading()) }) == "abc 24")
  }

  @Test func `an element keeps what is its own where others come before it`() {
    struct Row: View {
      let name: String
      @State private var first: String
      init(name: String) {
        self.name = name
        _first = State(initialValue: name)
      }
      var body: some View { Text("\(name) was \(first)") }
    }
    struct Rows: View {
      @State private var names = ["b"]
      var body: some View {
        VStack(alignment: .leading, spacing: 0) { ForEach(names, id: \.self) { Row(name: $0) } }
          .preference(key: WidthKey.self, value: 1)
          .onPreferenceChange(WidthKey.self) { _ in names = ["a", "b"] }
      }
    }
    #expect(render(VStack { Rows() }) == "a was a\nb was b")
  }

  @Test func `a model further in is made once`() {
    final class Model: ObservableObject {
      var width = 0
    }
    struct Inner: View {
      @StateObject private var model = Model()
      var body: some View {
        Text("abc").onGeometryChange(for: CGFloat.self, of: \.size.width) { model.width = Int($0) }
        Text("\(model.width)")
      }
    }
    #expect(render(VStack(spacing: 0) { Inner() }) == "abc\n24")
  }
}
