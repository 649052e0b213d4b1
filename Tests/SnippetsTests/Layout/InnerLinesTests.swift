import Foundation
import Testing

@testable import Snippets

@MainActor
struct InnerLinesTests {
  private func stop(_ place: String, _ time: String) -> some View {
    HStack(alignment: .top) {
      Circle().fill(.blue).frame(width: 8, height: 16)
      VStack(alignment: .leading) {
        HStack {
          Text(place)
          Spacer()
          Text(time)
        }
        Text("on time")
      }
    }
  }

  @Test func `a row beside a picture goes on below beside it`() {
    let view = stop("Alexanderplatz", "09:41")
    #expect(render(view, columns: 24) == "● Alexanderplatz   09:41\n  on time")
    #expect(render(view, columns: 23) == "● Alexanderplatz  09:41\n  on time")
    #expect(render(view, columns: 22) == "● Alexanderplatz 09:41\n  on time")
    #expect(render(view, columns: 21) == "● Alexanderplatz\n                09:41\n  on time")
    #expect(render(view, columns: 16) == "● Alexanderplatz\n           09:41\n  on time")
  }

  @Test func `a row beside a rank goes on below beside it`() {
    func ranked(_ rank: String) -> some View {
      HStack(alignment: .top) {
        Text(rank)
        HStack {
          Text("Bitcoin")
          Spacer()
          Text("$61,234")
        }
      }
    }
    #expect(render(ranked("12."), columns: 18) == "12. Bitcoin\n           $61,234")
    #expect(render(ranked("Rank"), columns: 18) == "Rank\nBitcoin    $61,234")
  }

  @Test func `a row without room for a picture beside its words goes on below`() {
    let narrow = render(stop("Alexanderplatz", "09:41"), columns: 15)
    #expect(narrow == "●\nAlexanderplatz\n          09:41\non time")
  }

  @Test func `a row of words goes on below as it is`() {
    let view = HStack {
      Text("Route")
      VStack(alignment: .leading) {
        HStack {
          Text("Mitte")
          Spacer()
          Text("09:41")
        }
      }
    }
    #expect(render(view, columns: 14) == "Route\nMitte    09:41")
  }
}
