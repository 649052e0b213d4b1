// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "parley",
  // For IntentEffects, which is built there too: without a word the oldest ones count, which lack what it is made of.
  platforms: [
    .iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "IntentEffects", targets: ["IntentEffects"])
  ]
)

package.targets = [
  .target(name: "IntentEffects")
]

// The umbrellas carry Apple's names, so everything above the effects exists where Apple's frameworks do not.
#if os(Linux)
package.products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "AppIntents", targets: ["AppIntents", "_AppIntents_SwiftUI"]),
  .library(name: "WidgetKit", targets: ["WidgetKit"]),
  .library(name: "Intents", targets: ["Intents"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
  .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
  .library(name: "OSLog", targets: ["OSLog", "UnifiedLogging"]),
  .library(name: "PassKit", targets: ["PassKit"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "SnippetTesting", targets: ["SnippetTesting"]),
  .library(name: "TerminalSession", targets: ["TerminalSession"]),
  .library(name: "CoffeeShop", targets: ["CoffeeShop"]),
  .executable(name: "coffee-shop", targets: ["coffee-shop"]),
  .executable(name: "parley", targets: ["ParleyTool"]),
]

package.dependencies += [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
]

// The toolchain's own linker takes half the time of the system's.
let quickLinker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))

package.targets += [
  .systemLibrary(name: "CImage"),
  .target(name: "CClock"),
  .target(name: "CMainActor"),
  .target(name: "CExit", linkerSettings: [.linkedLibrary("dl")]),
  .target(name: "CUniversalTime", linkerSettings: [.linkedLibrary("dl")]),
  .systemLibrary(name: "CReadline"),
  .target(name: "SnippetFoundation", dependencies: ["CImage"]),
  .target(name: "SearchIndex", dependencies: ["SnippetFoundation"]),
  .macro(name: "IntentMacros"),
  .target(name: "Snippets", dependencies: ["SnippetFoundation", "IntentMacros"]),
  .target(
    name: "IntentModel",
    dependencies: ["SnippetFoundation", "SearchIndex", "IntentEffects", "IntentMacros"]
  ),
  .target(name: "IntentViews", dependencies: ["IntentModel", "Snippets"]),
  .target(name: "Lanes", dependencies: ["IntentModel", "CClock", "CMainActor"]),
  .target(
    name: "FlowEngine",
    dependencies: [
      "IntentViews", "Lanes", "CClock", .product(name: "Logging", package: "swift-log"),
    ]
  ),
  .target(name: "Timelines", dependencies: ["IntentViews"]),
  .target(name: "Snapshots", dependencies: ["SnippetFoundation"]),
  .target(name: "AppExits", dependencies: ["FlowEngine", "CExit"]),
  .target(name: "FlowFormat", dependencies: ["FlowEngine", "Snapshots"]),
  .target(name: "FlowScripts", dependencies: ["AppExits", "FlowFormat", "Timelines"]),
  .target(name: "SnippetTesting", dependencies: ["FlowScripts", "CUniversalTime"]),
  .target(name: "TerminalDialogue", dependencies: ["AppExits", "FlowFormat", "CReadline"]),
  .target(
    name: "TerminalSession",
    dependencies: [
      "FlowScripts", "TerminalDialogue",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "Logging", package: "swift-log"),
    ]
  ),
  .target(name: "SwiftUI", dependencies: ["Timelines"]),
  .target(name: "AppIntents", dependencies: ["IntentViews"]),
  .target(name: "_AppIntents_SwiftUI", dependencies: ["AppIntents"]),
  .target(name: "WidgetKit", dependencies: ["Timelines"]),
  .target(name: "Intents", dependencies: ["SnippetFoundation"]),
  .target(name: "UniformTypeIdentifiers", dependencies: ["SnippetFoundation"]),
  .target(name: "CoreSpotlight", dependencies: ["IntentModel"]),
  .target(name: "CoreTransferable", dependencies: ["SnippetFoundation"]),
  .target(name: "OSLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
  .target(name: "UnifiedLogging", dependencies: ["OSLog"]),
  .target(name: "PassKit", dependencies: ["IntentViews"]),
  .target(name: "CoreLocation", dependencies: ["IntentModel", "SnippetFoundation"]),
  .target(
    name: "CoffeeShop",
    dependencies: ["AppIntents", "SwiftUI", "IntentEffects"]
  ),
  .executableTarget(
    name: "coffee-shop",
    dependencies: ["CoffeeShop", "AppIntents", "SwiftUI", "TerminalSession"],
    linkerSettings: [quickLinker]
  ),
  .executableTarget(
    name: "ParleyTool",
    dependencies: [
      "FlowScripts",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    linkerSettings: [quickLinker]
  ),
  .testTarget(name: "SnippetFoundationTests", dependencies: ["SnippetFoundation"]),
  .testTarget(name: "SnippetsTests", dependencies: ["Snippets"], exclude: ["Canvas/Cases"]),
  .testTarget(name: "IntentModelTests", dependencies: ["AppIntents", "SwiftUI", "IntentEffects"]),
  // A test that imports a macro has everything built a second time, for the host, and a module between the two is built
  // twice in every build: the folder Expansion holds links to the plug-in's sources.
  .testTarget(name: "IntentMacrosTests"),
  .testTarget(
    name: "TimelinesTests",
    dependencies: [
      "Timelines", "FlowEngine", "WidgetKit", "AppIntents", "SwiftUI", "Intents",
    ]
  ),
  .testTarget(
    name: "StandInTests",
    dependencies: [
      "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "Intents", "OSLog",
      "PassKit", "SearchIndex", "Snippets", "UniformTypeIdentifiers",
      .product(name: "Logging", package: "swift-log"),
    ]
  ),
  // Files that say `import os`, as the README has them built.
  .testTarget(
    name: "ModuleAliasTests",
    dependencies: ["OSLog", "UnifiedLogging"],
    swiftSettings: [
      .swiftLanguageMode(.v6), .unsafeFlags(["-module-alias", "os=UnifiedLogging"]),
    ]
  ),
  .testTarget(
    name: "FlowEngineTests",
    dependencies: ["FlowEngine", "SnippetFoundation", "AppIntents", "SwiftUI", "IntentEffects"]
  ),
  .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "SnippetFoundation"]),
  .testTarget(
    name: "FlowScriptsTests",
    dependencies: [
      "FlowScripts", "Snapshots", "SnippetFoundation", "AppIntents", "SwiftUI", "WidgetKit",
      "IntentEffects",
    ],
    exclude: ["Reports/junit.xsd"]
  ),
  .testTarget(name: "ParleyTests", dependencies: ["FlowScripts", "ParleyTool"]),
  .testTarget(
    name: "SnippetTestingTests",
    dependencies: ["SnippetTesting", "AppIntents", "SwiftUI", "IntentEffects"]
  ),
  .executableTarget(
    name: "echo-app",
    dependencies: ["SwiftUI", "TerminalSession"],
    path: "Tests/Fixtures/echo-app"
  ),
  .executableTarget(
    name: "errands-extension",
    dependencies: ["AppIntents", "SwiftUI", "TerminalSession"],
    path: "Tests/Fixtures/errands-extension"
  ),
  .testTarget(
    name: "TerminalSessionTests",
    dependencies: [
      "TerminalSession", "coffee-shop",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]
  ),
  .testTarget(
    name: "CoffeeShopTests",
    dependencies: [
      "CoffeeShop", "FlowApps", "SnippetTesting", "FlowEngine", "Snippets", "SnippetFoundation",
      "AppIntents", "SwiftUI",
    ]
  ),
  .target(
    name: "FlowApps",
    dependencies: [
      "AppIntents", "SwiftUI", "WidgetKit", "IntentEffects", "PassKit", "CoreLocation",
    ],
    path: "Tests/Fixtures/FlowApps"
  ),
  .executableTarget(
    name: "flow-apps",
    dependencies: ["FlowApps", "SwiftUI", "TerminalSession"],
    path: "Tests/Fixtures/flow-apps"
  ),
  .target(
    name: "TeaHouse",
    dependencies: ["AppIntents", "SwiftUI", "IntentEffects"],
    path: "Tests/Fixtures/TeaHouse"
  ),
  .executableTarget(
    name: "tea-house",
    dependencies: ["TeaHouse", "SwiftUI", "TerminalSession"],
    path: "Tests/Fixtures/tea-house"
  ),
  .testTarget(
    name: "ArticleTests",
    dependencies: ["TeaHouse", "SnippetTesting", "AppIntents", "SwiftUI"]
  ),
  .target(
    name: "FlowerShop",
    dependencies: ["AppIntents", "SwiftUI"],
    path: "Tests/Fixtures/FlowerShop",
    resources: [.process("Resources")]
  ),
  .executableTarget(
    name: "flower-shop",
    dependencies: ["FlowerShop", "SwiftUI", "TerminalSession"],
    path: "Tests/Fixtures/flower-shop"
  ),
  .testTarget(
    name: "FlowAppsTests",
    dependencies: ["FlowApps", "FlowerShop", "SnippetTesting", "AppIntents", "SwiftUI"]
  ),
]

