import LayoutDiagnostics
import Testing

@Suite struct OwnModuleTests {
  @Test(arguments: [
    ("LayoutDiagnosticsTests/OwnModuleTests.swift", true),
    ("LayoutDiagnosticsTests/a.sim.yaml", false), ("LayoutDiagnostics/Diagnostic.swift", false),
    ("OwnModuleTests.swift", false),
  ])
  func `a module has the places in its own Swift code`(_ file: String, isOwn: Bool) {
    #expect(OwnModule().contains(SourceMark(file: file, line: 1)) == isOwn)
  }
}
