import Foundation
import Testing

@testable import Snippets

@MainActor
struct StyleTests {
  private func ansi<V: View>(_ view: V) -> String {
    render(view, settings: RenderSettings(), style: .ansi).replacing("\u{1B}[", with: "^")
  }

  private struct Scheme: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.red
    }
  }

  @Test func `colours of every kind`() {
    #expect(ansi(Text("a").foregroundStyle(.red)) == "^31ma^0m")
    #expect(
      ansi(Text("a").foregroundColor(Color(red: 1, green: 0.5, blue: 0))) == "^38;2;255;128;0ma^0m"
    )
    #expect(
      ansi(Text("a").foregroundStyle(Color(.displayP3, white: 0.5))) == "^38;2;128;128;128ma^0m"
    )
    #expect(
      ansi(Text("a").foregroundStyle(Color(hue: 1 / 3, saturation: 1, brightness: 1)))
        == "^38;2;0;255;0ma^0m"
    )
    #expect(ansi(Text("a").foregroundStyle(.red.opacity(0.4))) == "^2;31ma^0m")
    #expect(ansi(Text("a").foregroundStyle(.blue.gradient)) == "^34ma^0m")
    #expect(ansi(Text("a").foregroundStyle(Color("Brand"))) == "a")
    #expect(
      ansi(Text("a").foregroundStyle(Color.black.mix(with: .white, by: 0.5)))
        == "^38;2;128;128;128ma^0m"
    )
    #expect(Color(red: .nan, green: -1, blue: 2).description == "#0000FF")
    #expect(Color.mint.description == "mint" && Color.red == .red && Color.red != .blue)
  }

  @Test func `styles of a rank are dim, or what the views around say`() {
    let view = HStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }
    #expect(ansi(view) == "a ^2mb^0m ^2mc^0m")
    #expect(ansi(view.foregroundStyle(.red, .green)) == "^31ma^0m ^32mb^0m ^32mc^0m")
    #expect(ansi(view.foregroundStyle(.red, .green, .blue)) == "^31ma^0m ^32mb^0m ^34mc^0m")
    #expect(ansi(Text("d").foregroundStyle(.red.secondary)) == "^2;31md^0m")
  }

  @Test func `the tint is that of the views around`() {
    let view = HStack {
      Text("a")
      Text("b").foregroundStyle(.tint)
      Text("c").foregroundColor(.accentColor)
      Image(systemName: "star").foregroundStyle(TintShapeStyle())
    }
    #expect(ansi(view) == "a ^34mb^0m ^34mc^0m ^34m☆^0m")
    #expect(ansi(view.tint(.red)) == "a ^31mb^0m ^31mc^0m ^31m☆^0m")
    #expect(ansi(Button("Go") {}.tint(.green)).contains("32m"))
  }

  @Test func `a style of the app's own is resolved where it stands`() {
    #expect(ansi(Text("a").foregroundStyle(Scheme())) == "^31ma^0m")
    let dark = VStack { Text("a").foregroundStyle(Scheme()).bold() }
    #expect(ansi(dark.environment(\.colorScheme, .dark)) == "^1;93ma^0m")
    #expect(ansi(dark.preferredColorScheme(.dark)) == "^1;93ma^0m")
    #expect(ansi(Text("a").foregroundStyle(AnyShapeStyle(Scheme()))) == "^31ma^0m")
    #expect(ansi(Text("a").foregroundStyle(AnyShapeStyle(.green))) == "^32ma^0m")
  }

  @Test func `styles compile as real code writes them`() {
    let isLate = true
    let view = VStack {
      Text("a").foregroundStyle(isLate ? .red : .primary)
      Text("b").foregroundStyle(isLate ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
      Text("c").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
      Text("d").foregroundStyle(.background).foregroundStyle(.foreground).foregroundStyle(
        .separator
      )
      Text("e").foregroundStyle(.placeholder).foregroundStyle(.link).foregroundStyle(.selection)
      Text("f").foregroundStyle(.windowBackground).foregroundStyle(.ultraThinMaterial)
      Text("g").foregroundStyle(.red.shadow(.drop(radius: 2))).foregroundStyle(
        .blue.blendMode(.multiply)
      )
      Text("h").foregroundStyle(.image(Image("Texture"))).foregroundStyle(
        HierarchicalShapeStyle.secondary
      )
      Text("i").tint(.blue).tint(nil as Color?).accentColor(.red).backgroundStyle(.blue.gradient)
      Text("j").foregroundColor(nil).foregroundStyle(
        .conicGradient(colors: [.red], center: .center)
      )
      Text("k").foregroundStyle(
        MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
      )
    }
    #expect(render(view) == "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk")
  }
}
