import AppIntents

/// The shop says what it can do instead of being searched for it.
struct FlowerPackage: AppIntentsPackage {
  static var listedTypes: [Any.Type]? {
    [OrderFlowers.self, CountVisits.self, Arrange<Flower>.self, FlowerShortcuts.self]
  }
}
