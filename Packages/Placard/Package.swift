// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Placard",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Placard", targets: ["Placard"])
  ],
  dependencies: [
    .package(path: "../Accessibility"),
    .package(path: "../Animators"),
    .package(path: "../Backends"),
    .package(path: "../Components"),
    .package(path: "../Feeds"),
    .package(path: "../Layout"),
    .package(path: "../Models"),
    .package(path: "../Posting"),
    .package(path: "../Tasks"),
    .package(path: "../Text"),
    .package(path: "../Views"),
  ],
  targets: [
    .target(
      name: "Placard",
      dependencies: [
        .product(name: "PlacardModels", package: "Models"),
        .product(name: "PlacardText", package: "Text"),
        .product(name: "PlacardLayout", package: "Layout"),
        .product(name: "PlacardAnimators", package: "Animators"),
        .product(name: "PlacardAccessibility", package: "Accessibility"),
        .product(name: "PlacardViews", package: "Views"),
        .product(name: "PlacardPosting", package: "Posting"),
        .product(name: "PlacardTasks", package: "Tasks"),
        .product(name: "PlacardComponents", package: "Components"),
        .product(name: "PlacardOutput", package: "Backends"),
        .product(name: "PlacardTerminal", package: "Backends"),
        .product(name: "PlacardJSONStream", package: "Backends"),
        .product(name: "PlacardLog", package: "Backends"),
        .product(name: "PlacardFeeds", package: "Feeds"),
      ],
      swiftSettings: settings)
  ]
)
