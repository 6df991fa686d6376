import Testing
import VirtualFoundation

/// Logs, which go nowhere, in the forms in which apps write them.
struct SystemLogTests {
  @Test func `values of messages are not asked for`() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    let log = OSLog(subsystem: "app", category: "cells")
    let logger = Logger(log)
    logger.debug("made \(value()) of \(value(), privacy: .public)")
    logger.log(level: .error, "made \(value(), privacy: .private(mask: .hash))")
    os_log("made \(value())")
    os_log(.info, log: log, "made \(value())")
    #expect(asked == 0 && !log.isEnabled(type: .debug))
    // Older forms have their values as arguments.
    os_log("made %d", log: log, type: .debug, value())
    os_log(.info, "made %d", value())
    #expect(asked == 2)
  }
}
