// swift-tools-version: 6.2
import PackageDescription

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Layout",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PlacardLayout", targets: ["PlacardLayout"])
  ],
  targets: [
    .target(
      name: "PlacardLayout",
      swiftSettings: settings)
  ]
)
