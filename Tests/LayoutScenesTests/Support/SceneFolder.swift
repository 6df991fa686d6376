import LayoutDiagnostics
import LayoutScenes

/// Files in memory, of which one is the scenario.
struct SceneFolder {
  /// The texts by their paths.
  var texts: [String: String]

  /// The files for a reading.
  var files: SceneFiles {
    let texts = texts
    return SceneFiles(
      listing: { folder throws(SceneFiles.Refusal) in
        let names = texts.keys.filter { $0.hasPrefix(folder + "/") }
          .map { $0.dropFirst(folder.count + 1) }
        return names.filter { !$0.contains("/") }.map(String.init).sorted()
      },
      reading: { path, limit throws(SceneFiles.Refusal) in
        guard let text = texts[path] else { throw .reason("there is no such file") }
        guard text.utf8.count <= limit else { throw .tooLarge }
        return Array(text.utf8)
      }
    )
  }

  /// Returns what is read of a file.
  func read(_ path: String) -> ReadScenario {
    SceneReader.read(text: texts[path] ?? "", file: path, files: files)
  }

  /// Returns the mistakes of a file, each as its printed lines.
  func mistakes(of path: String) -> [String] {
    read(path).diagnostics.map { mistake in
      var text = DiagnosticPrinter().text(of: [mistake])
      text.removeLast()
      return text
    }
  }
}
