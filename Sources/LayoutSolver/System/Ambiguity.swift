/// The values that a variable may take in equally good solutions.
public struct Ambiguity: Hashable, Sendable {
  /// A variable with a value.
  public struct Assignment: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// The value of the variable, in points.
    public var value: Double

    init(_ variable: VariableID, _ value: Double) {
      self.variable = variable
      self.value = value
    }
  }

  /// The least value, or minus infinity.
  public var lower: Double

  /// The greatest value, or infinity.
  public var upper: Double

  /// A solution with a small value: the least, or 100 points below the solver's if that is more.
  ///
  /// It lists the variables that are connected with the ambiguous one, in order of their numbers.
  public var lowWitness: [Assignment]

  /// A solution with a great value: the greatest, or 100 points above the solver's if that is less.
  public var highWitness: [Assignment]
}
