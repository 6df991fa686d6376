#if SourceRewriting
import Testing

@Suite struct `Versions of the system` {
  @Test(arguments: [
    RewritingRow(
      "a question",
      "let a = ProcessInfo().isOperatingSystemAtLeast(b)",
      "let a = ProcessInfo().isOperatingSystemOfDeviceAtLeast(b)"
    ),
    RewritingRow(
      "the version and its words",
      "let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion\nlet b = processInfo.operatingSystemVersionString",
      "let a = ProcessInfo.processInfo.operatingSystemVersionOfDevice.majorVersion\nlet b = processInfo.operatingSystemVersionStringOfDevice"
    ),
    RewritingRow(
      "something else of that name",
      "let a = device.operatingSystemVersion + operatingSystemVersion",
      "let a = device.operatingSystemVersion + operatingSystemVersion"
    ),
  ])
  func `the version is that of the simulated device`(_ row: RewritingRow) { row.check() }
}
#endif
