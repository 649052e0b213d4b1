import Foundation

/// What the shop sells.
///
/// Prices are for a medium cup, in cents.
enum Menu {
  struct Item: Sendable, Equatable, Identifiable {
    let id: String
    let name: String
    let cents: Int
    let description: String
    /// What else people call it.
    let synonyms: [String]
    /// The price as it is written; a menu is printed once.
    let priceText: String

    var price: Decimal { Decimal(cents: cents) }

    init(id: String, name: String, cents: Int, description: String, synonyms: [String]) {
      self.id = id
      self.name = name
      self.cents = cents
      self.description = description
      self.synonyms = synonyms
      priceText = Menu.price(cents: cents)
    }
  }

  /// What oat milk costs a cup: the dearest thing one can do to it.
  static let oatMilkCents = 60

  static let items = [
    Item(
      id: "latte",
      name: "Latte",
      cents: 360,
      description: "Espresso with steamed milk",
      synonyms: ["caffe latte", "milk coffee"]
    ),
    Item(
      id: "flat-white",
      name: "Flat White",
      cents: 400,
      description: "Two shots, velvety milk",
      synonyms: ["cortado"]
    ),
    Item(
      id: "espresso",
      name: "Espresso",
      cents: 240,
      description: "One short, strong shot",
      synonyms: ["short black"]
    ),
    Item(
      id: "mocha",
      name: "Mocha",
      cents: 440,
      description: "Espresso, chocolate and milk",
      synonyms: ["chocolate coffee"]
    ),
    Item(
      id: "green-tea",
      name: "Green Tea",
      cents: 240,
      description: "Sencha, brewed at 80 degrees",
      synonyms: ["sencha"]
    ),
    Item(
      id: "iced-tea",
      name: "Iced Tea",
      cents: 280,
      description: "Black tea with lemon and ice",
      synonyms: ["cold tea"]
    ),
  ]

  /// Returns what a cup costs as it is written: `$3.60`.
  static func price(cents: Int) -> String {
    let (dollars, rest) = cents.quotientAndRemainder(dividingBy: 100)
    return "$\(dollars).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func item(_ id: String) -> Item? { items.first { $0.id == id } }

  /// Returns what a person may mean by a text: the one thing called exactly so, else all that contain it.
  static func items(matching text: String) -> [Item] {
    let wanted = plain(text)
    guard !wanted.isEmpty else { return [] }
    let called = items.filter { ([$0.name] + $0.synonyms).map(plain).contains(wanted) }
    if !called.isEmpty { return called }
    return items.filter { item in
      ([item.name] + item.synonyms).contains { plain($0).contains(wanted) }
    }
  }

  /// Each day has its own special, the same for everybody.
  static func special(on date: Date) -> Item {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = calendar.component(.weekday, from: date)
    return items[day % items.count]
  }

  /// Lower case, without the plural's `s`.
  private static func plain(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return text.count > 3 && text.hasSuffix("s") ? String(text.dropLast()) : text
  }
}

extension Decimal {
  /// Dollars of whole cents; nothing is divided.
  init(cents: Int) { self.init(sign: .plus, exponent: -2, significand: Decimal(cents)) }

  /// An amount as the shop writes it: `$9.00`.
  var dollars: String { formatted(Self.dollarStyle) }

  private static let dollarStyle = FormatStyle.Currency(
    code: "USD",
    locale: Locale(identifier: "en_US")
  )
}
