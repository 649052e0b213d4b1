// swift-tools-version: 6.2
import PackageDescription

// The engine's face is `package`, and a package's name is its folder's: the figures of the engine are
// taken as a module of that package would take them.
let parley = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "parley", path: "..")],
  targets: [
    .target(name: "CLimit", cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CLimit",
        .product(name: "AppIntents", package: "parley"),
        .product(name: "SwiftUI", package: "parley"),
        .product(name: "CoffeeShop", package: "parley"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .unsafeFlags(["-package-name", parley.lowercased()]),
      ]
    ),
  ]
)
