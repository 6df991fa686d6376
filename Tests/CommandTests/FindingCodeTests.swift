import TestSupport
import Testing

@Suite struct FindingCodeTests {
  private static let written = Result { try WrittenCodes(of: Repository.root + "/Sources") }

  @Test func `each code that is printed is explained`() throws {
    let codes = try Self.written.get()
    #expect(codes.unclear == [], "write the code itself, so that this test sees it")
    #expect(codes.files.count > 150)
    try CommandBench.run { layoutsim in
      for (code, files) in codes.files.sorted(by: { $0.key < $1.key }) {
        let run = try layoutsim("explain", "--code", code)
        #expect(run.output.hasPrefix("\(code), the code of a finding\n"), "\(files.sorted())")
        #expect(
          run.code == 0,
          "explain '\(code)' in Sources/layoutsim/Language/FindingCode+….swift"
        )
      }
    }
  }

  @Test func `each code that is explained is printed`() throws {
    let codes = try Self.written.get()
    let explained = try WrittenCodes.explained(in: Repository.root + "/Sources/layoutsim/Language")
    #expect(explained.count > 150)
    for code in explained { #expect(codes.files[code] != nil, "nothing has the code '\(code)'") }
  }
}
