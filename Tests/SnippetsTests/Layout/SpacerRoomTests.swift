import Foundation
import Testing

@testable import Snippets

/// Rows that have no room for the least length of a spacer in them.
@MainActor
struct SpacerRoomTests {
  private func theirs(_ words: String) -> some View {
    HStack {
      Text(words)
      Spacer(minLength: 60)
    }
  }

  private func mine(_ words: String) -> some View {
    HStack {
      Spacer(minLength: 60)
      Text(words)
    }
  }

  @Test func `words that need the room of a spacer have it, and stay at their side`() {
    let words = "Hey unbelievable"
    #expect(render(theirs(words), columns: 24) == "Hey\nunbelievable")
    #expect(render(mine(words), columns: 24) == "            Hey\n            unbelievable")
    #expect(render(theirs(words), columns: 18) == "Hey\nunbelievable")
    #expect(render(mine(words), columns: 18) == "      Hey\n      unbelievable")
    #expect(render(theirs(words), columns: 12) == "Hey\nunbelievable")
    #expect(render(mine(words), columns: 12) == "Hey\nunbelievable")
    #expect(render(theirs(words), columns: 8) == "Hey\nunbeliev\nable")
    #expect(render(mine(words), columns: 8) == "Hey\nunbeliev\nable")
  }

  @Test func `messages of two people stand at two sides of a column`() {
    let messages = VStack {
      theirs("Did you see Donaudampfschifffahrt?")
      mine("https://ex.com/long")
    }
    let drawn = """
      Did you see
      Donaudampfschifffa
      hrt?
                https://
                ex.com/
                long
      """
    #expect(render(messages, columns: 18) == drawn)
  }

  @Test func `what goes on below a long spacer stays at the far side`() {
    let row = HStack {
      Text("wonderful")
      Spacer(minLength: 100)
      Text("unbeliev")
    }
    #expect(render(row, columns: 24) == "wonderful\n                unbeliev")
    #expect(render(row, columns: 20) == "wonderful\n            unbeliev")
    #expect(render(row, columns: 16) == "wonderful\n        unbeliev")
    #expect(render(row, columns: 9) == "wonderful\n unbeliev")
  }

  @Test func `words between two long spacers stay in the middle`() {
    let row = HStack {
      Spacer(minLength: 80)
      Text("middle")
      Spacer(minLength: 80)
    }
    #expect(render(row, columns: 28) == "           middle")
    #expect(render(row, columns: 16) == "     middle")
    #expect(render(row, columns: 6) == "middle")
  }

  @Test func `what is measured of such a row is what is drawn`() {
    for columns in 4...40 {
      let rows = VStack(alignment: .leading, spacing: 0) {
        mine("one unbelievable two").border(.red)
        Text("below")
      }
      let drawn = render(rows, columns: columns).split(separator: "\n" as Character)
      #expect(drawn.last == "below" || columns < 5, "\(columns)")
      #expect(drawn.first?.count == columns, "\(columns)")
    }
  }
}
