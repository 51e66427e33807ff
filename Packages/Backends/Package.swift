// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Backends",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardOutput", targets: ["PlacardOutput"]),
    .library(name: "PlacardTerminal", targets: ["PlacardTerminal"]),
    .library(name: "PlacardJSONStream", targets: ["PlacardJSONStream"]),
    .library(name: "PlacardLog", targets: ["PlacardLog"]),
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Animators"),
    .package(path: "../Layout"),
    .package(path: "../Models"),
    .package(path: "../Posting"),
    .package(path: "../Text"),
    .package(path: "../Views"),
  ],
  targets: [
    .target(
      name: "PlacardOutput",
      swiftSettings: settings),
    .target(
      name: "PlacardTerminal",
      dependencies: [
        "PlacardOutput",
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardAnimators", package: "Animators"),
        .product(name: "PlacardLayout", package: "Layout"),
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardText", package: "Text"),
        .product(name: "PlacardViews", package: "Views"),
      ],
      swiftSettings: settings),
    .target(
      name: "PlacardJSONStream",
      dependencies: [
        "PlacardOutput",
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
      ],
      swiftSettings: settings),
    .target(
      name: "PlacardLog",
      dependencies: [
        "PlacardOutput",
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardText", package: "Text"),
      ],
      swiftSettings: settings),
  ]
)
