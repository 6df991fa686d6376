import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// The scenarios by the real places of their goldens, as no two of them may have one folder.
///
/// Folders are the same if their names differ in case alone: on some disks they are.
struct GoldenSharing {
  /// A scenario and its place among all of a run.
  struct File {
    let path: String
    let place: Int
  }

  /// The scenarios of a run: those with one folder of goldens together, in the order of the first of them.
  private(set) var groups: [[File]] = []
  /// The scenarios in the places of the run's folders, by their own places.
  private var neighbors: [String: [String]] = [:]

  /// Creates the places of the scenarios' goldens, with the scenarios beside them.
  init(_ files: [String]) {
    var indices: [String: Int] = [:]
    var parents: Set<String> = []
    for (place, path) in files.enumerated() {
      let folder = GoldenFolder(ofScenario: path).path
      let real = LinkedPath.real(folder)
      if let index = indices[real.lowercased()] {
        groups[index].append(File(path: path, place: place))
      } else {
        indices[real.lowercased()] = groups.count
        groups.append([File(path: path, place: place)])
      }
      for parent in [LinkedPath.parent(of: folder), LinkedPath.parent(of: real)]
      where parents.insert(LinkedPath.real(parent)).inserted {
        addNeighbors(in: parent)
      }
    }
  }

  /// Returns the verdict on a scenario whose goldens would be among another's, or `nil` for any other.
  func verdict(on file: File) -> ScenarioVerdict? {
    let folder = GoldenFolder(ofScenario: file.path).path
    let place = LinkedPath.real(file.path)
    let inGroup = groups.first { $0.contains { $0.place == file.place } } ?? []
    let beside = Set([LinkedPath.real(folder).lowercased(), Self.place(of: folder)])
      .flatMap { neighbors[$0] ?? [] }
    let others = inGroup.map(\.path) + beside.filter(Self.isScenario)
    guard let other = others.first(where: { LinkedPath.real($0) != place }) else { return nil }
    let isSame = LinkedPath.real(GoldenFolder(ofScenario: other).path) == LinkedPath.real(folder)
    return ScenarioVerdict(
      file: file.path,
      failure: CommandFailure(
        .mistakeInScenario,
        "'\(file.path)' and '\(other)' would keep their goldens in one folder, '\(folder)'"
          + (isSame ? "" : ", on a disk that does not tell case apart"),
        hint: "give one of them another name"
      )
    )
  }

  private mutating func addNeighbors(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    where GoldenFolder.scenarioEndings.contains(where: name.hasSuffix) {
      let path = folder == "." ? name : "\(folder)/\(name)"
      neighbors[Self.place(of: GoldenFolder(ofScenario: path).path), default: []].append(path)
    }
  }

  /// Returns whether a file is a scenario by its name, or by its content.
  private static func isScenario(_ path: String) -> Bool {
    if path.hasSuffix(".sim.yaml") || path.hasSuffix(".sim.yml") { return true }
    guard let bytes = try? WholeFile.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("layoutsim:")
  }

  /// Returns the place of a folder, itself unfollowed, in small letters.
  private static func place(of folder: String) -> String {
    let name = folder.split(separator: "/").last ?? ""
    return "\(LinkedPath.real(LinkedPath.parent(of: folder)))/\(name)".lowercased()
  }
}
