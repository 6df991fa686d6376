import Testing

/// The entry point of all tests where XCTest's own does not look for them.
///
/// The package manager knows this file by its name, on Linux alone. Without it, it reads tests of XCTest, of which there are
/// none, out of an index that the compiler writes for each module, in a sixth of the time that tests take to compile.
@main struct LinuxMain {
  static func main() async { await __swiftPMEntryPoint() as Never }
}
