import FlyingSocks
import Foundation
import LayoutSnapshots
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct PreviewCommandTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `it says where the page is, and ends at once when it is stopped`(_ number: Int32) throws {
    // Tests in the background are started to ignore signals of the terminal, and would hand that on.
    signal(number, SIG_DFL)
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(["preview", "pan.sim.yaml", "--port", "0"]) { process in
        usleep(300_000)
        kill(process.processIdentifier, number)
      }
      #expect(run.output.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\n|/) != nil, "\(run.output)")
      #expect(run.code == -1)
      #expect(filesInFolder(layoutsim.folder) == ["pan.sim.yaml"])
    }
  }

  @Test func `a port that is taken is told with what to do`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { return }
      let run = try layoutsim("preview", "pan.sim.yaml", "--port", "\(port)")
      #expect(
        run.errors.contains("is taken: another program, or another page of this one, listens there")
      )
      #expect(run.errors.contains("hint: choose another with '--port', or any that is free"))
      #expect(run.output == "")
      #expect(run.code == 69)
    }
  }

  @Test func `a name that is wrong is told at once`() throws {
    try CommandBench.run { layoutsim in
      let missing = try layoutsim("preview", "nothing.sim.yaml")
      #expect(missing.code == 66)
      #expect(try layoutsim("preview", "-").code == 64)
      #expect(try layoutsim("preview", "a.sim.yaml", "--port", "70000").code == 64)
    }
  }
}
