import Foundation
import LayoutPreview

/// A namespace for pages that this machine gives to its reader's browser.
enum BrowserWindow {
  /// Prints the address of a page, and opens it if that is wanted.
  static func begin(at port: UInt16, _ notice: String, opens: Bool) throws(CommandFailure) {
    let address = "http://\(LoopbackServer.address):\(port)/"
    try Console.printResult(address + "\n")
    Console.printNotice(notice + "\n")
    if opens { open(address) }
  }

  /// Opens an address in the reader's browser, or says that there is none.
  private static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if canImport(Darwin)
    process.arguments = ["open", address]
    #else
    process.arguments = ["xdg-open", address]
    #endif
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      if ended.terminationStatus != 0 { Console.printNotice("no browser opens here\n") }
    }
    try? process.run()
  }
}

extension CommandFailure {
  /// Creates the failure of a server that cannot listen on a port.
  init(_ failure: LoopbackServer.Failure, port: UInt16) {
    switch failure {
    case .portTaken:
      self.init(
        .missingHere,
        "port \(port) is taken: another program, or another page of this one, listens there",
        hint: "choose another with '--port', or any that is free with '--port 0'"
      )
    case .refused(let words):
      self.init(.missingHere, "port \(port) cannot be used: \(words)", hint: "try '--port 0'")
    }
  }
}
