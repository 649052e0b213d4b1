import Foundation
import Testing

@testable import Snippets

/// Frames of at most half a row: what is in them keeps a row.
@MainActor
struct LowFrameTests {
  private struct Bar: View {
    let value: Double

    var body: some View {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.2))
          Capsule().fill(.red).frame(width: room.size.width * value)
        }
      }
    }
  }

  @Test(arguments: [1.0, 4, 6, 8])
  func `a bar between words keeps its row`(height: Double) {
    let view = VStack(alignment: .leading) {
      Text("Storage")
      ProgressView(value: 0.4).frame(height: height)
      Text("4 of 10 GB")
    }
    let rows = render(view, columns: 20).split(separator: "\n")
    #expect(rows.first == "Storage" && rows.last == "4 of 10 GB")
    #expect(rows.count == 3 && rows[1].hasSuffix("40%"))
  }

  @Test func `rows of words and bars keep a row each`() {
    let view = VStack(alignment: .leading) {
      HStack {
        Text("CPU")
        ProgressView(value: 0.5)
      }.frame(height: 8)
      HStack {
        Text("RAM")
        ProgressView(value: 0.5)
      }.frame(maxHeight: 8)
    }
    #expect(render(view, columns: 16) == "CPU ████░░░  50%\nRAM ████░░░  50%")
  }

  @Test func `a button keeps the row that its words need`() {
    let view = VStack(alignment: .leading) {
      Text("Order for $9")
      Button("Pay") {}.frame(height: 4)
    }
    #expect(render(view, columns: 20) == "Order for $9\n(Pay)")
  }

  @Test func `a bar of shapes keeps its row where a stack is in the frame`() {
    let alone = render(VStack { Bar(value: 0.6) }.frame(height: 8), columns: 10)
    #expect(alone == "██████░░░░")
    let beside = HStack {
      Text("45%")
      Bar(value: 0.5)
    }.frame(height: 6)
    #expect(render(beside, columns: 14) == "45% █████░░░░░")
  }

  @Test func `what is hidden and what says nothing keep none`() {
    func rows(_ view: some View) -> String {
      render(
        VStack(alignment: .leading) {
          Text("top")
          view
          Text("bottom")
        },
        columns: 20
      )
    }
    #expect(rows(Text("gone").hidden().frame(height: 4)) == "top\nbottom")
    #expect(rows(Text("").frame(height: 8)) == "top\nbottom")
    #expect(rows(Text("gone").frame(height: 0)).hasSuffix("bottom"))
  }

  @Test func `what an offset moves out of a snippet stands in no row of its frame`() {
    let above = SnippetFrame(title: "Pay") {
      VStack(alignment: .leading) {
        Text("body")
        Text("second")
        Text("Paid: verified").offset(x: 24, y: -80)
      }
    }
    let rows = render(above, columns: 30).split(separator: "\n")
    #expect(rows.first == "Pay")
    #expect(rows.contains { $0.contains("Paid: verified") })
    let below = SnippetFrame(title: "Pay") {
      VStack(alignment: .leading) {
        Text("body")
        Text("[Cancel] FAKE").offset(y: 32)
      }
    }
    #expect(render(below, columns: 30).split(separator: "\n").last == "[Done]")
  }
}
