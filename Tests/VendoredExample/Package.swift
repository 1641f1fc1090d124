// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "VendoredExample",
  defaultLocalization: "en",
  dependencies: [.package(name: "Intertitle", path: "../..")],
  targets: [
    .executableTarget(
      name: "Wallet",
      dependencies: [.product(name: "Intertitle", package: "Intertitle")],
      exclude: ["Vendor"],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "IntertitleMerging", package: "Intertitle")]
    )
  ]
)
