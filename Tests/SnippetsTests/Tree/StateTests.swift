import SnippetFoundation
import Testing

@testable import Snippets

/// Models and properties as real apps write them.
@MainActor
struct StateTests {
  @Observable
  final class Order {
    var name = "Latte"
    var quantity = 1
    var isHot = true
    init() {}
  }

  @Observable final class Missing { init() {} }

  final class Shop: ObservableObject {
    @Published var name = "Corner"
    @Published private(set) var orders: [String] = []
    func rename() {
      objectWillChange.send()
      name = "Market"
    }
  }

  private struct OrderRow: View {
    @State private var isExpanded = false
    @State private var note: String?
    @State private var order = Order()
    @Binding var quantity: Int
    @ScaledMetric(relativeTo: .body) private var size = 12.0
    @ScaledMetric var width: CGFloat = 8
    @Namespace private var space
    @GestureState private var isPressed = false
    @SceneStorage("tab") private var tab = "orders"

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(order.name) \(quantity) \(isExpanded ? "open" : "closed") \(note ?? "none")")
        Stepped(value: $quantity, name: $order.name)
        Text("\(size, specifier: "%.0f") \(tab)").opacity(isPressed ? 0.5 : 1)
      }
      .matchedGeometryEffect(id: "row", in: space)
    }
  }

  private struct Stepped: View {
    @Binding var value: Int
    @Binding var name: String
    init(value: Binding<Int>, name: Binding<String>) {
      _value = value
      self._name = name
    }
    var body: some View { Text("\(name): \(value)") }
  }

  @Test func `state, bindings and the rest hold their first values`() {
    #expect(render(OrderRow(quantity: .constant(3))) == "Latte 3 closed none\nLatte: 3\n12 orders")
  }

  private struct Model: View {
    @Environment(Order.self) private var order
    @Environment(Missing.self) private var missing: Missing?
    @EnvironmentObject private var shop: Shop

    var body: some View {
      @Bindable var order = order
      Toggle("Hot", isOn: $order.isHot)
      Text("\(order.name) at \(shop.name), \(missing == nil ? "alone" : "together")")
      Editor(order: order, shop: shop)
    }
  }

  private struct Editor: View {
    @Bindable var order: Order
    @ObservedObject var shop: Shop
    @StateObject private var own = Shop()

    var body: some View {
      Stepped(value: $order.quantity, name: $shop.name)
      Text(own.name)
    }
  }

  @Test func `models come from the environment`() {
    let (order, shop) = (Order(), Shop())
    shop.rename()
    let view = VStack(alignment: .leading) { Model() }.environment(order).environmentObject(shop)
    #expect(
      render(view) == """
        (x) Hot
        Latte at Market, alone
        Market: 1
        Corner
        """
    )
  }

  @Test func `bindings reach parts, elements and optional values`() {
    struct Item: Identifiable { var id: Int, name: String }
    var items = [Item(id: 1, name: "tea"), Item(id: 2, name: "milk")]
    let binding = Binding(get: { items }, set: { items = $0 })
    struct Row: View {
      @Binding var item: Item
      var body: some View { Text(item.name) }
    }
    let list = VStack(alignment: .leading) {
      ForEach(binding) { $item in Row(item: $item) }
    }
    #expect(render(list) == "tea\nmilk")
    binding[1].name.wrappedValue = "oats"
    #expect(items[1].name == "oats" && render(list) == "tea\noats")
    #expect(binding.count == 2 && binding[0].id == 1)
    var optional: Int? = 3
    let maybe = Binding(get: { optional }, set: { optional = $0 })
    Binding(maybe)?.wrappedValue = 4
    #expect(optional == 4)
    #expect(Binding<Int>(.constant(Int?.none)) == nil || true)
    #expect(Binding<Int?>(.constant(5)).wrappedValue == 5)
  }

  private enum Size: String, CaseIterable { case small, large }
  private enum Level: Int {
    case low = 1
    case high
  }

  private struct Settings: View {
    @AppStorage("count") var count = 1
    @AppStorage("name") var name = "Ann"
    @AppStorage("on") var isOn = true
    @AppStorage("share") var share = 0.5
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level: Level = .low
    @AppStorage("nickname") var nickname: String?
    @AppStorage("data") var data = Data()
    @AppStorage("choice") var choice: Size?

    init(_ store: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: store)
      _name = AppStorage(wrappedValue: "Ann", "name", store: store)
      _isOn = AppStorage(wrappedValue: true, "on", store: store)
      _share = AppStorage(wrappedValue: 0.5, "share", store: store)
      _size = AppStorage(wrappedValue: .small, "size", store: store)
      _level = AppStorage(wrappedValue: .low, "level", store: store)
      _nickname = AppStorage("nickname", store: store)
      _data = AppStorage(wrappedValue: Data(), "data", store: store)
      _choice = AppStorage("choice", store: store)
    }

    var body: some View {
      Text(
        "\(count) \(name) \(isOn ? "on" : "off") \(share) \(size.rawValue) \(level.rawValue) \(nickname ?? "-") \(choice?.rawValue ?? "-")"
      )
    }
  }

  @Test func `settings are what the app's defaults hold`() throws {
    let name = "parley.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    #expect(render(Settings(store)) == "1 Ann on 0.5 small 1 - -")
    store.set(7, forKey: "count")
    store.set("large", forKey: "size")
    store.set(false, forKey: "on")
    store.set("nothing of the kind", forKey: "choice")
    let settings = Settings(store)
    settings.name = "Bea"
    settings.level = .high
    settings.$nickname.wrappedValue = "B"
    #expect(render(settings) == "7 Bea off 0.5 large 2 B -")
    settings.nickname = nil
    #expect(store.object(forKey: "nickname") == nil)
  }
}
