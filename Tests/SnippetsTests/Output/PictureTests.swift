import Foundation
import Testing

@testable import Snippets

@MainActor
struct PictureTests {
  private func tree(_ view: some View, columns: Int = 20) throws -> ViewTree {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: columns)).tree
  }

  private func pieces(_ view: some View) throws -> [[String]] {
    Picture(try tree(view)).rows.map { row in row.map { "\($0.column)+\($0.columns) \($0.text)" } }
  }

  @Test func `letters of ASCII share a piece, every other character has its own`() throws {
    let row = HStack {
      Text("ab c").bold()
      Spacer()
      Text(verbatim: "中é!")
    }
    #expect(try pieces(row) == [["0+4 ab c", "16+2 中", "18+1 é", "19+1 !"]])
  }

  @Test func `a line is one piece, what lies over it cuts it`() throws {
    let view = ZStack {
      Divider()
      Text("ab")
    }
    #expect(try pieces(view) == [["0+8 ────────", "9+2 ab", "12+8 ────────"]])
  }

  @Test func `words from right to left are one piece, whoever shows them puts them in order`()
    throws
  {
    let row = HStack {
      Text(verbatim: "שלום עולם")
      Text(verbatim: "$5")
    }
    // Isolates, where they are drawn, are in no column.
    #expect(try pieces(row) == [["0+9 שלום עולם", "10+2 $5"]])
  }

  @Test func `pieces tell the same as rows of text`() throws {
    for seed in UInt64(1)...300 {
      let tree = try RandomSnippet.tree(seed: seed)
      let rows = Picture(tree).rows.map { row in
        row.reduce(into: (text: "", column: 0)) { line, piece in
          line.text += String(repeating: " ", count: piece.column - line.column) + piece.text
          line.column = piece.end
        }
        .text
      }
      let isolates: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
      let plain = String(
        String.UnicodeScalarView(tree.text().unicodeScalars.filter { !isolates.contains($0) })
      )
      let drawn = rows.map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n")
      #expect(drawn == plain, "seed \(seed)")
    }
  }

  @Test func `a page positions every piece, and escapes it`() throws {
    let view = VStack(alignment: .leading) {
      Text(verbatim: "<b> & 中").foregroundStyle(.red)
      HStack {
        Spacer()
        Text("x")
      }
    }
    let page = try tree(view).text(.html)
    #expect(
      page.contains(
        """
        <div><span class="s1" style="width:45px">&lt;b&gt; &amp;</span>\
        <span style="width:9px"> </span>\
        <span class="s1 o" style="width:18px">中</span></div>
        <div><span style="width:171px">                   </span>\
        <span style="width:9px">x</span></div>
        """
      )
    )
    #expect(page.contains("<title>&lt;b&gt; &amp; 中</title>"))
    #expect(page.contains(".s1 { color: #d70015 }"))
    #expect(page.contains("@media (prefers-color-scheme: dark) {"))
  }

  @Test func `a picture positions every piece, and draws lines as lines`() throws {
    let view = VStack(alignment: .leading) {
      Text(verbatim: "a\"b中")
      Divider()
      ProgressView(value: 0.5)
    }
    let picture = try tree(view).text(.svg)
    let lines = picture.split(separator: "\n").filter {
      $0.hasPrefix("<text") || $0.hasPrefix("<r")
    }
    #expect(
      lines.joined(separator: "\n") == """
        <rect class="ground" width="216" height="96" rx="9"/>
        <text x="18" textLength="27" lengthAdjust="spacingAndGlyphs" y="33">a&quot;b</text>
        <text x="54.0" text-anchor="middle" y="33">中</text>
        <rect x="18" y="47" width="180" height="1"/>
        <rect x="18" y="61" width="72" height="14"/>
        <rect x="90" y="61" width="63" height="14" fill-opacity=".25"/>
        <text x="171" textLength="27" lengthAdjust="spacingAndGlyphs" y="73">50%</text>
        """
    )
  }

  @Test(arguments: [OutputStyle.html, .svg])
  func `what is written is XML, whatever is drawn`(style: OutputStyle) throws {
    for seed in UInt64(1)...60 {
      let drawn = try RandomSnippet.tree(seed: seed).text(style.in(seed % 2 == 0 ? .dark : nil))
      let name = style.form == .html ? "html" : "svg"
      #expect(try Tags(drawn).outermost == [name], "seed \(seed)")
      #expect(!drawn.contains("<script") && !drawn.contains("url("), "seed \(seed)")
    }
  }

  @Test func `one ground is one set of colours`() throws {
    let view = Text("x").foregroundStyle(.yellow)
    let dark = try tree(view).text(.svg.in(.dark))
    #expect(dark.contains(".s1 { fill: #ffd426 }") && !dark.contains("@media"))
    #expect(try tree(view).text(.html.in(.light)).contains(".s1 { color: #7d5a00 }"))
  }

  @Test func `a mixed colour that is the ground's own is left out`() throws {
    let view = Text("x").foregroundStyle(Color(red: 0.95, green: 0.95, blue: 0.95))
    #expect(!(try tree(view).text(.html.in(.light)).contains(".s1 {")))
    #expect(try tree(view).text(.html.in(.dark)).contains(".s1 { color: #f2f2f2 }"))
  }
}

/// The tags of a text that is XML: each is closed, in order.
private struct Tags {
  struct Unbalanced: Error { var tag: String }

  var outermost: [String] = []

  init(_ text: String) throws {
    var open: [String] = []
    for match in text.matches(of: /<(\/?)([a-z]+)([^<>]*?)(\/?)>/) {
      let name = String(match.2)
      if match.1 == "/" {
        guard open.popLast() == name else { throw Unbalanced(tag: name) }
      } else if match.4.isEmpty {
        if open.isEmpty { outermost.append(name) }
        open.append(name)
      }
    }
    if let left = open.last { throw Unbalanced(tag: left) }
    let rest = text.replacing(/<(!DOCTYPE html|\/?[a-z]+[^<>]*)>/, with: "")
    if rest.contains("<") { throw Unbalanced(tag: "<") }
  }
}
