/// A variable with its coefficient.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: VariableID
  /// What the variable is multiplied by.
  public var coefficient: Double

  /// Makes `coefficient · variable`.
  public init(_ variable: VariableID, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