// The same sources as apps write them: in both language modes, and under Xcode's default of main-actor isolation.
// Spellings are compiled and never run; AppForms are run. The folders of the other modes are links to the first.
let modes: [(name: String, settings: [SwiftSetting])] = [
  ("Mode6", [.swiftLanguageMode(.v6)]), ("Mode5", [.swiftLanguageMode(.v5)]),
  ("MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]
for mode in modes {
  let frameworks: [Target.Dependency] = [
    "AppIntents", "SwiftUI", "WidgetKit", "CoreLocation", "CoreSpotlight", "CoreTransferable",
    "Intents", "OSLog", "UniformTypeIdentifiers", "_AppIntents_SwiftUI",
  ]
  package.targets += [
    .testTarget(
      name: "Spellings\(mode.name)",
      dependencies: frameworks,
      path: "Tests/Modes/\(mode.name)/Spellings",
      swiftSettings: mode.settings
    ),
    .testTarget(
      name: "AppForms\(mode.name)",
      dependencies: frameworks,
      path: "Tests/Modes/\(mode.name)/AppForms",
      swiftSettings: mode.settings
    ),
  ]
}
#endif

// The compiler's check of its own work is left out: a twentieth of a debug build.
let unchecked = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-llvm-verify"],
  .when(platforms: [.linux], configuration: .debug)
)

for target in package.targets where target.type != .system && target.swiftSettings == nil {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    unchecked,
  ]
}

