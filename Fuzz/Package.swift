// swift-tools-version: 6.2
import PackageDescription

// The libraries are linked from where they live, and built here with what libFuzzer needs: every edge counted, and
// their insides in sight of the targets.
let instrumented: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-sanitize=fuzzer", "-enable-testing", "-parse-as-library"]),
]
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

let package = Package(
  name: "fuzz",
  targets: [
    .systemLibrary(name: "CImage"),
    .target(name: "SnippetFoundation", dependencies: ["CImage"], swiftSettings: instrumented),
    .target(name: "Snippets", dependencies: ["SnippetFoundation"], swiftSettings: instrumented),
    .executableTarget(
      name: "fuzz-text",
      dependencies: ["Snippets"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
    .executableTarget(
      name: "fuzz-tree",
      dependencies: ["Snippets"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
  ]
)
