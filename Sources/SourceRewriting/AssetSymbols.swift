#if SourceRewriting
import LayoutDiagnostics

/// The members that Xcode makes of the names in asset catalogs: `UIImage.logo`, `.init(resource: .logo)`.
///
/// Only those are written that some file may mean. A name that UIKit or the app has already goes before, as in Xcode,
/// and so does the first of two assets with one name; what UIKit or another asset takes from an asset is a finding.
struct AssetSymbols {
  /// The names.
  let names: AssetNames
  /// The types of the module.
  let module: ModuleDeclarations
  /// The changes of its files.
  let changes: [FileChanges]

  /// A member, and the namespaces that it stands in.
  private struct Member {
    var group: ArraySlice<String>
    let text: String
  }

  /// Writes the members behind a file that imports UIKit.
  func write() {
    guard let changes = changes.first(where: \.importsShim), let catalog = names.catalogs.first
    else { return }
    let lines =
      extensions(for: names.colors, named: "Color", of: "UIColor", findings: changes)
      + extensions(for: names.images, named: "Image", of: "UIImage", findings: changes)
    guard !lines.isEmpty else { return }
    changes.endings.append("#sourceLocation(file: \(catalog.literal), line: 1)")
    changes.endings += lines
  }

  private func extensions(
    for assets: [AssetNames.Asset],
    named kind: String,
    of type: String,
    findings changes: FileChanges
  ) -> [String] {
    var resources: [Member] = []
    var members: [Member] = []
    var owners: [[String]: String] = [:]
    for asset in assets {
      let words = asset.name.split(separator: "/").map(String.init)
      let group = words.dropLast().map { AssetSymbolName($0).type }
      guard let last = words.last.map({ AssetSymbolName($0).member }),
        module.files.contains(where: { $0.contains(anyOf: ["." + last]) })
      else { continue }
      if let owner = owners.updateValue(asset.name, forKey: group + [last]) {
        owners[group + [last]] = owner
        changes.findings.append(.withoutSymbol(asset, named: last, of: "the asset '\(owner)'"))
        continue
      }
      let resource =
        "static let `\(last)` = \(kind)Resource(name: \(asset.name.literal), bundle: .main)"
      resources.append(Member(group: group[...], text: resource))
      if group.isEmpty, isUIKits(last, of: type) {
        changes.findings.append(.withoutSymbol(asset, named: last, of: type))
        continue
      }
      guard !isOwn(last, group, of: type) else { continue }
      let path = (group + ["`\(last)`"]).joined(separator: ".")
      let member = "static var `\(last)`: \(type) { \(type)(resource: .\(path)) }"
      members.append(Member(group: group[...], text: member))
    }
    return [("\(kind)Resource", resources), (type, members)].filter { !$0.1.isEmpty }.map {
      "extension \($0) { \(Self.body(of: $1)) }"
    }
  }

  /// Returns members one after the other, those of namespaces in a type for each.
  private static func body(of members: [Member]) -> String {
    let groups = Dictionary(grouping: members) { $0.group.first ?? "" }
    return groups.sorted { $0.key < $1.key }.map { name, members in
      guard !name.isEmpty else { return members.map(\.text).joined(separator: "; ") }
      let inner = members.map { Member(group: $0.group.dropFirst(), text: $0.text) }
      return "enum \(name) { \(body(of: inner)) }"
    }.joined(separator: "; ")
  }

  private func isUIKits(_ name: String, of type: String) -> Bool {
    guard let known = PublicMembers.classes[type] else { return false }
    return known.final.contains("class:" + name) || known.overridable.contains("class:" + name)
  }

  private func isOwn(_ name: String, _ group: [String], of type: String) -> Bool {
    module.type(([type] + group).joined(separator: "."))?.members
      .contains { $0.baseName == name && $0.isStatic } == true
  }
}

extension Diagnostic {
  /// Returns a finding about an asset that has no symbol, as Xcode says too.
  fileprivate static func withoutSymbol(
    _ asset: AssetNames.Asset,
    named symbol: String,
    of owner: String
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "asset-without-symbol",
      "the name '\(asset.name)' gives the symbol '\(symbol)', which is that of \(owner)",
      at: SourceMark(file: asset.path + "/Contents.json", line: 1),
      hint: "give the asset another name, or name it by a text, as 'UIImage(named:)' does"
    )
  }
}
#endif
