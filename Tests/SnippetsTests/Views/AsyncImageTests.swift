import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct AsyncImageTests {
  private let url = URL(string: "https://example.com/people/avatar.png")

  @Test func `a picture at an address is its placeholder`() throws {
    let view = VStack(alignment: .leading) {
      AsyncImage(url: url)
      AsyncImage(url: nil, scale: 2)
      AsyncImage(url: url) { image in
        image.resizable()
      } placeholder: {
        Text("wait")
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Text("none")
        } else {
          Text("empty")
        }
      }
    }
    let drawn = try Drawn(view)
    #expect(drawn.rows == "<avatar.png>\n<image>\nwait\nempty")
    #expect(drawn.spoken == ["avatar.png", "image", "wait", "empty"])
  }

  @Test func `a view that says when it differs is drawn as it is`() throws {
    #expect(try Drawn(EquatableView(content: Image("a"))).rows == "<a>")
  }
}
