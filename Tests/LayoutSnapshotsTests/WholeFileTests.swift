import Foundation
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct WholeFileTests {
  @Test func `a file is read as it was written, in folders that are made`() throws {
    try withTemporaryFolder { folder in
      let bytes: [UInt8] = [0, 1, 255, 10]
      try WholeFile.write(bytes, to: "\(folder)/a/b/c")
      #expect(try WholeFile.read("\(folder)/a/b/c") == bytes)
      try WholeFile.write([7], to: "\(folder)/a/b/c")
      #expect(try WholeFile.read("\(folder)/a/b/c") == [7])
      #expect(filesInFolder("\(folder)/a/b") == ["c"])
    }
  }

  @Test func `a missing file is told apart`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FileError.self) { try WholeFile.read("\(folder)/none") }
      #expect(error?.cause == .notFound)
      #expect(error?.description == "cannot read '\(folder)/none': there is no such file")
      try WholeFile.remove("\(folder)/none")
    }
  }

  @Test func `a folder is no file`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FileError.self) { try WholeFile.read(folder) }
      #expect(error?.description == "cannot read '\(folder)': it is a folder")
      #expect(error?.cause == .refused)
      #expect(throws: FileError.self) { try WholeFile.write([1], to: folder) }
    }
  }

  @Test func `a file beyond the limit is refused, also one without an end`() throws {
    try withTemporaryFolder { folder in
      try WholeFile.write([1, 2, 3], to: "\(folder)/a")
      #expect(try WholeFile.read("\(folder)/a", limit: 3) == [1, 2, 3])
      let error = #expect(throws: FileError.self) {
        try WholeFile.read("\(folder)/a", limit: 2)
      }
      #expect(error?.cause == .tooLarge)
    }
    let error = #expect(throws: FileError.self) { try WholeFile.read("/dev/zero", limit: 1 << 20) }
    #expect(error?.description == "cannot read '/dev/zero': it is no file")
  }

  // Through links, so that a mistake would replace the link and not the machine's device.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["/dev/null", "/dev/full"]
  )
  func `a device is written to, not replaced`(_ device: String) throws {
    try withTemporaryFolder { folder in
      let link = "\(folder)/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: device)
      do throws(FileError) {
        try WholeFile.write([1], to: link)
        #expect(device == "/dev/null")
      } catch {
        #expect(device == "/dev/full")
        #expect(error.cause == .device)
        #expect(error.description.hasSuffix("the disk is full"))
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == device)
    }
  }

  @Test func `a link is replaced, not followed`() throws {
    try withTemporaryFolder { folder in
      try WholeFile.write([1], to: "\(folder)/target")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link",
        withDestinationPath: "target"
      )
      try WholeFile.write([2], to: "\(folder)/link")
      #expect(try WholeFile.read("\(folder)/target") == [1])
      #expect(try WholeFile.read("\(folder)/link") == [2])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is no file is refused at once, however it is named`() throws {
    try withTemporaryFolder { folder in
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link",
        withDestinationPath: "pipe"
      )
      for name in ["pipe", "link"] {
        let path = "\(folder)/\(name)"
        let reading = #expect(throws: FileError.self) { try WholeFile.read(path) }
        #expect(reading?.description == "cannot read '\(path)': it is no file")
        let writing = #expect(throws: FileError.self) { try WholeFile.write([1], to: path) }
        #expect(writing?.description == "cannot write '\(path)': it is no file")
      }
    }
  }

  @Test func `a file keeps who may read it`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a"
      try WholeFile.write([1], to: path)
      #expect(chmod(path, 0o640) == 0)
      try WholeFile.write([2], to: path)
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((permissions as? NSNumber)?.intValue == 0o640)
    }
  }

  @Test func `what dead processes left is taken away, and only that`() throws {
    try withTemporaryFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exit 0"]
      try process.run()
      process.waitUntilExit()
      let dead = TemporaryFiles.name(process: process.processIdentifier, number: 7)
      let kept = [
        TemporaryFiles.name(process: ProcessInfo.processInfo.processIdentifier, number: 0),
        TemporaryFiles.name(process: 1, number: 1),
        dead.replacing(".layoutsim-", with: ".layoutsim-another"), dead + ".txt",
        ".layoutsim-x.tmp",
        ".dat.nosync1", dead.replacing("-7.tmp", with: "-x.tmp"),
      ]
      for name in kept + [dead] {
        #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil))
      }
      TemporaryFiles.removeLeftovers(in: folder)
      #expect(filesInFolder(folder) == kept.sorted())
      // So it does before the first file is written to a folder.
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(dead)", contents: nil))
      try WholeFile.write([1], to: "\(folder)/a")
      #expect(filesInFolder(folder) == (kept + ["a"]).sorted())
    }
  }
}
