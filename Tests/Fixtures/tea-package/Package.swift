// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tea-house",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "TeaHouse", targets: ["TeaHouse"])],
  dependencies: [.package(url: "https://example.com/parley.git", from: "0.1.0")],
  targets: [
    .target(
      name: "TeaHouse",
      dependencies: [.product(name: "IntentEffects", package: "parley")]
    )
  ]
)

// Where Apple's frameworks are not, Parley's stand in for them, and the tests run.
#if os(Linux)
package.targets[0].dependencies += [
  .product(name: "AppIntents", package: "parley"),
  .product(name: "SwiftUI", package: "parley"),
]
package.targets += [
  .executableTarget(
    name: "tea-house",
    dependencies: ["TeaHouse", .product(name: "TerminalSession", package: "parley")]
  ),
  .testTarget(
    name: "TeaHouseTests",
    dependencies: ["TeaHouse", .product(name: "SnippetTesting", package: "parley")]
  ),
]
#endif
