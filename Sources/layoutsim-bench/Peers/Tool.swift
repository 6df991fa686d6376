import ArgumentParser

/// A program that a measurement needs and Scripts/benchmark provides.
enum Tool: String, CaseIterable {
  /// `Scripts/kiwi-driver.cpp`, built with kiwi.
  case kiwi
  /// librsvg's own command.
  case rsvgConvert = "rsvg-convert"
  /// Our command, in release.
  case layoutsim
  /// A Swift program that prints a line.
  case emptyProgram = "empty-program"
  /// A browser without a window.
  case chromium
  /// This program, in debug.
  case debugBench = "debug-bench"
}

/// An error of a missing program to compare with, or thing to measure.
struct MissingPeer: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) is not there to compare with: run Scripts/benchmark" }
}

/// The path of a tool: `name=path`.
struct ToolPath: ExpressibleByArgument {
  let tool: Tool
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let tool = Tool(rawValue: String(parts[0])) else { return nil }
    self.tool = tool
    path = String(parts[1])
  }
}
