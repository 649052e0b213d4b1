import SnippetFoundation
import Testing

@testable import Snippets

/// Texts are copied and looked at in pieces of several bytes: none is lost, at whatever length, and none is taken for ASCII.
@MainActor
struct CopiedTextsTests {
  @Test(arguments: 0...40)
  func `a text of any length is drawn whole`(length: Int) {
    let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })
    #expect(render(Text(verbatim: text), columns: 60) == text)
  }

  @Test(arguments: 1...40)
  func `a letter that is not ASCII is seen wherever it stands`(length: Int) {
    for place in 0..<length {
      var letters = [Character](repeating: "a", count: length)
      letters[place] = "値"
      let row = HStack(spacing: 0) {
        Text(verbatim: String(letters))
        Text(verbatim: "|")
        Spacer()
        Text(verbatim: "b")
      }
      let blanks = String(repeating: " ", count: 60 - length - 3)
      #expect(render(row, columns: 60) == String(letters) + "|" + blanks + "b")
    }
  }

  @Test(arguments: 1...40)
  func `a control character is seen wherever it stands`(length: Int) {
    for place in 0..<length {
      var letters = [Character](repeating: "a", count: length)
      letters[place] = "\u{7}"
      let text = String(letters)
      #expect(render(Text(verbatim: text), columns: 60) == visible(text))
    }
  }

  @Test func `texts behind each other do not run into each other`() {
    let texts = (1...20).map { String(repeating: "x", count: $0) }
    let drawn = render(VStack(alignment: .leading) { ForEach(texts, id: \.self) { Text($0) } })
    #expect(drawn == texts.joined(separator: "\n"))
  }
}
