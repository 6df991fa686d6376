#if SourceRewriting
import LayoutDiagnostics
import SwiftSyntax

/// The changes that rules want of a file.
final class FileChanges {
  /// The parts that get another text.
  var edits = FileEdits()
  /// The findings: things that cannot be rewritten, or are not as they were.
  var findings: [Diagnostic] = []
  /// Whether what is written needs names of UIKit in a file that may not import them.
  var needsShim = false
  /// Whether the file imports UIKit itself.
  var importsShim = false
  /// The modules that the file needs and does not import, as Foundation is one on Apple's systems.
  var modules: Set<String> = []
  /// The methods of delegates of which the file asks whether an object has them.
  var askedMethods: Set<String> = []
  /// The names of Foundation in the file that stand for those on the virtual clock.
  var virtualNames: Set<String> = []
  /// The lines of code that stand behind all others.
  var endings: [String] = []

  /// Takes a member away, with the semicolon behind it; its line breaks stay.
  func remove(_ member: DeclaredMember, of file: SourceFile) {
    edits.remove(member.range, of: file.bytes)
    guard let item = member.node.parent?.as(MemberBlockItemSyntax.self),
      let semicolon = item.semicolon
    else { return }
    edits.remove(semicolon.range, of: file.bytes)
  }
}

/// A walk over a file that changes one kind of thing.
class RewritingRule: SyntaxVisitor {
  /// The words of which a file has one if the rule has something to do in it.
  class var words: [String] { [] }

  /// The file.
  let file: SourceFile
  /// The types of all files.
  let module: ModuleDeclarations
  /// The changes that the rules want of the file.
  let changes: FileChanges

  /// Creates a walk over a file.
  required init(_ file: SourceFile, in module: ModuleDeclarations, for changes: FileChanges) {
    self.file = file
    self.module = module
    self.changes = changes
    super.init(viewMode: .sourceAccurate)
  }

  /// Puts a text in the place of a node.
  final func replace(_ node: some SyntaxProtocol, with text: String) {
    changes.edits.replace(node.range, with: text)
  }

  /// Takes a node away, with the space behind it on its line.
  final func remove(_ node: some SyntaxProtocol) {
    changes.edits.remove(node.rangeWithSpace, of: file.bytes)
  }

  /// Says what is not rewritten.
  final func warn(
    _ code: String,
    _ message: String,
    at node: some SyntaxProtocol,
    hint: String? = nil
  ) {
    changes.findings.append(
      Diagnostic(.warning, code: code, message, at: file.mark(of: node), hint: hint)
    )
  }
}

extension SyntaxProtocol {
  /// The name of the type that the node stands in, with those of the types around it, or `nil` outside of all.
  var enclosingType: String? {
    var names: [String] = []
    var node = parent
    while let next = node {
      if let type = next.asProtocol((any NamedDeclSyntax).self),
        next.is(ClassDeclSyntax.self) || next.is(StructDeclSyntax.self)
          || next.is(EnumDeclSyntax.self) || next.is(ActorDeclSyntax.self)
          || next.is(ProtocolDeclSyntax.self)
      {
        names.append(type.name.text)
      } else if let type = next.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.nameWithoutAttributes)
      }
      node = next.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}
#endif
