import Testing

@testable import FlowScripts

@Suite struct SourceIndexTests {
  private func index(_ text: String) -> SourceIndex {
    var index = SourceIndex()
    index.read(text, path: "A.swift")
    return index
  }

  private let source = """
    import struct Foundation.URL
    /* a struct that /* class of */ holds { */
    struct Send: AppIntent {
      // an enum of braces: {
      enum Speed: String {
        case slow, fast
        var words: String { "struct \\(rawValue + "}") {" }
      }
      static let text = #"class of "{" and "#
      static let rows = \"""
        struct Row {
        \"""
      class func make() -> Self { Self() }
      @Parameter(title: "To") var to: String
      @Parameter var `speed`: Speed
      func perform() { var done = 0 }
    }
    extension Send { var size: Int { 1 } }
    final class Box { var lid = "" }
    """

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `declarations have their lines`(_ newline: String) {
    let index = index(
      source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
    )
    #expect(index.declaration(of: "Send") == "A.swift:3")
    #expect(index.declaration(of: "Speed") == "A.swift:5")
    #expect(index.declaration(of: "Speed", member: "words") == "A.swift:7")
    #expect(index.declaration(of: "Send", member: "to") == "A.swift:14")
    #expect(index.declaration(of: "Send", member: "speed") == "A.swift:15")
    #expect(index.declaration(of: "Send", member: "done") == nil)
    #expect(index.declaration(of: "Send", member: "size") == "A.swift:18")
    #expect(index.declaration(of: "Box", member: "lid") == "A.swift:19")
  }

  @Test(arguments: ["that", "of", "Row", "Foundation", "func", "make"])
  func `what only looks like one is none`(_ name: String) {
    #expect(index(source).declaration(of: name) == nil)
  }

  @Test func `source that ends in the middle of something is read to its end`() {
    for text in [
      "struct A { /* ", "struct A { \"", "struct A { \"\"\"", "struct A { \"\\(", "struct",
    ] {
      let expected = text == "struct" ? nil : "A.swift:1"
      #expect(index(text).declaration(of: "A") == expected)
    }
  }
}
