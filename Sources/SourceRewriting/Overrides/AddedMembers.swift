#if SourceRewriting
import SwiftSyntax

/// The members that are written into an app's classes, and the protocols that those say they conform to.
struct AddedMembers {
  let module: ModuleDeclarations
  let changes: [FileChanges]

  /// Adds a member to the end of a class, with marks that keep the lines behind it.
  func add(_ text: String, to type: DeclaredType) {
    guard let end = type.end else { return }
    let file = module.files[end.file]
    let back = SourceLocationMark(file: file, offset: end.offset).text
    let brace = String(repeating: " ", count: file.column(at: end.offset) - 1)
    changes[end.file].edits.insert("\n\(text)\n\(back)\n\(brace)", at: end.offset)
  }

  /// Has the class say that it conforms to a protocol, or the extension that one of its members stands in.
  func conform(around member: DeclaredMember, to name: String) {
    guard let place = ConformancePlace(around: member.node) else { return }
    changes[member.file].edits.insert(place.text(name), at: place.offset)
  }

  /// Has the class itself say that it conforms to a protocol.
  func conform(_ type: DeclaredType, to name: String) {
    let place = type.declaration.flatMap(ConformancePlace.init(of:))
    guard let end = type.end, let place else { return }
    changes[end.file].edits.insert(place.text(name), at: place.offset)
  }

  /// Takes away the word `override` of a member.
  func removeOverride(of member: DeclaredMember) {
    for modifier in member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    where modifier.name.text == "override" {
      changes[member.file].edits.remove(
        modifier.rangeWithSpace,
        of: module.files[member.file].bytes
      )
    }
  }

  /// Puts another function in the place of the `super` one that a member calls.
  func replaceSuper(of member: DeclaredMember, by name: String) {
    let calls = SuperCalls(of: member.baseName)
    calls.walk(member.node)
    for call in calls.found { changes[member.file].edits.replace(call.range, with: name) }
  }
}
#endif
