import Foundation
import Testing

@testable import Snippets

/// Several texts in the name of a field are a title and what is said of it.
@MainActor
struct TitledFieldTests {
  private let picker = Picker(selection: .constant(1)) {
    Text("A").tag(1)
  } label: {
    Text("Pick")
    Text("a letter")
  }

  private let stepper = Stepper(value: .constant(2)) {
    Text("Attempts")
    Text("At most 3 times").font(.caption)
  }

  @Test func `in a list they stand below each other`() throws {
    let drawn = try Drawn(
      List {
        picker
        stepper
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        {
          Text("Day")
          Text("of birth")
        }
      }.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US")),
      columns: 30
    )
    let rows = """
      Pick                       A ▾
      a letter
      Attempts               (-) (+)
      At most 3 times
      Day              Jan 1, 1970 ▾
      of birth
      """
    #expect(drawn.rows == rows)
    #expect(
      drawn.spoken == [
        "Pick, a letter, picker, A", "Attempts, At most 3 times, stepper, 2",
        "Day, of birth, date picker, Jan 1, 1970",
      ]
    )
  }

  @Test func `elsewhere too, and without a colon`() throws {
    let drawn = try Drawn(
      VStack(alignment: .leading) {
        picker
        stepper
      }
    )
    let rows = """
      Pick     A ▾
      a letter
      Attempts        (-) (+)
      At most 3 times
      """
    #expect(drawn.rows == rows)
  }

  @Test func `one text with a symbol stays in a row`() throws {
    let weather = Picker(selection: .constant(1)) {
      Text("Sun").tag(1)
    } label: {
      Image(systemName: "cloud")
      Text("Weather")
    }
    #expect(try Drawn(weather).rows == "☁ Weather: Sun ▾")
  }
}