// With two cores a module that is compiled as a whole takes a third less work than in batches, which begin anew with
// every import and emit much twice; with more cores the batches are through first. Snippets and IntentModel, the biggest,
// do not know each other, and so have a core each. A change inside of such a module costs all of it: who works on Parley
// itself sets PARLEY_INCREMENTAL, and the example app, which people change to see what comes, stays in batches. Only the
// fixtures keep the digests by which a second build leaves out objects that came out the same. Of a module that is
// compiled as a whole a debugger knows the lines, and its variables only with PARLEY_SYMBOLS.
if ProcessInfo.processInfo.activeProcessorCount <= 2
  && Context.environment["PARLEY_INCREMENTAL"] == nil
{
  for target in package.targets
  where [.regular, .executable, .macro].contains(target.type) && target.name != "CoffeeShop" {
    var flags = [
      "-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo",
    ]
    if target.path == nil {
      flags += ["-Xfrontend", "-disable-incremental-llvm-codegen"]
      if Context.environment["PARLEY_SYMBOLS"] == nil {
        flags += ["-Xfrontend", "-gline-tables-only"]
      }
    }
    target.swiftSettings?.append(
      .unsafeFlags(flags, .when(platforms: [.linux], configuration: .debug))
    )
  }
}

// Apps and programs for tests: every build makes them, so quickly and without what only a debugger reads. No test names
// a program as a dependency, or its linker settings would be the test's own as well; a build of the tests builds every
// target. Thread Sanitizer reads the names.
for target in package.targets
where target.path?.hasPrefix("Tests/Fixtures/") == true
  && Context.environment["PARLEY_SYMBOLS"] == nil
{
  // The build's own -g comes behind these settings, and the front end's in front of them.
  target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-gnone"]))
  if target.type == .executable {
    target.linkerSettings = [.unsafeFlags(["-use-ld=lld", "-Xlinker", "-s"])]
  }
}
