extension Catalog {
  /// The times that a filter of a build's log costs, from the start of the command to its end.
  static var logs: [Measurement] {
    [
      Measurement("explain-conflict", group: "explain", tools: [.layoutsim]) { laboratory in
        let file = try TemporaryFiles([Array(SampleLog.conflict.utf8)], suffix: ".log")
        let command = Self.filter(try laboratory.path(of: .layoutsim), file.paths[0])
        return [
          try time(
            of: command,
            laboratory,
            Result(
              name: "explain-conflict",
              title: "the conflict of a log explained",
              ours: 0,
              unit: "ms",
              goal: .atMost(20)
            )
          )
        ]
      },
      Measurement("explain-log", group: "explain", tools: [.layoutsim]) { laboratory in
        let bytes = SampleLog.bytes(megabytes: 100, conflicts: 10)
        let file = try TemporaryFiles([bytes], suffix: ".log")
        let path = try laboratory.path(of: .layoutsim)
        let filter = Self.filter(path, file.paths[0])
        // What is found in a file ends with 1.
        let script = "\"$0\" explain --log \"$1\" || [ $? = 1 ]"
        let reader = Subprocess("/bin/sh", ["-c", script, path, file.paths[0]])
        return try [("explain-log", "read", reader), ("explain-filter", "filtered", filter)].map {
          name,
          verb,
          command in
          let title = "100 MB of a log with ten conflicts \(verb)"
          var result = try time(
            of: command,
            laboratory,
            Result(name: name, title: title, ours: 0, unit: "ms", goal: .atMost(500))
          )
          let speed = Double(bytes.count) / 1000 / result.ours
          result.remarks.append("\(Int(speed.rounded())) MB a second")
          return result
        }
      },
    ]
  }

  /// Returns the command as a filter of a file, which ends with 0.
  private static func filter(_ command: String, _ file: String) -> Subprocess {
    Subprocess("/bin/sh", ["-c", "exec \"$0\" explain - <\"$1\"", command, file])
  }

  /// Returns a result with the time that the processor works for a command, the median of the rounds.
  private static func time(
    of command: Subprocess,
    _ laboratory: Laboratory,
    _ result: Result
  ) throws -> Result {
    var result = result
    // The file is in the system's memory from the second round on.
    _ = try command.processorTime()
    result.ours = median(
      try (0..<laboratory.rounds).map { _ in try command.processorTime().nanoseconds / 1e6 }
    )
    result.remarks = ["time of the processor, with the start of the command"]
    return result
  }
}

/// A log of a build with what Auto Layout prints.
private enum SampleLog {
  /// A conflict as Xcode prints it.
  static let conflict = """
    2026-03-02 09:14:07.312 Inbox[4711:90210] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    (
        "<NSLayoutConstraint:0x6000021a0 H:|-(20)-[UILabel:0x7f9a10'Unread']   (active, names: '|':Inbox.RowView:0x7f9a00 )>",
        "<NSLayoutConstraint:0x6000021b0 UILabel:0x7f9a10'Unread'.width == 160   (active)>",
        "<NSLayoutConstraint:0x6000021c0 H:[UILabel:0x7f9a10'Unread']-(44)-[UIButton:0x7f9a20'Flag']   (active)>",
        "<NSLayoutConstraint:0x6000021d0 UIButton:0x7f9a20'Flag'.leading == Inbox.RowView:0x7f9a00.trailing - 160   (active)>",
        "<NSLayoutConstraint:0x6000021e0 'UIView-Encapsulated-Layout-Width' Inbox.RowView:0x7f9a00.width == 375   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6000021c0 H:[UILabel:0x7f9a10'Unread']-(44)-[UIButton:0x7f9a20'Flag']   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  /// Returns lines of a compiler and of tests, with conflicts at even distances.
  static func bytes(megabytes: Int, conflicts: Int) -> [UInt8] {
    let size = megabytes * 1_000_000
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1000)
    var line = 0
    var told = 0
    while bytes.count < size {
      if told < conflicts, bytes.count >= (2 * told + 1) * size / (2 * conflicts) {
        // Each has another amount, so that none is a repetition.
        bytes += conflict.replacing("-(44)-", with: "-(\(44 + told))-").utf8
        told += 1
      }
      let text =
        line.isMultiple(of: 3)
        ? "Test Case '-[InboxTests.RowTests testRow\(line)]' passed (0.0\(line % 90 + 10) seconds).\n"
        : "CompileSwift normal arm64 (in target 'Inbox' from project 'Inbox') /Build/Sources/Inbox/Rows/Row\(line).swift\n"
      bytes += text.utf8
      line += 1
    }
    return bytes
  }
}
