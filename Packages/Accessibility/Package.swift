// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Accessibility",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardAccessibility", targets: ["PlacardAccessibility"])
  ],
  dependencies: [
    .package(path: "../Models"),
    .package(path: "../Text"),
  ],
  targets: [
    .target(
      name: "PlacardAccessibility",
      dependencies: [
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardText", package: "Text"),
      ],
      swiftSettings: settings)
  ]
)
