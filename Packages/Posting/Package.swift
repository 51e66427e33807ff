// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Posting",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardPosting", targets: ["PlacardPosting"])
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Models"),
  ],
  targets: [
    .target(
      name: "PlacardPosting",
      dependencies: [
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardModels", package: "Models"),
      ],
      swiftSettings: settings)
  ]
)
