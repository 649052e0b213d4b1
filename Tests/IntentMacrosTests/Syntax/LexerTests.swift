import Testing

struct LexerTests {
  @Test(arguments: [
    ("a + b1", ["a", "+", "b1"]),
    ("/* a /* } */ { */ b // }\nc", ["b", "c"]),
    (#""}\"" {"#, [#""}\"""#, "{"]),
    (#""\(f("}") + ")")" }"#, [#""\(f("}") + ")")""#, "}"]),
    (##"#"\("# }"##, [##"#"\("#"##, "}"]),
    ("\"\"\"\n } \" \n\"\"\" }", ["\"\"\"\n } \" \n\"\"\"", "}"]),
    ("x = /[{]\\/}/ }", ["x", "=", "/[{]\\/}/", "}"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("#/ } /# }", ["#/ } /#", "}"]),
    ("`default`.größe", ["`default`", ".", "größe"]),
    ("\"open", ["\"open"]),
    ("/* open", []),
    ("\"\\(open", ["\"\\(open"]),
    ("", []),
  ])
  func `source is split into words, literals and marks`(source: String, texts: [String]) {
    #expect(Lexer.tokens(of: source).map(\.text) == texts)
  }

  @Test func `any beginning of a source is split, and the ranges are its own`() {
    let source = ##"@A(t: "x\(y("}"))") public var `n`: [K: V]? { get async { /} / "z" } } #"w"#"##
    for count in 0...source.utf8.count {
      let part = String(decoding: source.utf8.prefix(count), as: UTF8.self)
      for token in Lexer.tokens(of: part) {
        #expect(token.range.upperBound <= count && token.range.count == token.text.utf8.count)
      }
      _ = PropertyReader.read(part)
      _ = arguments(ofAttribute: part)
    }
  }
}
