import Foundation
import Testing

@testable import Snippets

@MainActor
struct ColorNameTests {
  @Test func `UIKit's names are colours`() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(.systemGray6) == .gray)
    #expect(Color(uiColor: .secondaryLabel) == .secondary)
    #expect(Color(UIColor.systemBackground) == .primary)
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)).words == "#FF0000")
    #expect(Color(UIColor.blue.withAlphaComponent(0.4)) == Color.blue.opacity(0.4))
    #expect(Color(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)).words == "#0000FF")
    #expect(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }) == .black)
    #expect(UIColor(named: "Brand").map { Color($0) } == Color("Brand"))
    #expect(Color(ColorResource(name: "AccentColor", bundle: .main)) == .accentColor)
    let card = Text("a").padding(8).background(Color(.systemGray6)).foregroundStyle(Color(.label))
    #expect(render(card) == " a")
  }

  @Test func `a colour's parts that are no numbers do no harm`() {
    #expect(Color(UIColor(white: .nan, alpha: .infinity)).words == "#000000")
    #expect(Color(UIColor(hue: .infinity, saturation: 1, brightness: 1, alpha: 1)).words.count == 7)
  }

  @Test func `a picture of UIKit's is its name`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1])).map { render(Image(uiImage: $0)) } == "<image>")
    #expect(UIImage(named: "Logo").map { render(Image(uiImage: $0)) } == "<Logo>")
    #expect(UIImage(systemName: "star.fill").map { render(Image(uiImage: $0)) } == "★")
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let large = bold.applying(UIImage.SymbolConfiguration(scale: .large))
    let star = UIImage(systemName: "star.fill", withConfiguration: large)
    #expect(star.map { render(Image(uiImage: $0)) } == "★")
    #expect(UIImage(contentsOfFile: "/a/b.png").map { render(Image(uiImage: $0)) } == "<b.png>")
    #expect(render(Image(uiImage: UIImage())) == "")
  }
}
