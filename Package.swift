// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Intertitle",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Intertitle", targets: ["Intertitle"]),
    .library(name: "IntertitleTesting", targets: ["IntertitleTesting"]),
    .library(name: "IntertitleTestTraits", targets: ["IntertitleTestTraits"]),
    .library(name: "IntertitleTooling", targets: ["IntertitleTooling"]),
    .executable(name: "retitle", targets: ["retitle"]),
    .plugin(name: "IntertitleMerging", targets: ["IntertitleMerging"]),
  ],
  targets: [
    .target(name: "CIntertitle"),
    .target(
      name: "IntertitleLanguages",
      dependencies: ["CIntertitle"],
      exclude: ["Generator"],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleTables",
      dependencies: ["CIntertitle", "IntertitleLanguages"],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleTooling",
      dependencies: ["CIntertitle", "IntertitleLanguages", "IntertitleTables"],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleChain",
      dependencies: ["CIntertitle", "IntertitleLanguages"],
      swiftSettings: strict
    ),
    .target(
      name: "Intertitle",
      dependencies: ["CIntertitle", "IntertitleLanguages", "IntertitleTables", "IntertitleChain"],
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleTesting",
      dependencies: ["Intertitle", "IntertitleLanguages", "IntertitleTables", "IntertitleChain"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "IntertitleMerge",
      dependencies: ["IntertitleLanguages", "IntertitleTooling"],
      swiftSettings: strict
    ),
    .plugin(
      name: "IntertitleMerging",
      capability: .buildTool(),
      dependencies: ["IntertitleMerge"],
      path: "Sources/IntertitleMerging"
    ),
    // The only one that imports Testing: no app links it.
    .target(
      name: "IntertitleTestTraits",
      dependencies: ["Intertitle", "IntertitleTesting"],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleSample",
      dependencies: ["Intertitle", "IntertitleLanguages", "IntertitleTables", "IntertitleChain"],
      exclude: ["Tables", "Generator"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "retitle",
      dependencies: [
        "Intertitle", "IntertitleLanguages", "IntertitleTables", "IntertitleChain",
        "IntertitleTooling", "IntertitleSample",
      ],
      swiftSettings: strict
    ),
    .target(name: "IntertitleBenchmarkPeers", swiftSettings: strict),
    .executableTarget(
      name: "IntertitleBenchmarks",
      dependencies: [
        "Intertitle", "IntertitleLanguages", "IntertitleTables", "IntertitleChain",
        "IntertitleTooling", "IntertitleBenchmarkPeers",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleLanguagesTests",
      dependencies: ["IntertitleLanguages"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleTablesTests",
      dependencies: ["CIntertitle", "IntertitleTables", "IntertitleTestInputs"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleToolingTests",
      dependencies: ["Intertitle", "IntertitleTooling", "IntertitleTestInputs"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleChainTests",
      dependencies: ["IntertitleChain", "IntertitleTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleTests",
      dependencies: [
        "Intertitle", "IntertitleTesting", "IntertitleSample", "IntertitleTestProcess",
        "IntertitleTestInputs",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleTestingTests",
      dependencies: ["IntertitleTesting", "IntertitleSample"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntertitleTestTraitsTests",
      dependencies: ["IntertitleTestTraits"],
      swiftSettings: strict
    ),
    .target(
      name: "IntertitleTestInputs",
      dependencies: ["IntertitleLanguages", "IntertitleTables"],
      path: "Tests/IntertitleTestInputs",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "IntertitleTestProcess",
      dependencies: ["Intertitle"],
      path: "Tests/IntertitleTestProcess",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ReadmeExample",
      dependencies: ["Intertitle"],
      path: "Tests/ReadmeTests/Example",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["Intertitle", "IntertitleTesting", "IntertitleTestTraits", "ReadmeExample"],
      exclude: ["Example", "Guides/Combine", "Guides/TestingAScreen/Golden"],
      swiftSettings: strict
    ),
    // A late app as it was and retrofitted, compiled as such an app is: without further features.
    .target(
      name: "LateAppBefore",
      path: "Tests/LateAppTests/Before",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "LateApp",
      dependencies: ["Intertitle"],
      path: "Tests/LateAppTests/After",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "LateAppTests",
      dependencies: ["LateApp", "LateAppBefore", "IntertitleTestTraits"],
      exclude: ["Before", "After", "Tables", "Vendor", "Guide/Golden"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "retitleTests",
      dependencies: [
        "retitle", "IntertitleSample", "IntertitleTooling", "IntertitleTestInputs",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
  ]
)
