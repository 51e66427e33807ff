// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Feeds",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardFeeds", targets: ["PlacardFeeds"])
  ],
  dependencies: [
    .package(path: "../Backends"),
    .package(path: "../Models"),
    .package(path: "../Posting"),
  ],
  targets: [
    .target(
      name: "PlacardFeeds",
      dependencies: [
        .product(name: "PlacardJSONStream", package: "Backends"),
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
      ],
      swiftSettings: settings)
  ]
)
