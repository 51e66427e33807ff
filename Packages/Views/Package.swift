// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Views",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardViews", targets: ["PlacardViews"])
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Layout"),
    .package(path: "../Models"),
    .package(path: "../Text"),
  ],
  targets: [
    .target(
      name: "PlacardViews",
      dependencies: [
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardLayout", package: "Layout"),
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardText", package: "Text"),
      ],
      swiftSettings: settings)
  ]
)
