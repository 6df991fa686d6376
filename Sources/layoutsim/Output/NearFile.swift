import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for files that were probably meant by a path at which there is none.
enum NearFile {
  /// Returns the path of the file in the same folder that was probably meant, or `nil` if none is near.
  ///
  /// A name may lack its end, as `strip` of `strip.sim.yaml`; otherwise it has the same one.
  static func path(near path: String) -> String? {
    let folder = LinkedPath.parent(of: path)
    let wanted = path.split(separator: "/").last.map(String.init) ?? path
    let ending = wanted.lastIndex(of: ".").map { String(wanted[$0...]) } ?? ""
    let names = ((try? FolderContents.entries(of: folder)) ?? [])
      .filter { !$0.isFolder && !$0.name.hasPrefix(".") }.map(\.name)
    let begun = names.filter { $0.hasPrefix(wanted + ".") }
    let alike = ending.isEmpty ? [] : names.filter { $0.hasSuffix(ending) }
    let nearest =
      begun.first { $0.hasSuffix(".sim.yaml") } ?? (begun.count == 1 ? begun[0] : nil)
      ?? nearestWord(to: wanted, among: alike)
    return nearest.map { String(path.dropLast(wanted.count)) + $0 }
  }

  /// Returns the scenario whose goldens a folder has, or `nil` if there is none.
  static func scenario(of folder: String) -> String? {
    let file = folder + ".sim.yaml"
    let names = (try? FolderContents.entries(of: LinkedPath.parent(of: file))) ?? []
    return names.contains { !$0.isFolder && file.hasSuffix("/" + $0.name) || $0.name == file }
      ? file : nil
  }
}
