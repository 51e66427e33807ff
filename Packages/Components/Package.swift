// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Components",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardComponents", targets: ["PlacardComponents"])
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Models"),
    .package(path: "../Posting"),
    .package(path: "../Text"),
    .package(path: "../Views"),
  ],
  targets: [
    .target(
      name: "PlacardComponents",
      dependencies: [
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardText", package: "Text"),
        .product(name: "PlacardViews", package: "Views"),
      ],
      swiftSettings: settings)
  ]
)
