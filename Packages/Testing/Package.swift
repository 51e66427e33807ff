// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Testing",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardTesting", targets: ["PlacardTesting"])
  ],
  dependencies: [
    .package(path: "../Animators"),
    .package(path: "../Models"),
    .package(path: "../Posting"),
    .package(path: "../Text"),
  ],
  targets: [
    .target(
      name: "PlacardTesting",
      dependencies: [
        .product(name: "PlacardAnimators", package: "Animators"),
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardText", package: "Text"),
      ],
      swiftSettings: settings)
  ]
)
