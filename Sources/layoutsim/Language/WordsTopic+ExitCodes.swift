extension WordsTopic {
  /// The numbers at the end of the command, with their meanings.
  static let exitCodes = Self(
    name: "exit-codes",
    paragraphs: [
      "The command ends with a number, which shells and build servers read. Where several apply it is the weightiest: 70, 64, 66, 65, 69, 73, 74, 1."
    ],
    forms: ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) },
    example: """
      $ layoutsim check strip.sim.yaml
      $ echo $?
      """
  )
}
