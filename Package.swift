// swift-tools-version: 6.2
import PackageDescription

// The facade: every module is declared here by path, so that the package can be consumed by URL
// and version, and so that one `swift test` runs everything. Each folder in Packages also builds
// alone; Scripts/layers proves that its manifest says the same as this one.

/// The language of every target: strict, and with the upcoming features that change meaning.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

func module(_ name: String, in folder: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    path: "Packages/\(folder)/Sources/\(name)", swiftSettings: settings)
}

func app(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      "Placard", "PlacardSamples", "PlacardInspection", "PlacardJSONStream", "PlacardLayout",
      "PlacardLog", "PlacardModels", "PlacardTerminal", "PlacardText",
    ], path: "Apps/\(folder)", swiftSettings: settings)
}

/// The benchmarks, and the package's only C: it stands in front of `malloc` to count.
let benchmarks: [Target] = [
  .target(name: "CPlacardAllocations", path: "Apps/placard-bench/CPlacardAllocations"),
  .executableTarget(
    name: "PlacardBench",
    dependencies: [
      "CPlacardAllocations", "Placard", "PlacardJSONStream", "PlacardLayout", "PlacardModels",
      "PlacardTerminal", "PlacardText",
    ],
    path: "Apps/placard-bench", exclude: ["CPlacardAllocations"], swiftSettings: settings),
]

/// What there is to see, for those who play it and for the page that shows it all.
let gallery: [Target] = [
  .target(
    name: "PlacardSamples", dependencies: ["Placard", "PlacardTerminal"],
    path: "Apps/placard-gallery/Samples", swiftSettings: settings),
  .target(
    name: "PlacardGalleryScreen",
    dependencies: [
      "Placard", "PlacardJSONStream", "PlacardLayout", "PlacardSamples", "PlacardTerminal",
      "PlacardText",
    ],
    path: "Apps/placard-gallery/Screen", swiftSettings: settings),
  .executableTarget(
    name: "PlacardGallery",
    dependencies: [
      "Placard", "PlacardGalleryScreen", "PlacardInspection", "PlacardSamples", "PlacardTerminal",
    ],
    path: "Apps/placard-gallery", exclude: ["Samples", "Screen"], swiftSettings: settings),
]

func test(
  _ name: String, _ dependencies: [String], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/\(name)",
    exclude: exclude, resources: resources, swiftSettings: settings)
}

let libraries = [
  "PlacardModels",
  "PlacardText",
  "PlacardLayout",
  "PlacardAnimators",
  "PlacardAccessibility",
  "PlacardViews",
  "PlacardPosting",
  "PlacardTasks",
  "PlacardComponents",
  "PlacardOutput",
  "PlacardTerminal",
  "PlacardJSONStream",
  "PlacardLog",
  "PlacardFeeds",
]

let modules = [
  module("PlacardModels", in: "Models"),
  module("PlacardText", in: "Text"),
  module("PlacardLayout", in: "Layout"),
  module("PlacardAnimators", in: "Animators", ["PlacardLayout"]),
  module("PlacardAccessibility", in: "Accessibility", ["PlacardModels", "PlacardText"]),
  module(
    "PlacardViews", in: "Views",
    ["PlacardAccessibility", "PlacardLayout", "PlacardModels", "PlacardText"]),
  module("PlacardPosting", in: "Posting", ["PlacardAccessibility", "PlacardModels"]),
  module("PlacardTasks", in: "Tasks", ["PlacardModels", "PlacardPosting"]),
  module(
    "PlacardComponents", in: "Components",
    [
      "PlacardAccessibility", "PlacardModels", "PlacardPosting", "PlacardText", "PlacardViews",
    ]),
  module(
    "PlacardTerminal", in: "Backends",
    [
      "PlacardAccessibility", "PlacardAnimators", "PlacardLayout", "PlacardModels",
      "PlacardOutput", "PlacardPosting", "PlacardText", "PlacardViews",
    ]),
  module("PlacardOutput", in: "Backends"),
  module(
    "PlacardJSONStream", in: "Backends", ["PlacardModels", "PlacardOutput", "PlacardPosting"]),
  module(
    "PlacardLog", in: "Backends",
    ["PlacardModels", "PlacardOutput", "PlacardPosting", "PlacardText"]),
  module(
    "PlacardInspection", in: "Inspection",
    [
      "PlacardAccessibility", "PlacardAnimators", "PlacardLayout", "PlacardOutput",
      "PlacardPosting", "PlacardTerminal", "PlacardText", "PlacardViews",
    ]),
  module("PlacardFeeds", in: "Feeds", ["PlacardJSONStream", "PlacardModels", "PlacardPosting"]),
  module(
    "PlacardTesting", in: "Testing",
    ["PlacardAnimators", "PlacardModels", "PlacardPosting", "PlacardText"]),
  module("Placard", in: "Placard", libraries),
]

