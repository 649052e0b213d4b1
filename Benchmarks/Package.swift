// swift-tools-version: 6.2
import PackageDescription

// The engine's face is `package`. The benchmarks see it by compiling as a module of that package, whose name
// is its folder's in small letters, with an underscore for what no module's name can hold.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let parley = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "parley", path: "..")],
  targets: [
    .target(name: "CLimit", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CTerminal"),
    .target(name: "CCount"),
    .executableTarget(name: "make-thousand"),
    .plugin(
      name: "ThousandPlugin",
      capability: .buildTool(),
      dependencies: ["make-thousand"]
    ),
    // Not optimised: what is measured is not its code, and a thousand intents are built in a tenth of the time.
    .target(
      name: "Thousand",
      dependencies: [.product(name: "AppIntents", package: "parley")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-Onone"])],
      plugins: ["ThousandPlugin"]
    ),
    .executableTarget(name: "line-floor", linkerSettings: [.linkedLibrary("readline")]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CCount",
        "CLimit",
        "CTerminal",
        "Thousand",
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
        .unsafeFlags(["-package-name", parley]),
      ]
    ),
  ]
)
