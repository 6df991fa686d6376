#if SourceRewriting
/// The members that Xcode makes of the names in asset catalogs: `UIImage.logo`, `.init(resource: .logo)`.
///
/// Only those are written that some file may mean. A name that UIKit or the app has already goes before, as in Xcode.
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
      extensions(for: names.colors, named: "Color", of: "UIColor")
      + extensions(for: names.images, named: "Image", of: "UIImage")
    guard !lines.isEmpty else { return }
    changes.endings.append("#sourceLocation(file: \(catalog.literal), line: 1)")
    changes.endings += lines
  }

  private func extensions(for names: [String], named kind: String, of type: String) -> [String] {
    var resources: [Member] = []
    var members: [Member] = []
    var written: Set<[String]> = []
    for name in names {
      let words = name.split(separator: "/").map(String.init)
      let group = words.dropLast().map { Self.identifier($0, isType: true) }
      guard let last = words.last.map({ Self.identifier($0, without: kind) }),
        written.insert(group + [last]).inserted,
        module.files.contains(where: { $0.contains(anyOf: ["." + last]) })
      else { continue }
      let resource = "static let `\(last)` = \(kind)Resource(name: \(name.literal), bundle: .main)"
      resources.append(Member(group: group[...], text: resource))
      guard !isKnown(last, group, of: type) else { continue }
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

  private func isKnown(_ name: String, _ group: [String], of type: String) -> Bool {
    let members = module.type(group.isEmpty ? type : type + "." + group.joined(separator: "."))?
      .members
    if members?.contains(where: { $0.baseName == name && $0.isStatic }) == true { return true }
    guard group.isEmpty, let known = PublicMembers.classes[type] else { return false }
    return known.final.contains("class:" + name) || known.overridable.contains("class:" + name)
  }

  /// Returns the name that Xcode makes of an asset's: `Icon-home` as `iconHome`, `URLImage` as `url`.
  static func identifier(_ name: String, without kind: String = "", isType: Bool = false) -> String
  {
    let name = name.hasSuffix(kind) && name != kind ? String(name.dropLast(kind.count)) : name
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var text = words.enumerated().map { index, word in
      index == 0 && !isType
        ? lowercasedStart(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if text.first?.isNumber ?? true { text = "_" + text }
    return text
  }

  /// Returns a word whose capitals at the beginning are small, but for the one that begins the next word.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 1, capitals < word.count else {
      return capitals == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let isFollowed = word.dropFirst(capitals).first?.isLetter ?? false
    let count = isFollowed ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
#endif
