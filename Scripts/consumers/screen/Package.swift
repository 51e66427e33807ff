// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "screen",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: Context.environment["PLACARD_URL"] ?? "", exact: "0.1.0")
  ],
  targets: [
    .executableTarget(
      name: "screen",
      dependencies: [
        .product(name: "Placard", package: "Placard"),
        .product(name: "PlacardInspection", package: "Placard"),
        .product(name: "PlacardTerminal", package: "Placard"),
      ],
      path: ".", exclude: ["expected.txt"], sources: ["main.swift"])
  ]
)
