import AppIntents
import Foundation
import Testing

@testable import CoffeeShop

struct OrderFileTests {
  @Test func `no file holds no orders, and reading makes none`() throws {
    try inFolder { folder in
      let file = OrderFile(path: folder + "/orders.json")
      let orders = try file.read()
      #expect(orders.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `orders survive, in folders made for them`() throws {
    try inFolder { folder in
      let path = folder + "/state/coffee-shop/orders.json"
      try OrderFile(path: path).update { $0.append(.sample("O-1001")) }
      try OrderFile(path: path).update { $0.append(.sample("O-1002")) }
      #expect(try OrderFile(path: path).read() == [.sample("O-1001"), .sample("O-1002")])
    }
  }

  @Test(arguments: OrderFile.Step.allCases)
  func `a crash in the middle of a write loses and doubles nothing`(step: OrderFile.Step) throws {
    try inFolder { folder in
      let path = folder + "/orders.json"
      try OrderFile(path: path).update { $0.append(.sample("O-1001")) }

      var crashing = OrderFile(path: path)
      crashing.afterStep = { if $0 == step { throw Crash() } }
      #expect(throws: Crash.self) { try crashing.update { $0.append(.sample("O-1002")) } }

      let after = try OrderFile(path: path).read()
      let expected: [PlacedOrder] =
        step == .renamed ? [.sample("O-1001"), .sample("O-1002")] : [.sample("O-1001")]
      #expect(after == expected)

      try OrderFile(path: path).update { $0.append(.sample("O-1003")) }
      #expect(try OrderFile(path: path).read() == expected + [.sample("O-1003")])
    }
  }

  @Test(arguments: ["", "[", "{}", "[{\"id\": 1}]", "[1]", "\u{0}\u{1}"])
  func `a file that is not orders is reported and left as it is`(text: String) throws {
    try inFolder { folder in
      let path = folder + "/orders.json"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: ShopError.self) {
        try OrderFile(path: path).update { $0.append(.sample("O-1001")) }
      }
      let words = error.map { String(localized: $0.localizedStringResource) } ?? ""
      #expect(words.hasPrefix("The orders in '\(path)' cannot be read: "))
      #expect(words.hasSuffix("Repair it, or move it away to begin with no orders."))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func `a path that cannot be written is reported`() throws {
    try inFolder { folder in
      let path = folder + "/file/orders.json"
      try Data().write(to: URL(fileURLWithPath: folder + "/file"))
      let error = #expect(throws: ShopError.self) {
        try OrderFile(path: path).update { $0.append(.sample("O-1001")) }
      }
      let words = error.map { String(localized: $0.localizedStringResource) } ?? ""
      #expect(words.hasPrefix("The order cannot be kept in '\(path)': "))
    }
  }

  @Test func `writers take turns`() async throws {
    try await inFolder { folder in
      let path = folder + "/orders.json"
      try await withThrowingTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            try OrderFile(path: path).update { $0.append(.sample("O-\(index)")) }
          }
        }
        try await group.waitForAll()
      }
      #expect(Set(try OrderFile(path: path).read().map(\.id)).count == 20)
    }
  }
}

private struct Crash: Error {}
