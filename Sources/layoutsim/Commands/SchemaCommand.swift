import ArgumentParser

/// The command `layoutsim schema`, which prints the JSON Schema of scenario files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (draft-07) of scenarios, for editors.",
    discussion: """
      Editors with a YAML language server complete keys by it, show what they mean and mark what is none. \
      'layoutsim new' writes it beside a scenario, with the line at the top of the scenario that names it:
        # yaml-language-server: $schema=.layoutsim.schema.json

      Example:
        layoutsim schema > .layoutsim.schema.json
      """
  )

  func run() throws { try Console.printResult(SceneSchema.text) }
}
