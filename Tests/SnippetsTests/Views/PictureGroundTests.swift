import Foundation
import Testing

@testable import Snippets

/// Pictures of the app with something in front of them.
@MainActor
struct PictureGroundTests {
  private func draw(_ view: some View, columns: Int = 20) throws -> String {
    try Drawn(view, columns: columns).rows
  }

  @Test func `a picture behind words is not drawn, and still said`() throws {
    let weather = VStack {
      Text("Tokyo")
      Text("Rainy, 18°")
    }
    let layers = ZStack {
      Image("background").resizable().scaledToFill()
      weather
    }
    #expect(try draw(layers) == "       Tokyo\n     Rainy, 18°")
    #expect(try Drawn(layers).spoken == ["background", "Tokyo", "Rainy, 18°"])
    let plain = "  Tokyo\nRainy, 18°"
    #expect(try draw(weather.background(Image("background"))) == plain)
    #expect(try draw(weather.background { Image("background").resizable() }) == plain)
    let hidden = ZStack {
      Image("map")
      Text("nobody sees it").hidden()
    }
    #expect(try draw(hidden) == "    <map>")
  }

  @Test func `words in front of a resizable picture have all the width, and rows of their own`()
    throws
  {
    let photo = Image("photo").resizable().aspectRatio(contentMode: .fill)
    let caption = photo.overlay(alignment: .bottomTrailing) { Text("A caption") }
    #expect(try draw(caption) == "           A caption")
    let article = VStack(alignment: .leading) {
      photo.frame(maxWidth: .infinity, maxHeight: 80)
        .overlay(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading) {
            Text("Headline")
            Text("The Daily")
          }
          .padding(.leading, 8)
        }
      Text("below")
    }
    #expect(try draw(article) == " Headline\n The Daily\nbelow")
    #expect(try draw(photo.frame(height: 48).overlay { Text("middle") }) == "\n       middle\n")
  }

  @Test func `the name of a picture is drawn where nothing lies on it`() throws {
    let photo = Image("photo").resizable().frame(width: 80, height: 48)
    let count = photo.overlay(alignment: .topTrailing) { Text("3") }
    #expect(try draw(count) == "         3\n <photo>\n")
    #expect(try draw(photo.overlay { Text("3") }) == "\n    3\n")
    let badge = Image("photo").overlay(alignment: .topTrailing) { Text("3") }
    #expect(try draw(badge) == "<photo>3")
    #expect(try draw(Image("photo").resizable()) == "<photo>")
    let row = HStack {
      Image("logo").resizable().scaledToFit().frame(height: 16)
      Text("Name")
    }
    #expect(try draw(row) == "<logo> Name")
  }

  @Test func `nothing of how a picture is drawn stays in the tree`() throws {
    let view = Image("photo").resizable()
    let tree = try resolve(SnippetContent(view), settings: RenderSettings()).tree
    #expect(tree.nodes.allSatisfy { $0.style.bits == 0 })
    #expect(tree.text(.ansi) == "<photo>")
  }
}
