import LayoutDiagnostics

/// A piece of advice on recording a new picture.
enum RecordingAdvice: Hashable {
  /// Accepting what waits, by its name for a shell.
  case accept(String)
  /// Accepting it elsewhere, where a folder of this run was downloaded, by its name for a shell.
  case download(String, String)
  /// Recording it by another run.
  case command(String)
  /// The failure of the run is to be mended first.
  case mendFirst(String)

  /// The greatest number of names in a command.
  private static let mostNames = 12

  /// The command that records it, or `nil` if something is to be mended first.
  var command: String? {
    switch self {
    case .accept(let name): "layoutsim accept \(name)"
    case .download(_, let name): "layoutsim accept --from FOLDER \(name)"
    case .command(let command): command
    case .mendFirst: nil
    }
  }

  /// The folder of this run that the command calls `FOLDER`, or `nil` for another command.
  var folder: String? {
    if case .download(let folder, _) = self { folder } else { nil }
  }

  /// Returns the advice as a hint, with the verb for the effect of the command.
  func hint(_ verb: String, _ object: String = "it") -> String {
    if case .mendFirst(let reason) = self { return "not recorded, because \(reason)" }
    let words = "\(verb) \(object) with \(quoted(command ?? "", limit: .max))"
    return words + (folder.map { ", where FOLDER is \(quoted($0)) of this run" } ?? "")
  }

  /// Returns one piece of advice for several snapshots, or `nil` if no single command does for them.
  static func joined(_ all: [Self]) -> Self? {
    var (names, folders): ([String], Set<String>) = ([], [])
    for advice in all {
      switch advice {
      case .accept(let name): names.append(name)
      case .download(let folder, let name):
        names.append(name)
        folders.insert(folder)
      case .command, .mendFirst: return Set(all).count == 1 ? advice : nil
      }
    }
    let unique = names.grouped { $0 }.map(\.key)
    guard !unique.isEmpty, unique.count <= mostNames, folders.count <= 1 else { return nil }
    let words = unique.joined(separator: " ")
    return folders.first.map { .download($0, words) } ?? .accept(words)
  }
}
