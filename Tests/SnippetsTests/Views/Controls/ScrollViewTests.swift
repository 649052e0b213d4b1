import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ScrollViewTests {
  @Test func `nothing is seen of what scrolls in no room`() {
    let rows = ForEach(0..<4) { Text("Row \($0)") }
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("above")
      ScrollView { VStack { rows } }.frame(height: 0)
      List { rows }.frame(height: 0)
      ScrollView(.horizontal) { HStack { rows } }.frame(width: 0)
      Text("below")
    }
    #expect(render(view, columns: 12) == "above\n\nbelow")
    #expect(render(ScrollView { rows }.frame(height: 4), columns: 12) == "")
  }

  @Test func `all is drawn where there is room`() throws {
    let view =
      ScrollView {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        a
        b
        """
    )
  }

  @Test func `what is hidden is counted`() throws {
    let drawn = try Drawn(
      ScrollView { ForEach(0..<20) { Text("Row \($0)") } }.frame(height: 80),
      columns: 20
    )
    #expect(
      drawn.rows == """
        Row 0
        Row 1
        Row 2
        Row 3
        … 16 more rows
        """
    )
  }

  @Test func `one row that is hidden is one`() throws {
    let drawn = try Drawn(
      ScrollView { ForEach(0..<6) { Text("Row \($0)") } }.frame(height: 80),
      columns: 20
    )
    #expect(
      drawn.rows == """
        Row 0
        Row 1
        Row 2
        Row 3
        … 2 more rows
        """
    )
  }

  @Test func `beside others it takes what is left`() throws {
    let view =
      VStack(alignment: .leading) {
        Text("above")
        ScrollView { ForEach(0..<20) { Text("Row \($0)") } }
        Text("below")
      }
      .frame(height: 80)
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        above
        Row 0
        Row 1
        … 18 more rows
        below
        """
    )
  }

  @Test func `a row that scrolls ends where the room does`() throws {
    let view =
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack { ForEach(0..<20) { Text("Cell \($0)") } }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.rows == "Cell 0 Cell 1 Cell …")
  }

  @Test func `a row that just fits is whole beside one that goes on`() throws {
    let view =
      ScrollView(.horizontal) {
        VStack(alignment: .leading) {
          Text("Balance on 1 May 2026")
          Text("Acct 12345678 $1,204")
          Text("short $5")
        }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.rows == "Balance on 1 May 20…\nAcct 12345678 $1,204\nshort $5")
  }

  @Test func `both ways`() throws {
    let view =
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<9) { Text("A rather long row \($0)") }
      }
      .frame(width: 80, height: 48)
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        A rather …
        A rather …
        … 7 more
        """
    )
  }

  @Test func `room for a row or a column`() throws {
    let view =
      HStack(alignment: .top) {
        ScrollView { ForEach(0..<9) { Text("Row \($0)") } }.frame(height: 16)
        ScrollView { ForEach(0..<9) { Text("Row \($0)") } }.frame(width: 8, height: 32)
        ScrollView { Text("a") }.frame(width: 0, height: 0)
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        … 9 more rows R
                      …
        """
    )
  }

  @Test func `a reader reads`() throws {
    let view =
      ScrollViewReader { proxy in
        ScrollView {
          Text("a").id(1).onTapGesture { proxy.scrollTo(1, anchor: .top) }
        }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.rows == "a")
    #expect(
      drawn.warnings == [
        "onTapGesture 'a': the gesture is not seen in a snippet or a widget. Use Button(intent:)."
      ]
    )
  }

  @Test(arguments: [
    (14, "… 17 more rows"), (13, "… 17 more"), (9, "… 17 more"), (8, "… 17"), (4, "… 17"), (3, "…"),
    (1, "…"),
  ])
  func `in little room the number of rows that are hidden is said in fewer words`(
    columns: Int,
    words: String
  ) {
    let view = ScrollView { ForEach(0..<20) { _ in Text(verbatim: "a") } }.frame(height: 64)
    let last = render(view, columns: columns).split(separator: "\n").last
    #expect(last?.trimmingCharacters(in: .whitespaces) == words)
  }
}
