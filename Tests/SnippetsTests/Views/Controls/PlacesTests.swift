import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct PlacesTests {
  @Test func `an empty place says why`() throws {
    let view =
      ContentUnavailableView {
        Label("No Orders", systemImage: "cup.and.saucer")
      } description: {
        Text("Order a coffee.")
      } actions: {
        Button("Order") {}
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
                  ☕︎
               No Orders
            Order a coffee.
                (Order)
        """
    )
    #expect(drawn.spoken == ["No Orders", "Order a coffee.", "Order, button, disabled"])
  }

  @Test func `an empty place has short forms`() throws {
    let view =
      VStack {
        ContentUnavailableView("No Orders", systemImage: "tray", description: Text("None yet."))
        ContentUnavailableView("Nothing", systemImage: "tray")
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "tea")
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
                      ⊔
                  No Orders
                  None yet.
                      ⊔
                   Nothing
                     ⌕
                 No Results
              Try a new search.
                     ⌕
            No Results for “tea”
         Check the spelling or try a
                 new search.
        """
    )
    #expect(
      drawn.spoken == [
        "No Orders",
        "None yet.",
        "Nothing",
        "No Results",
        "Try a new search.",
        "No Results for “tea”",
        "Check the spelling or try a new search.",
      ]
    )
  }

  @Test func `a view of a moment shows the last change before now`() throws {
    let now = Date(timeIntervalSinceReferenceDate: 90)
    let dates = [0, 60, 120].map { Date(timeIntervalSinceReferenceDate: $0) }
    let view = VStack {
      TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      TimelineView(.periodic(from: dates[0], by: 40)) {
        Text("\(Int($0.date.timeIntervalSinceReferenceDate))")
      }
      TimelineView(.explicit(dates)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      TimelineView(.periodic(from: now, by: 0)) { _ in Text("once") }
    }
    .environment(\.now, now)
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
         60
         80
         60
         90
        once
        """
    )
  }

  @Test func `a badge stands at the end of a row`() throws {
    let view =
      List {
        Text("Inbox").badge(3)
        Text("Empty").badge(0)
        Text("New").badge("soon")
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Inbox              3
        Empty
        New             soon
        """
    )
    #expect(drawn.spoken == ["Inbox, 3", "Empty", "New, soon"])
  }

  @Test func `a badge of what holds rows is that of a tab's item, drawn and said nowhere`() throws {
    func check<V: View>(_ view: V, _ rows: String, _ spoken: [String]) throws {
      let drawn = try Drawn(view, columns: 20)
      #expect(drawn.rows == rows)
      #expect(drawn.spoken == spoken)
    }
    let list = List {
      Text("Inbox")
      Text("Sent")
    }
    try check(list.badge(3), "Inbox\nSent", ["Inbox", "Sent"])
    let tabs = TabView {
      list.tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
      Text("other").tabItem { Text("Other") }
    }
    try check(tabs, "Inbox\nSent", ["Inbox", "Sent"])
    let stack = NavigationStack { list.navigationTitle("Mail") }
    try check(stack.badge(3), "Mail\n\nInbox\nSent", ["Mail, heading", "Inbox", "Sent"])
    try check(ScrollView { Text("Inbox") }.badge(3), "Inbox", ["Inbox"])
    let rows = List { ForEach(0..<2) { Text("Row \($0)") }.badge(3) }
    let expected = ["Row 0              3", "Row 1              3"].joined(separator: "\n")
    try check(rows, expected, ["Row 0, 3", "Row 1, 3"])
    let link = List { NavigationLink("All", value: 1).badge(3) }.badge(5)
    try check(link, "All              3 ›", ["All, link, 3"])
  }
}
