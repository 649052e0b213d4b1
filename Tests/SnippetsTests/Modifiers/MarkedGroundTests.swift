import Foundation
import Testing

@testable import Snippets

/// Words of which some have a ground: what is chosen among them.
@MainActor
struct MarkedGroundTests {
  private func draw(_ view: some View, columns: Int = 30) -> String {
    render(view, columns: columns)
  }

  private func row(_ chip: @escaping (String, Bool) -> some View) -> some View {
    HStack { ForEach(["All", "Tea"], id: \.self) { chip($0, $0 == "Tea") } }
  }

  @Test func `the one of several that has a ground has its sides`() {
    func chip(_ name: String) -> some View { Text(name).padding(.horizontal, 8) }
    let marked = " All  ▐Tea▌"
    #expect(draw(row { chip($0).background($1 ? Color.blue : .gray, in: Capsule()) }) == marked)
    #expect(draw(row { chip($0).background($1 ? .blue : .clear) }) == marked)
    #expect(
      draw(row { chip($0).background(Capsule().fill($1 ? Color.blue : .gray.opacity(0.2))) })
        == marked
    )
    let some = row { name, isOn in chip(name).background { if isOn { Capsule().fill(.blue) } } }
    #expect(draw(some) == marked)
    let tall = row { chip($0).padding(.vertical, 16).background($1 ? .blue : .clear) }
    #expect(draw(tall) == "\n All  ▐Tea▌\n")
    let ascii = row { chip($0).background($1 ? .blue : .clear) }
    #expect(render(ascii, settings: RenderSettings(columns: 30), style: .ascii) == " All  =Tea=")
    #expect(draw(ascii.environment(\.layoutDirection, .rightToLeft)) == "▐Tea▌  All")
  }

  @Test func `a part of a row as wide as there is room, and a button, can be chosen too`() {
    let parts = HStack(spacing: 0) {
      ForEach(["Day", "Week"], id: \.self) { part in
        Text(part).frame(maxWidth: .infinity).padding(.vertical, 6)
          .background(part == "Day" ? .white : .clear, in: RoundedRectangle(cornerRadius: 6))
      }
    }
    #expect(draw(parts, columns: 16) == "▐ Day  ▌  Week")
    let buttons = row { name, isOn in
      Button {
      } label: {
        Text(name).padding(.horizontal, 8).background(isOn ? .blue : .clear, in: Capsule())
      }
    }
    #expect(draw(buttons) == "( All ) (▐Tea▌)")
  }

  @Test func `the ground of a day's number is as wide as that, and seen where columns are narrow`()
  {
    func month(_ today: Int, _ columns: Int) -> String {
      let items = Array(repeating: GridItem(.flexible()), count: 7)
      let grid = LazyVGrid(columns: items) {
        ForEach(8..<22) { day in
          Text("\(day)").frame(maxWidth: .infinity)
            .background(day == today ? .red : .clear, in: RoundedRectangle(cornerRadius: 4))
        }
      }
      return draw(grid, columns: columns)
    }
    #expect(month(9, 48).hasPrefix("  8     ▐9▌ "))
    #expect(month(18, 20) == "8  9  10 11 12 13 14\n15 16 17▐18▌19 20 21")
    #expect(month(21, 20) == "8  9  10 11 12 13 14\n15 16 17 18 19 20▐21")
    let close = HStack(spacing: 0) {
      ForEach(["12", "34"], id: \.self) {
        Text($0).frame(width: 16).background($0 == "34" ? .red : .clear, in: Circle())
      }
    }
    #expect(draw(close) == "1234")
  }

  @Test func `a ground that all have, or one beside other words, says nothing`() {
    let all = row { name, _ in Text(name).padding(.horizontal, 8).background(.blue, in: Capsule()) }
    #expect(draw(all) == " All   Tea")
    let order = HStack {
      Text("Order")
      Text("NEW").padding(.horizontal, 8).background(.red, in: Capsule())
    }
    #expect(draw(order) == "Order  NEW")
    func column(_ name: some View) -> some View {
      VStack {
        Text("All").padding(.horizontal, 8).background(.blue)
        name
      }
    }
    #expect(draw(column(Text("Tea"))) == " All\n Tea")
    #expect(draw(column(Text("Tea").padding(.horizontal, 8))) == "▐All▌\n Tea")
    let heads = VStack(alignment: .leading) {
      row { name, _ in Text(name).padding(.horizontal, 8).background(.blue) }
      row { name, _ in Text(name).padding(.horizontal, 8) }
    }
    #expect(draw(heads) == " All   Tea\n All   Tea")
    let tight = row { Text($0).background($1 ? .blue : .clear) }
    #expect(draw(tight) == "All Tea")
  }
}
