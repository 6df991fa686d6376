// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../layoutsim")],
  targets: [
    .testTarget(
      name: "MailTests",
      dependencies: [.product(name: "LayoutSimTesting", package: "layoutsim")]
    )
  ]
)
