// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Tasks",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardTasks", targets: ["PlacardTasks"])
  ],
  dependencies: [
    .package(path: "../Models"),
    .package(path: "../Posting"),
  ],
  targets: [
    .target(
      name: "PlacardTasks",
      dependencies: [
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
      ],
      swiftSettings: settings)
  ]
)
