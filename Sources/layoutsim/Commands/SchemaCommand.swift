import ArgumentParser

/// The command `layoutsim schema`, which prints the JSON Schema of scenarios and of files of touches.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (draft-07) of scenarios or of touches, for editors.",
    discussion: """
      Editors with a YAML language server complete keys by it, show what they mean and mark what is none. \
      'layoutsim new' writes it beside a scenario, with the line at the top of the scenario that names it:
        # yaml-language-server: $schema=.layoutsim.schema.json

      Examples:
        layoutsim schema > .layoutsim.schema.json
        layoutsim schema touches > touches.schema.json
      """
  )

  @Argument(
    help: .init(
      "\(SceneSchema.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "kind"
    ),
    completion: .list(SceneSchema.Kind.allCases.map(\.rawValue))
  )
  var kind = SceneSchema.Kind.scenario.rawValue

  func validate() throws { _ = try files() }

  func run() throws { try Console.printResult(SceneSchema.text(of: files())) }

  private func files() throws -> SceneSchema.Kind { try Choices.one(kind, option: "schema") }
}
