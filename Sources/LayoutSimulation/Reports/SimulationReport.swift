public import LayoutDiagnostics
public import LayoutInteraction
public import LayoutScenes
public import ScreenFrames

/// What a run of a scenario brought to light.
public struct SimulationReport: Sendable {
  /// The screen at each snapshot, in the order of the steps.
  public var snapshots: [Snapshot]
  /// What happened, line by line.
  public var trace: [EventLog.Entry]
  /// What did not hold or went wrong: missed touches, failed expectations, a screen that does not come to
  /// rest, a layout that cannot be, an update of the table that UIKit answers with an exception.
  public var failures: [Diagnostic]
  /// What is to be known about the layout and the set-up though nothing failed by it; never an error.
  public var findings: [Diagnostic]
  /// What went wrong first, in a few words such as "step 3 failed"; nil where nothing did.
  public var firstFailure: String?
  /// What of the scene's allowances something came under.
  public var neededAllowances: Set<Allowance> = []
  /// The step at which the run ended because it could not go on; nil where it came to its end.
  public var failedStep: FailedStep?

  /// Whether everything that the scenario says held, and nothing went wrong.
  public var isSuccess: Bool { failures.isEmpty }

  /// A step that could not be done.
  public struct FailedStep: Sendable, Hashable {
    /// The number of the step, from 1.
    public var number: Int
    /// Where the file says it.
    public var mark: SourceMark?
  }

  /// The screen at one moment under the name that the scenario gives it.
  public struct Snapshot: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The screen.
    public var frame: ScreenFrame
  }
}
