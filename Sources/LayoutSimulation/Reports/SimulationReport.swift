package import LayoutCapture
public import LayoutDiagnostics
public import LayoutInteraction
public import LayoutScenes
public import ScreenFrames

/// A report on a run of a scenario.
public struct SimulationReport: Sendable {
  /// The screen at each snapshot, in the order of the steps.
  public var snapshots: [Snapshot]
  /// The events, line by line.
  public var trace: [EventLog.Entry]
  /// The failures and mistakes: missed touches, failed expectations, a screen that does not come to
  /// rest, a layout that cannot be, an update of the table that UIKit answers with an exception.
  public var failures: [Diagnostic]
  /// The findings about the layout and the set-up that fail nothing, never errors.
  public var findings: [Diagnostic]
  /// The first failure, in a few words such as "step 3 failed", or `nil` if there is none.
  public var firstFailure: String?
  /// The allowances of the scene that were needed.
  public var neededAllowances: Set<Allowance> = []
  /// The step at which the run ended because it could not go on, or `nil` if it came to its end.
  public var failedStep: FailedStep?

  /// Whether everything that the scenario says held, and nothing went wrong.
  public var isSuccess: Bool { failures.isEmpty }

  /// A step that could not be done.
  public struct FailedStep: Sendable, Hashable {
    /// The number of the step, from 1.
    public var number: Int
    /// The place in the file.
    public var mark: SourceMark?
  }

  /// The screen at one moment under the name that the scenario gives it.
  public struct Snapshot: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The screen.
    public var frame: ScreenFrame
    /// The guides for whose names and values there is no room on it, in order.
    package var unnamedGuides: [UnnamedGuide]
  }
}
