import AppIntents

/// What the bakery has and did; each conversation has one of its own.
public actor Bakery {
  private var cakes = [
    Cake(id: "plum", name: "Plum Cake"), Cake(id: "sponge", name: "Sponge"),
    Cake(id: "apple", name: "Apple Cake"),
  ]
  private(set) var pieces = 1
  /// What the next drawing of a box ends with instead of a view.
  private(set) var trouble: String?
  private(set) var isIced = false

  /// A bakery with three cakes.
  public init() {}

  /// Makes it the one that intents and queries find.
  @MainActor
  public static func register(_ bakery: Bakery) {
    AppDependencyManager.shared.add(dependency: bakery)
    AppDependencyManager.shared.add(dependency: Shelves())
    AppDependencyManager.shared.add(dependency: TipSwitch())
  }

  func cakes(_ ids: [String]) -> [Cake] { cakes.filter { ids.contains($0.id) } }

  func cakes(named text: String) -> [Cake] {
    cakes.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }

  var all: [Cake] { cakes }

  func add(_ delta: Int) { pieces += delta }

  func ice(_ isIced: Bool) { self.isIced = isIced }

  func rename(_ id: String, to name: String) {
    cakes = cakes.map { $0.id == id ? Cake(id: id, name: name) : $0 }
  }

  func sellOut(_ id: String) { cakes.removeAll { $0.id == id } }

  func fail(_ trouble: String?) { self.trouble = trouble }
}
