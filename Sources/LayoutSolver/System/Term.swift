/// A variable with its coefficient.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: VariableID
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates `coefficient · variable`.
  public init(_ variable: VariableID, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
