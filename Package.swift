// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: Swift 6, explicit existentials and imports, no unsafe code
/// without a mark, no warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// How libraries are compiled in debug builds of packages that depend on this one: each whole module at once.
///
/// Who tests an app builds them once, and it takes two thirds of the processor's time. In the package itself, which
/// is the working copy, files that did not change are not compiled again. Two flags keep the package
/// manager's own, which are made for one file at a time, from being remarked on. Places of lines are left out, which take
/// a tenth of the time; those of the app's own sources are there.
let whole: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
        "-index-ignore-system-modules", "-disable-batch-mode", "-suppress-remarks", "-Xfrontend",
        "-gnone",
      ],
      .when(configuration: .debug)
    )
  ] : []

/// What a library is compiled with that lays out texts and views, or captures them: it is optimized in debug builds, too.
///
/// Tests of apps run in debug builds, and there a sheet of 48 cells takes a quarter of the time. Assertions stay.
let laysOut: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

/// A library target and the targets directly below it.
func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    swiftSettings: strict + [.strictMemorySafety()] + whole + settings
  )
}

/// What calls the libraries and does little itself is compiled with: tests, the command, validation, fuzzing and the
/// preview, and the libraries that apps' tests import, which are not optimized there either.
///
/// Where the libraries are optimized it is not: that takes longer than running the tests, two minutes of processor of
/// each release build, and none of its work gets faster by it. Scenes and simulation stay optimized, without which a
/// gallery would take a sixth longer, and reports, without which pictures with many annotations take ten times as long.
let calling: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The tests of one target; `others` are further targets that they need.
func tests(
  _ subject: String,
  _ others: [Target.Dependency] = [],
  exclude: [String] = [],
  settings: [SwiftSetting] = calling
) -> Target {
  .testTarget(
    name: "\(subject)Tests",
    dependencies: [.init(stringLiteral: subject), "TestSupport"] + others,
    exclude: exclude,
    swiftSettings: strict + settings
  )
}

/// The tree and all kinds of views.
let views: [Target.Dependency] = ["LayoutControls", "LayoutTables", "LayoutViews"]

/// The tree and what moves it, whose types tests see through other modules.
///
/// The package manager compiles a test target anew only if a module changes that it names.
let tree: [Target.Dependency] = ["TableSelection", "LayoutInteraction"] + views

/// How commands are linked: `Scripts/build-release` puts Swift's own libraries inside.
let linking: [LinkerSetting] =
  Context.environment["LAYOUTSIM_LINKING"].map {
    [.unsafeFlags($0.split(separator: " ").map(String.init))]
  } ?? []

let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let sockets: Target.Dependency = .product(name: "FlyingSocks", package: "FlyingFox")
/// A product of swift-syntax, which who does not rewrite sources neither fetches nor builds.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["SourceRewriting"]))
}

