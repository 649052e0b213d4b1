// swift-tools-version: 6.2
import PackageDescription

// The engine's face is `package`. The benchmarks see it by compiling as a module of that package, whose name
// is its folder's.
let parley = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "parley", path: "..")],
  targets: [
    .target(name: "CLimit", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CTerminal"),
    .target(name: "CCount"),
    .executableTarget(name: "line-floor", linkerSettings: [.linkedLibrary("readline")]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CCount",
        "CLimit",
        "CTerminal",
        "line-floor",
        .product(name: "AppIntents", package: "parley"),
        .product(name: "SwiftUI", package: "parley"),
        .product(name: "CoffeeShop", package: "parley"),
        .product(name: "TerminalSession", package: "parley"),
        // Built beside the benchmarks, which start it as a process.
        .product(name: "coffee-shop", package: "parley"),
      ],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .unsafeFlags(["-package-name", parley.lowercased()]),
      ]
    ),
  ]
)