let tests = [
  test("PlacardModelsTests", ["PlacardModels"]),
  test("PlacardTextTests", ["PlacardText"]),
  test("PlacardLayoutTests", ["PlacardInspection", "PlacardLayout"], exclude: ["Fixtures"]),
  test("PlacardAnimatorsTests", ["PlacardAnimators", "PlacardLayout", "PlacardTesting"]),
  test("PlacardAccessibilityTests", ["PlacardAccessibility", "PlacardModels"]),
  test(
    "PlacardViewsTests",
    [
      "PlacardAccessibility", "PlacardLayout", "PlacardModels", "PlacardTerminal", "PlacardText",
      "PlacardViews",
    ],
    exclude: ["Goldens"]),
  test(
    "PlacardPostingTests",
    [
      "PlacardAccessibility", "PlacardJSONStream", "PlacardModels", "PlacardPosting",
      "PlacardTesting",
    ]),
  test(
    "PlacardTasksTests", ["PlacardModels", "PlacardPosting", "PlacardTasks", "PlacardTesting"]),
  test(
    "PlacardComponentsTests",
    [
      "PlacardAccessibility", "PlacardAnimators", "PlacardComponents", "PlacardLayout",
      "PlacardModels", "PlacardPosting", "PlacardTerminal", "PlacardTesting", "PlacardViews",
    ]),
  test(
    "PlacardTerminalTests",
    [
      "PlacardAccessibility", "PlacardAnimators", "PlacardInspection", "PlacardLayout",
      "PlacardModels", "PlacardOutput", "PlacardPosting", "PlacardTerminal", "PlacardTesting",
      "PlacardText", "PlacardViews",
    ]),
  test(
    "PlacardInspectionTests",
    [
      "PlacardAnimators", "PlacardInspection", "PlacardLayout", "PlacardModels", "PlacardPosting",
      "PlacardTerminal", "PlacardViews",
    ]),
  test("PlacardOutputTests", ["PlacardOutput"]),
  test(
    "PlacardJSONStreamTests",
    [
      "PlacardJSONStream", "PlacardModels", "PlacardOutput", "PlacardPosting", "PlacardTesting",
    ]),
  test(
    "PlacardLogTests",
    ["PlacardLog", "PlacardModels", "PlacardOutput", "PlacardPosting", "PlacardTesting"]),
  test(
    "PlacardFeedsTests", ["PlacardFeeds", "PlacardJSONStream", "PlacardModels", "PlacardPosting"],
    exclude: ["Fixtures"]),
  test(
    "IntegrationTests",
    [
      "Placard", "PlacardInspection", "PlacardJSONStream", "PlacardTerminal", "PlacardTesting",
      "PlacardViews",
    ]),
  test(
    "AppTests",
    [
      "Placard", "PlacardCommand", "PlacardGalleryScreen", "PlacardJSONStream", "PlacardLayout",
      "PlacardModels", "PlacardSamples", "PlacardTerminal",
    ], exclude: ["Protocol"]),
  test("BenchTests", ["Placard", "PlacardBench", "PlacardLayout", "PlacardText"]),
  test(
    "DocumentationTests",
    ["Placard", "PlacardInspection", "PlacardLayout", "PlacardTerminal", "PlacardTesting"]),
]

/// Tiny programs that `Scripts/programs` runs into a pipe and on a terminal.
func programs(_ kind: String) -> Target {
  .executableTarget(
    name: "Placard\(kind)Programs", dependencies: ["Placard"], path: "Tests/Programs/\(kind)",
    swiftSettings: settings)
}

/// Applications to learn from, built with everything else.
func example(_ name: String) -> Target {
  .executableTarget(
    name: "Placard\(name)Example", dependencies: ["Placard", "PlacardLayout", "PlacardTerminal"],
    path: "Examples/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Placard",
  platforms: [.macOS(.v15)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) } + [
    .executable(name: "placard", targets: ["PlacardCommand"]),
    .executable(name: "placard-bench", targets: ["PlacardBench"]),
    .executable(name: "placard-gallery", targets: ["PlacardGallery"]),
  ],
  targets: modules
    + [app("PlacardCommand", in: "placard")] + benchmarks + gallery
    + tests
    + [
      example("Host"),
      example("Screen"),
      programs("Asynchronous"),
      programs("Synchronous"),
    ]
)
