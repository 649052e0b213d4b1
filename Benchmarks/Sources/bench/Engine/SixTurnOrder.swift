import AppIntents
import CoffeeShop
import FlowEngine
import SnippetFoundation
import SwiftUI

/// An order in six turns that conversations are led through.
///
/// The engine's bars were found with an order of three prompts, a confirmation that shows a card of 22 nodes, a tap that
/// has it drawn again, and the yes. It is told twice: with performs anywhere and with performs on the main actor.
struct SixTurns: Sendable {
  var app: HostedApp
  var lines: [String]
  /// How the line ends that tells of an order that was placed.
  var end: String

  static var anywhere: Self { cups("order coffee") }
  static var onMain: Self { cups("order on main") }
  /// The same with many taps, for a profiler that looks for what one costs.
  static var tapped: Self {
    var order = anywhere
    order.lines.insert(contentsOf: Array(repeating: "+1", count: 54), at: 4)
    return order
  }

  /// The order of the coffee shop: entities, queries, an order that is open while it is changed, four snippets drawn.
  static var shop: Self {
    let app = HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"])
    return Self(
      app: app,
      lines: ["order a latte", "2", "large", "+", "Place Order", "yes"],
      end: "placed."
    )
  }

  private static func cups(_ first: String) -> Self {
    Self(
      app: HostedApp(name: "Cups", modules: ["bench"]),
      lines: [first, "Latte", "2", "Large", "+1", "yes"],
      end: "placed."
    )
  }
}

enum Coffee: String, AppEnum {
  case espresso, latte, mocha

  var name: String {
    switch self {
    case .espresso: "Espresso"
    case .latte: "Latte"
    case .mocha: "Mocha"
    }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
  static let caseDisplayRepresentations: [Coffee: DisplayRepresentation] = [
    .espresso: "Espresso", .latte: "Latte", .mocha: "Mocha",
  ]
}

enum CupSize: String, AppEnum {
  case small, medium, large

  var name: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

/// What is ordered, by the number of the order.
enum Cups {
  private static let quantities = Lock(
    (open: [Int: Int](), last: 0, placed: 0)
  )

  static var placed: Int { quantities.withLock(\.placed) }

  static func open(_ quantity: Int) -> Int {
    quantities.withLock {
      $0.last += 1
      $0.open[$0.last] = quantity
      return $0.last
    }
  }

  static func quantity(of order: Int) -> Int { quantities.withLock { $0.open[order] ?? 0 } }

  static func change(_ order: Int, by difference: Int) {
    quantities.withLock { $0.open[order, default: 0] += difference }
  }

  static func place(_ order: Int) {
    quantities.withLock {
      $0.open[order] = nil
      $0.placed += 1
    }
  }
}

/// The card that is confirmed, of 22 nodes.
struct CupsView: View {
  let coffee: String
  let size: String
  let quantity: Int
  /// A button of that name which changes the order by so many cups.
  let button: @MainActor @Sendable (String, Int) -> Button<Text>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(coffee)
        Spacer()
        Text("\(quantity) x $4.50")
      }
      HStack {
        Text("Size")
        Spacer()
        Text(size)
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text("$\(Double(quantity) * 4.5)")
      }
      HStack {
        button("-1", -1)
        Text("\(quantity)")
        button("+1", 1)
      }
      HStack {
        button("Half", -quantity / 2)
        button("Double", quantity)
        button("A dozen", 12 - quantity)
      }
      Divider()
      button("One for everyone", 20 - quantity)
    }
  }
}
