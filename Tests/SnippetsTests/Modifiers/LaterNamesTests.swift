import SnippetFoundation
import Testing

@testable import Snippets

/// A chart as an app describes one.
private struct Cups: AXChartDescriptorRepresentable {
  var title: String? = "Cups a day"

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: title,
      summary: "More and more.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...9, gridlinePositions: [0, 3]) {
        "\($0) cups"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "Tea",
          isContinuous: false,
          dataPoints: [AXDataPoint(x: "Mo", y: 3), AXDataPoint(x: 2, y: 4, label: "Tuesday")]
        )
      ]
    )
  }
}

private struct Marked: TextAttribute {}

/// Draws some words larger, as an app does.
private struct Waves: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Marked.self] != nil {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: Double(index) * slice.typographicBounds.rect.height)
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
        context.draw(run)
      }
      context.draw(line)
    }
  }
}

@MainActor
struct LaterNamesTests {
  private func text(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings()).tree.text(style)
  }

  @Test func `shaders change nothing`() throws {
    let view = Text("Cup").foregroundStyle(ShaderLibrary.stripes(.float(3), .color(.red)))
      .colorEffect(ShaderLibrary.default.tint(.boundingRect), isEnabled: true)
      .distortionEffect(ShaderLibrary.wave(.float2(1, 2)), maxSampleOffset: .zero)
      .layerEffect(
        ShaderFunction(library: .bundle(.main), name: "blur")(.floatArray([1])),
        maxSampleOffset: CGSize(width: 1, height: 1)
      )
      .visualEffect { effect, _ in effect.colorEffect(ShaderLibrary.tint()) }
    #expect(try text(view, .ansi) == "Cup")
    #expect(ShaderLibrary.wave(.float(1)).function.name == "wave")
  }

  @Test func `a text with a renderer is drawn as it is without`() throws {
    let view = Text("One \(Text("two").customAttribute(Marked()))").textRenderer(Waves(strength: 1))
    #expect(try text(view) == "One two")
  }

  @Test func `what a bar has anyway is not drawn`() throws {
    let view = Text("Cup")
      .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      .toolbar(removing: .sidebarToggle)
    #expect(try text(view) == "Cup")
  }

  @Test func `a chart's title and summary are said, and not drawn`() throws {
    let view = Text("▁▃▅").accessibilityChartDescriptor(Cups())
    #expect(try text(view) == "▁▃▅")
    #expect(try text(view, .spoken).contains("Cups a day, More and more."))
    let untitled = Text("▁▃▅").accessibilityChartDescriptor(Cups(title: nil))
    #expect(try text(untitled, .spoken).contains("More and more."))
  }
}

struct PathRoom: Codable, Hashable { var number: Int }
private struct Hidden: Codable, Hashable {}
private struct Closed: Hashable {}

struct NavigationPathTests {
  @Test func `a path is written down and read again`() throws {
    var path = NavigationPath([1, 2])
    path.append("kitchen")
    path.append(PathRoom(number: 7))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
    let empty = try JSONEncoder().encode(try #require(NavigationPath().codable))
    #expect(String(decoding: empty, as: UTF8.self) == "[]")
  }

  @Test func `a path with a value that is not codable has no such form`() {
    var path = NavigationPath()
    path.append(Closed())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func `a value whose type nothing finds again is refused when it is written`() throws {
    let path = try #require(NavigationPath([Hidden()]).codable)
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(path) }
    #expect("\(error as Any)".contains("'Hidden' cannot be found again by its name."))
  }

  @Test(arguments: [
    (#"["Nowhere","1"]"#, "'Nowhere' is no type of this program"), (#"["Si"]"#, ""),
    (#"["Si","\"a\""]"#, ""), ("3", ""),
  ])
  func `what is no path is refused`(json: String, words: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
    }
    #expect(words.isEmpty || "\(error as Any)".contains(words))
  }
}
