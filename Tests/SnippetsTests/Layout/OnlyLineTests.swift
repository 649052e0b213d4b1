import Foundation
import Testing

@testable import Snippets

/// Texts that are cut on their only line, beside words that go on in the next one.
@MainActor
struct OnlyLineTests {
  private func aged(_ title: String, _ age: String) -> some View {
    HStack {
      Text(title).lineLimit(1)
      Spacer()
      Text(age)
    }
  }

  private func departure(_ line: String) -> some View {
    HStack(spacing: 8) {
      Text(line).frame(width: 36)
      Text("Zehlendorf, Busseallee").lineLimit(1)
      Spacer()
      Text("+3")
      Text("4 min")
    }
  }

  private func file() -> some View {
    HStack {
      Text("Conversational.swift").lineLimit(1)
      Text("modified").lineLimit(1)
      Spacer()
      Text("10 KB")
    }
  }

  @Test func `a title is cut so that what stands behind the spacer stays whole`() {
    let row = aged("Groceries list", "12 min ago")
    #expect(render(row, columns: 25) == "Groceries list 12 min ago")
    #expect(render(row, columns: 22) == "Groceries…  12 min ago")
    #expect(render(row, columns: 20) == "Grocerie… 12 min ago")
    #expect(render(row, columns: 19) == "Groceries list\n         12 min ago")
    let list = VStack(alignment: .leading) {
      aged("Groceries list", "12 min ago")
      aged("Work", "12 min ago")
      aged("Conversation", "12 min ago")
    }
    #expect(
      render(list.frame(width: 160, height: 96, alignment: .topLeading), columns: 20)
        == "Grocerie… 12 min ago\nWork      12 min ago\nConversation\n          12 min ago\n\n"
    )
  }

  @Test func `words that would both be broken side by side stand below each other`() {
    let row = HStack {
      Text("Groceries list")
      Spacer()
      Text("12 min ago")
    }
    #expect(render(row, columns: 20) == "Groceries list\n          12 min ago")
  }

  @Test func `what stands behind the spacer goes on below beside a title that is cut anyway`() {
    let row = aged("International Business Machines", "updated 3 min ago")
    #expect(render(row, columns: 31) == "Internation…  updated 3 min ago")
    #expect(render(row, columns: 22) == "International Busines…\n     updated 3 min ago")
    #expect(
      render(row, columns: 28) == "International Business Mach…\n           updated 3 min ago"
    )
    #expect(
      render(departure("M48"), columns: 24) == " M48  Zehlendorf, Busse…\n                +3 4 min"
    )
    #expect(render(file(), columns: 26) == "Conversational.s… modified\n                     10 KB")
  }

  @Test func `no wider room makes more rows, and nothing is broken beside a title that is cut`() {
    let rows: [(view: AnyView, whole: [String])] = [
      (AnyView(aged("Groceries list", "12 min ago")), ["12 min ago"]),
      (AnyView(aged("Conversation", "12 min ago")), ["12 min ago"]),
      (
        AnyView(aged("International Business Machines", "updated 3 min ago")), ["updated 3 min ago"]
      ),
      (AnyView(aged("Zehlendorf", "in 4 min")), ["in 4 min"]),
      (AnyView(departure("M48")), ["M48", "+3 4 min"]),
      (AnyView(file()), ["10 KB"]),
    ]
    for row in rows {
      var before = Int.max
      for columns in 18...44 {
        let drawn = render(row.view, columns: columns)
        let lines = drawn.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= before, "\(columns):\n\(drawn)")
        before = lines.count
        for words in row.whole { #expect(drawn.contains(words), "\(columns):\n\(drawn)") }
        // Nothing is cut while columns stay blank beside it.
        for line in lines where line.contains("…") {
          let isOpen = line.contains("   ") || line.count < columns - 1
          #expect(!isOpen, "\(columns):\n\(drawn)")
        }
      }
    }
  }

  @Test func `without a spacer a title that is cut anyway is cut more`() {
    let row = HStack {
      Text("Notifications").lineLimit(1)
      Text("in 4 min")
    }
    #expect(render(row, columns: 22) == "Notifications in 4 min")
    #expect(render(row, columns: 20) == "Notificati… in 4 min")
  }
}