let arguments: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "layoutsim",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutSimTesting", targets: ["LayoutSimTesting"]),
    .library(name: "UIKitShim", targets: ["UIKitShim", "VirtualFoundation"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .executable(name: "layoutsim", targets: ["layoutsim"]),
    .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
  ],
  traits: [
    .trait(name: "PNG", description: "PNG pictures through librsvg (needs librsvg2-dev)"),
    .trait(
      name: "SourceRewriting",
      description: "The plugin RewriteSources, by which an app's own sources compile (swift-syntax)"
    ),
    .trait(
      name: "Shaping",
      description: "texts in every script (needs libharfbuzz-dev and libfribidi-dev)"
    ),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // Values.
    library("LayoutGeometry", settings: laysOut),
    library("LayoutDiagnostics"),
    library("LayoutDevices", ["LayoutGeometry"]),
    library(
      "LayoutText",
      ["LayoutGeometry"],
      exclude: ["OFL.txt", "Unicode-License.txt"],
      settings: laysOut
    ),
    library("LayoutSolver", settings: laysOut),
    library("SolverWorkloads", ["LayoutSolver"]),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
    ),
    .systemLibrary(
      name: "CFriBidi",
      pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]
    ),
    .target(
      name: "LayoutShaping",
      dependencies: [
        "LayoutText", "LayoutGeometry",
        .target(name: "CHarfBuzz", condition: .when(traits: ["Shaping"])),
        .target(name: "CFriBidi", condition: .when(traits: ["Shaping"])),
      ],
      swiftSettings: strict + whole
    ),
    library(
      "ScreenFrames",
      ["LayoutText", "LayoutDevices", "LayoutDiagnostics", "LayoutGeometry"],
      settings: laysOut
    ),
    library("SelectionModel"),
    library(
      "LayoutConsole",
      ["LayoutSolver", "LayoutDiagnostics", "LayoutGeometry"],
      settings: calling
    ),
    library("LayoutVocabulary"),
    library(
      "LayoutScenes",
      [
        "LayoutVocabulary", "SelectionModel", "ScreenFrames", "LayoutShaping", "LayoutText",
        "LayoutGeometry", "LayoutDiagnostics", "LayoutDevices", yams,
      ]
    ),
    // The tree and what moves it.
    library(
      "LayoutViews",
      [
        "LayoutVocabulary", "LayoutSolver", "ScreenFrames", "LayoutText", "LayoutDevices",
        "LayoutDiagnostics", "LayoutGeometry",
      ],
      settings: laysOut
    ),
    library(
      "LayoutTables",
      [
        "LayoutViews", "LayoutVocabulary", "ScreenFrames", "LayoutText", "LayoutDevices",
        "LayoutDiagnostics", "LayoutGeometry",
      ]
    ),
    library(
      "LayoutControls",
      [
        "LayoutViews", "LayoutVocabulary", "ScreenFrames", "LayoutText", "LayoutDevices",
        "LayoutDiagnostics", "LayoutGeometry",
      ]
    ),
    library(
      "LayoutInteraction",
      views + ["LayoutDevices", "LayoutDiagnostics", "LayoutGeometry"]
    ),
    library(
      "TableSelection",
      views + [
        "SelectionModel", "LayoutInteraction", "LayoutDevices", "LayoutDiagnostics", "LayoutText",
        "LayoutGeometry",
      ]
    ),
    library(
      "LayoutCapture",
      views + [
        "LayoutInteraction", "ScreenFrames", "LayoutDevices", "LayoutText", "LayoutGeometry",
      ],
      settings: laysOut
    ),
    library(
      "LayoutSimulation",
      tree + [
        "LayoutScenes", "LayoutCapture", "ScreenFrames", "LayoutDevices", "LayoutDiagnostics",
        "LayoutText", "LayoutGeometry",
      ]
    ),
    library(
      "LayoutReports",
      tree + [
        "LayoutSimulation", "LayoutCapture", "LayoutScenes", "LayoutConsole", "ScreenFrames",
        "LayoutDevices", "LayoutDiagnostics", "LayoutText", "LayoutGeometry",
      ]
    ),
    library(
      "LayoutValidation",
      [
        "LayoutSimulation", "LayoutScenes", "LayoutControls", "LayoutTables", "LayoutViews",
        "TableSelection", "LayoutInteraction", "LayoutText", "LayoutVocabulary", "LayoutDevices",
        "LayoutDiagnostics",
        "LayoutGeometry",
      ],
      settings: calling
    ),
    library(
      "GestureFuzzing",
      tree + [
        "LayoutSimulation", "LayoutScenes", "SelectionModel", "LayoutDevices", "LayoutDiagnostics",
        "LayoutGeometry",
      ],
      settings: calling
    ),
    // Pictures.
    library("LayoutSVG", ["ScreenFrames", "LayoutText", "LayoutGeometry"]),
    .systemLibrary(
      name: "CRsvg",
      pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]
    ),
    .target(
      name: "LayoutPNG",
      dependencies: [.target(name: "CRsvg", condition: .when(traits: ["PNG"]))],
      swiftSettings: strict + whole
    ),
    // What uses it.
    library(
      "LayoutSnapshots",
      [
        "ScreenFrames", "LayoutSVG", "LayoutPNG", "LayoutDiagnostics", "LayoutText",
        "LayoutGeometry",
      ]
    ),
    library(
      "LayoutSimTesting",
      [
        "LayoutSimulation", "LayoutValidation", "LayoutSnapshots", "LayoutSVG", "UIKitShim",
        "LayoutInteraction", "LayoutViews", "LayoutScenes", "LayoutShaping",
        "LayoutCapture", "LayoutDevices", "LayoutDiagnostics", "ScreenFrames",
      ],
      settings: calling
    ),
    library(
      "UIKitShim",
      tree + [
        "LayoutCapture", "LayoutDevices", "LayoutDiagnostics", "LayoutGeometry", "LayoutText",
        "ScreenFrames",
      ],
      settings: calling
    ),
    // What an app's own sources are rewritten for, and what rewrites them.
    library(
      "VirtualFoundation",
      ["LayoutInteraction", "LayoutViews", "LayoutDiagnostics", "LayoutGeometry"],
      settings: calling
    ),
    library(
      "SourceRewriting",
      ["LayoutDiagnostics", syntax("SwiftSyntax"), syntax("SwiftParser")]
    ),
    .executableTarget(
      name: "layoutsim-rewrite",
      dependencies: ["SourceRewriting", "LayoutDiagnostics"],
      swiftSettings: strict
    ),
    .plugin(
      name: "RewriteSources",
      capability: .buildTool(),
      dependencies: ["layoutsim-rewrite"],
      path: "Sources/RewriteSources"
    ),
    library(
      "LayoutPreview",
      views + [
        sockets, "LayoutReports", "LayoutSimulation", "LayoutSVG", "LayoutInteraction",
        "LayoutScenes", "ScreenFrames", "LayoutDevices", "LayoutDiagnostics", "LayoutGeometry",
      ],
      settings: calling
    ),
    .executableTarget(
      name: "layoutsim",
      dependencies: [
        "LayoutPreview", "LayoutSimulation", "LayoutReports", "LayoutValidation", "LayoutConsole",
        "LayoutCapture",
        "GestureFuzzing", "LayoutSVG", "LayoutPNG",
        "LayoutSnapshots", "LayoutShaping", "LayoutScenes", "LayoutInteraction", "LayoutViews",
        "LayoutDevices", "LayoutDiagnostics", "ScreenFrames", "LayoutGeometry", arguments,
      ],
      swiftSettings: strict + calling,
      linkerSettings: linking
    ),
    // What measures it.
    .target(name: "CMeasuring"),
    .executableTarget(
      name: "layoutsim-bench",
      dependencies: views + [
        "CMeasuring", "SolverWorkloads", "LayoutPreview", "LayoutSimulation", "LayoutReports",
        "LayoutValidation", "GestureFuzzing", "LayoutSVG", "LayoutPNG", "LayoutSnapshots",
        "LayoutScenes",
        "LayoutInteraction", "LayoutSolver", "LayoutText", "LayoutDevices", "LayoutDiagnostics",
        "LayoutGeometry", sockets, arguments,
      ],
      swiftSettings: strict,
      linkerSettings: linking
    ),
    // Tests.
    // Optimized: it plays films.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("LayoutGeometry"),
    tests("LayoutDiagnostics"),
    tests("LayoutDevices", ["LayoutGeometry"]),
    tests("LayoutText", ["LayoutGeometry"]),
    .testTarget(
      name: "LayoutShapingTests",
      dependencies: ["LayoutShaping", "LayoutText", "LayoutGeometry", "TestSupport"],
      exclude: ["Pango"],
      swiftSettings: strict + calling
    ),
    // Optimized: they count how often code that is asks for memory.
    tests("LayoutSolver", ["SolverWorkloads", "CMeasuring"], settings: []),
    tests("LayoutConsole", ["LayoutSolver", "LayoutDiagnostics"], exclude: ["Logs"]),
    tests(
      "LayoutScenes",
      ["SelectionModel", "LayoutDiagnostics", "LayoutDevices", "LayoutText", "LayoutGeometry"]
    ),
    tests(
      "LayoutViews",
      [
        "LayoutControls", "LayoutTables", "LayoutDevices", "LayoutDiagnostics", "LayoutGeometry",
        "LayoutText", "ScreenFrames",
      ]
    ),
    tests(
      "LayoutInteraction",
      views + ["LayoutDevices", "LayoutDiagnostics", "LayoutGeometry"]
    ),
    tests(
      "TableSelection",
      views + ["LayoutInteraction", "LayoutDevices", "LayoutGeometry"],
      exclude: ["Documentation/SentencesAndTests.md"]
    ),
    tests(
      "GestureFuzzing",
      ["LayoutSimulation", "LayoutScenes", "SelectionModel"] + tree
    ),
    tests("LayoutSVG", ["ScreenFrames", "LayoutGeometry", "LayoutText"]),
    tests("LayoutPNG", ["LayoutSVG", "ScreenFrames", "LayoutGeometry"]),
    tests(
      "LayoutSimulation",
      tree + [
        "LayoutReports", "LayoutCapture", "LayoutConsole", "LayoutScenes", "LayoutShaping",
        "LayoutSVG", "ScreenFrames", "LayoutDevices", "LayoutDiagnostics", "LayoutGeometry",
      ]
    ),
    tests(
      "LayoutValidation",
      tree + [
        "LayoutReports", "LayoutSimulation", "LayoutScenes", "LayoutDiagnostics", "LayoutDevices",
        "LayoutGeometry",
      ]
    ),
    tests("LayoutPreview", [sockets, "LayoutPNG", "LayoutScenes", "LayoutDiagnostics"]),
    tests("LayoutSnapshots", ["LayoutPNG", "LayoutSVG", "ScreenFrames", "LayoutGeometry"]),
    tests(
      "LayoutSimTesting",
      tree + ["UIKitShim", "LayoutSimulation", "LayoutSVG", "ScreenFrames"]
    ),
    tests("UIKitShim", tree + ["ScreenFrames", "LayoutDiagnostics"]),
    tests("SourceRewriting", ["LayoutDiagnostics"]),
    tests("VirtualFoundation", tree + ["UIKitShim", "LayoutDiagnostics", "LayoutGeometry"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "LayoutReports", "LayoutScenes", "LayoutDiagnostics", "LayoutSnapshots",
        "LayoutPNG", "LayoutShaping", "TestSupport", sockets,
      ],
      swiftSettings: strict + calling
    ),
  ]
)
