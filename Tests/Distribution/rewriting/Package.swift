// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../layoutsim", traits: ["SourceRewriting"])],
  targets: [
    .target(
      name: "Reader",
      dependencies: [.product(name: "UIKitShim", package: "layoutsim")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "RewriteSources", package: "layoutsim")]
    ),
    .testTarget(
      name: "ReaderTests",
      dependencies: ["Reader", .product(name: "LayoutSimTesting", package: "layoutsim")]
    ),
  ]
)
