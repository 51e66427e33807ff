// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Inspection",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardInspection", targets: ["PlacardInspection"])
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Animators"),
    .package(path: "../Backends"),
    .package(path: "../Layout"),
    .package(path: "../Posting"),
    .package(path: "../Text"),
    .package(path: "../Views"),
  ],
  targets: [
    .target(
      name: "PlacardInspection",
      dependencies: [
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardAnimators", package: "Animators"),
        .product(name: "PlacardLayout", package: "Layout"),
        .product(name: "PlacardOutput", package: "Backends"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardTerminal", package: "Backends"),
        .product(name: "PlacardText", package: "Text"),
        .product(name: "PlacardViews", package: "Views"),
      ],
      swiftSettings: settings)
  ]
)
