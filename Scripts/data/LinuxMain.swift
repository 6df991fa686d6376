import Testing

/// The entry point of the tests where the package manager builds them as for XCTest, and finds this file instead of looking
/// for tests of it.
@main struct LinuxMain {
  static func main() async {
    // It runs them once as tests of XCTest, of which there are none, and then by this name.
    if CommandLine.arguments.contains("swift-testing") { await __swiftPMEntryPoint() as Never }
    if CommandLine.arguments.contains("--dump-tests-json") { print(#"{"name": "", "tests": []}"#) }
  }
}
