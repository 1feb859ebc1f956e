// swift-tools-version: 6.2
import PackageDescription

// In CI every warning is an error; a user who builds with a newer compiler is not stopped by one.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "plumbline",
  products: [
    .library(name: "Scoring", targets: ["Scoring"]),
    .library(name: "Formulas", targets: ["Formulas"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "MethodologyRegistry", targets: ["MethodologyRegistry"]),
    .executable(name: "plumbline", targets: ["PlumblineCLI"]),
  ],
  targets: [
    .systemLibrary(
      name: "COpenBLAS", pkgConfig: "openblas", providers: [.apt(["libopenblas-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "CBoostMath", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CTOML"),

    // Without Foundation nothing else links libm.
    .target(name: "Scoring", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Formulas", dependencies: ["Scoring"], swiftSettings: strict),
    .target(
      name: "Validation", dependencies: ["Scoring", "COpenBLAS", "CBoostMath", "CCrypto"],
      swiftSettings: strict),
    .target(
      name: "MethodologyRegistry", dependencies: ["Scoring", "Formulas", "Validation"],
      swiftSettings: strict),
    .target(name: "Ingest", dependencies: ["Scoring", "CTOML"], swiftSettings: strict),
    .target(
      name: "Reports", dependencies: ["Scoring", "Validation", "MethodologyRegistry"],
      swiftSettings: strict),
    .executableTarget(
      name: "PlumblineCLI",
      dependencies: [
        "Scoring", "Formulas", "Validation", "MethodologyRegistry", "Ingest", "Reports",
      ],
      swiftSettings: strict),

    tests("ScoringTests", ["Scoring"]),
    tests("FormulasTests", ["Scoring", "Formulas"]),
    tests("ValidationTests", ["Scoring", "Formulas", "Validation"]),
    tests(
      "MethodologyRegistryTests", ["Scoring", "Formulas", "Validation", "MethodologyRegistry"]),
    tests("IngestTests", ["Scoring", "Ingest"]),
    tests(
      "ReportsTests", ["Scoring", "Formulas", "Validation", "MethodologyRegistry", "Reports"]),
    tests(
      "GoldenTests",
      ["Scoring", "Formulas", "Validation", "MethodologyRegistry", "Ingest"]),
    tests(
      "ConformanceTests", ["Scoring", "Formulas", "Validation", "MethodologyRegistry", "Ingest"]),
    tests("CLITests", ["PlumblineCLI"]),
    tests("ArchitectureTests", []),
    tests(
      "RealDataTests",
      ["Scoring", "Formulas", "Validation", "MethodologyRegistry", "Ingest"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
