import Foundation
import Testing

@testable import CoffeeShop

struct MenuTests {
  @Test(arguments: [
    ("latte", ["Latte"]), ("LATTES ", ["Latte"]), ("cortado", ["Flat White"]),
    ("tea", ["Green Tea", "Iced Tea"]), ("iced", ["Iced Tea"]), ("sandwich", []), (" ", []),
  ])
  func `texts find what people mean`(text: String, names: [String]) {
    #expect(Menu.items(matching: text).map(\.name) == names)
  }

  @Test func `names and synonyms are unique`() {
    let names = Menu.items.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(Set(Menu.items.map(\.id)).count == Menu.items.count)
  }

  @Test(arguments: [
    (DrinkSize.small, "$2.70"), (.medium, "$3.60"), (.large, "$4.50"),
  ])
  func `a size has its price`(size: DrinkSize, price: String) {
    #expect(OrderDraft.sample(size: size).unitPrice.dollars == price)
  }

  @Test func `every day has a special`() {
    let specials = (0..<7).map { (day: Int) in
      Menu.special(on: Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)).id
    }
    #expect(Set(specials).count == 6)
  }
}
