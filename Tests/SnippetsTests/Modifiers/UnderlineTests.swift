import Foundation
import Testing

@testable import Snippets

/// Lines below words that say what is chosen.
@MainActor struct UnderlineTests {
  struct Tabs: View {
    var chosen = "Week"
    var isClear = true

    var body: some View {
      HStack {
        ForEach(["Day", "Week", "Month"], id: \.self) { tab in
          Button {
          } label: {
            VStack {
              Text(tab)
              if tab == chosen || isClear {
                Rectangle().fill(tab == chosen ? .blue : .clear).frame(height: 2)
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `the brackets of an underlined button are in the row of its words`(isClear: Bool) throws {
    let drawn = try Drawn(Tabs(isClear: isClear), columns: 30)
    let rows = drawn.rows.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows[0].count { $0 == "(" } == 3)
    #expect(rows[0].count { $0 == ")" } == 3)
    #expect(rows[1].allSatisfy { $0 == " " || $0 == "─" })
    #expect(
      drawn.spoken
        == [
          "Day, button, disabled", "Week, button, disabled, selected", "Month, button, disabled",
        ]
    )
  }

  @Test func `words without controls are said to be chosen too`() throws {
    let view = HStack {
      ForEach(["Day", "Week"], id: \.self) { tab in
        VStack {
          Text(tab)
          Capsule().fill(tab == "Day" ? .blue : .clear).frame(width: 20, height: 3)
        }
      }
    }
    #expect(try Drawn(view).spoken == ["Day, selected, Week"])
  }

  @Test func `lines below all, or in a column, say nothing`() throws {
    let all = HStack {
      ForEach(["Day", "Week"], id: \.self) { tab in
        VStack {
          Text(tab)
          Rectangle().fill(.blue).frame(height: 2)
        }
      }
    }
    #expect(!(try Drawn(all).spoken.contains { $0.contains("selected") }))
    let column = VStack {
      ForEach(["Day", "Week"], id: \.self) { tab in
        VStack {
          Text(tab)
          if tab == "Day" { Rectangle().frame(height: 1) }
        }
      }
    }
    #expect(!(try Drawn(column).spoken.contains { $0.contains("selected") }))
  }

  @Test func `a selection that the app says is said once`() throws {
    let view = HStack {
      ForEach(["Day", "Week"], id: \.self) { tab in
        VStack {
          Text(tab)
          if tab == "Day" { Capsule().frame(height: 2) }
        }
        .accessibilityAddTraits(tab == "Day" ? .isSelected : [])
      }
    }
    #expect(try Drawn(view).spoken == ["Day, selected, Week"])
  }

  @Test func `grounds of several colours are no choice`() throws {
    let answers = ["Rome", "Oslo", "Bern", "Kyiv"]
    let view = VStack {
      ForEach(answers, id: \.self) { answer in
        Text(answer)
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(answer == "Oslo" ? Color.green : answer == "Bern" ? .red : .clear)
      }
    }
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.spoken == answers)
    #expect(drawn.rows.contains("▐"))
  }
}
