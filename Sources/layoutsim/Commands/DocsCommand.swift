import ArgumentParser
import LayoutDiagnostics
import LayoutReports
import LayoutSnapshots

/// The command `layoutsim docs`, which keeps the pictures of pages in Markdown up to date.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Keeps the pictures of pages in Markdown up to date.",
    discussion: """
      In a page, two comments on lines of their own are a block, which names a picture that a scenario lists: \
      by its file, with or without the ending, or not at all where there is one picture. The path of the \
      scenario is from the page's folder.

        <!-- layoutsim: strip.sim.yaml#film -->
        <!-- /layoutsim -->

      The picture is drawn beside the page, or into the folder of '--out', and the block shows it, with the \
      words of the scenario for people who cannot see it. One with 'theme: [light, dark]' is shown in the \
      appearance of the reader's system; in a documentation catalogue ('Mail.docc') it is an image by its name, \
      since DocC finds the file 'NAME~dark' itself. Nothing else of the page changes, and comments in code are left \
      alone, between fences or indented by four columns. The files that were written are the result. A page with a mistake is left as it is.

      Examples:
        layoutsim docs README.md
        layoutsim docs --out Mail.docc/Resources Mail.docc/*.md
        layoutsim docs --out Pictures README.md Guides/*.md
        layoutsim docs --check README.md        in CI: are the blocks and the pictures up to date?
      """
  )

  @Argument(
    help: .init("Pages in Markdown.", valueName: "pages"),
    completion: .file(extensions: ["md", "markdown"])
  )
  var pages: [String]

  @Option(
    help: .init("The folder for the pictures (default: that of each page).", valueName: "folder"),
    completion: .directory
  )
  var out: String?

  @Flag(
    help: "Write nothing; name the blocks that are out of date, and exit with 1 if there are any."
  )
  var check = false

  func validate() throws {
    try Choices.requireName(out, of: "folder", option: "--out")
    guard !pages.contains("-") else {
      throw ValidationError("a page is a file, and '-' is the standard input")
    }
    for page in pages where [".sim.yaml", ".sim.yml"].contains(where: page.hasSuffix) {
      let name = PrintableText.escaped(page)
      throw ValidationError("'\(name)' is a scenario; name the page that shows its pictures")
    }
  }

  func run() async throws {
    var status = ExitStatus.fine
    var done: Set<String> = []
    var earlier: [DocumentedPage] = []
    var scenarios = DocumentedScenarios()
    for path in pages where done.insert(LinkedPath.real(path)).inserted {
      do throws(CommandFailure) {
        let page = try DocumentedPage(path, out: out, after: earlier, of: &scenarios)
        earlier.append(page)
        status = status.joined(with: try await page.settle(isCheck: check))
      } catch {
        Console.printError(error)
        status = status.joined(with: error.status)
      }
    }
    try status.orThrow()
  }
}
