internal import Foundation
import PackagePlugin

/// The plugin that has a target compiled from an app's own sources, as `layoutsim-rewrite` rewrites them.
@main
struct RewriteSources: BuildToolPlugin {
  /// Returns the command that rewrites the files which the target's list names.
  ///
  /// - Parameters:
  ///   - context: The package, the tools and the folder for what is written.
  ///   - target: The target that uses the plugin.
  /// - Returns: One command for all files, since what is written into a class may come from another file, and one that
  ///   has their folders watched.
  /// - Throws: The reasons why the list cannot be used.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(component: SourceList.fileName)
    guard FileManager.default.fileExists(atPath: list.path) else {
      Diagnostics.error(
        "\(target.name) has no '\(SourceList.fileName)' in its folder: write {\"sources\": [\"App/Sources\"]}",
        file: list.path
      )
      return []
    }
    let package = context.package.directoryURL
    let sources: SourceList
    do {
      sources = try SourceList(manifest: list, package: package)
    } catch let error as SourceListError {
      for problem in error.problems { Diagnostics.error(problem, file: list.path) }
      return []
    }
    let compiled = Set(
      (target.sourceModule?.sourceFiles(withSuffix: "swift")).map { $0.map(\.url.path) } ?? []
    )
    let twice = sources.files.filter { compiled.contains($0.path) }
    for file in twice {
      Diagnostics.error(
        "the target compiles it as it is, too: name it in 'exclude' of \(target.name) in Package.swift",
        file: file.path
      )
    }
    guard twice.isEmpty else { return [] }
    let others = modules(below: target, in: context.package)
    let work = context.pluginWorkDirectoryURL
    let folder = work.appending(component: "Rewritten")
    return [
      try WatchedFolders(sources.folders, in: work).command,
      .buildCommand(
        displayName: "Rewriting \(sources.files.count) files for \(target.name)",
        executable: try context.tool(named: "layoutsim-rewrite").url,
        arguments: [list.path, "--package", package.path, "--output", folder.path]
          + others.flatMap { ["--module", $0.list.path, $0.package.path] },
        inputFiles: [list] + sources.files + sources.catalogParts
          + others.flatMap { [$0.list] + $0.files },
        outputFiles: sources.files.map {
          folder.appending(component: SourceList.rewrittenName(of: $0))
        }
      ),
    ]
  }

  /// A module that the target depends on and that is compiled from an app's sources too.
  private struct Module {
    /// The file that names the sources.
    let list: URL
    /// The folder that the paths in it are relative to.
    let package: URL
    /// The sources.
    let files: [URL]
  }

  /// Returns the modules that a target depends on, also through others; one whose list has mistakes says so itself.
  private func modules(below target: any Target, in package: Package) -> [Module] {
    var folders: [Target.ID: URL] = [:]
    var open = [package]
    while let next = open.popLast() {
      for target in next.targets where folders[target.id] == nil {
        folders[target.id] = next.directoryURL
      }
      open += next.dependencies.map(\.package)
    }
    return target.recursiveTargetDependencies.compactMap { other in
      let list = other.directoryURL.appending(component: SourceList.fileName)
      guard let folder = folders[other.id], FileManager.default.fileExists(atPath: list.path),
        let sources = try? SourceList(manifest: list, package: folder)
      else { return nil }
      return Module(list: list, package: folder, files: sources.files)
    }
  }
}
