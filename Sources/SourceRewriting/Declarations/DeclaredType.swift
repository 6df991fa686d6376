#if SourceRewriting
import SwiftSyntax

/// A type of the app's module, with what its extensions add, or one of another module that is extended.
struct DeclaredType {
  /// A kind of type.
  enum Kind: Hashable {
    /// A class.
    case reference
    /// A structure, enumeration or actor.
    case value
    /// A protocol.
    case interface
    /// A type of another module, of which only extensions are known.
    case foreign
  }

  /// The name with those of the types around it, divided by dots.
  let name: String
  /// The kind.
  var kind = Kind.foreign
  /// The names after the colons, as they are written.
  var inherited: [String] = []
  /// The declaration itself, or `nil` for a foreign type.
  var declaration: Syntax?
  /// Whether other modules see the type.
  var isPublic = false
  /// Whether other modules inherit from the type.
  var isOpen = false
  /// Whether the type, or one around it, is seen in its own file alone.
  var isPrivate = false
  /// Whether the type is that of another module of the app, into which nothing is written.
  var isImported = false
  /// Whether the type has parameters.
  var isGeneric = false
  /// The place of the closing brace of the type itself, or `nil` for a foreign one.
  var end: (file: Int, offset: Int)?
  /// The members of the type and its extensions, in the order of files.
  var members: [DeclaredMember] = []
  /// The initializers of the type and its extensions, in the order of files.
  var initializers: [DeclaredInitializer] = []
  /// The word before a member that whoever sees the type sees, and overrides where that is allowed.
  var access: String { isOpen ? "open " : isPublic ? "public " : "" }
  /// Whether the type says to observers which of its properties change with others.
  var hasDependentProperties: Bool { members.contains(where: \.isSourceOfDependence) }
}

/// An initializer of a type.
struct DeclaredInitializer {
  /// The labels.
  let labels: [String]
  /// Whether it calls another one of its class.
  let isConvenience: Bool
}

/// A function or property of a type.
struct DeclaredMember {
  /// The name with its labels, as in `cell(_:didTap:)`, or that of a property.
  let name: String
  /// The name without labels.
  let baseName: String
  /// The labels; `nil` for a property.
  let labels: [String]?
  /// The types of the parameters, as they are written.
  var parameterTypes: [String] = []
  /// The type of the result or of the property, as it is written, or `nil` if it is not.
  var type: String?
  /// The words before the declaration.
  let modifiers: Set<String>
  /// The name in Objective-C that is written with `@objc`, or `nil` for none.
  var objectiveCName: String?
  /// Whether an extension declares the member.
  let isInExtension: Bool
  /// The access that its extension gives the member if its own modifiers say none, or `nil`.
  var accessOfExtension: String?
  /// Whether the member stands there only under a condition of compilation.
  var isConditional = false
  /// The number of the file.
  let file: Int
  /// The declaration.
  let node: Syntax

  /// A place that one member has alone.
  struct Place: Hashable {
    /// The number of the file.
    let file: Int
    /// The place of the first byte.
    let start: Int
  }

  /// The beginning of the names of methods that say what a property changes with.
  static let dependencePrefix = "keyPathsForValuesAffecting"
  /// Whether it says to observers what a property of the class changes with.
  var isSourceOfDependence: Bool {
    isStatic && baseName.hasPrefix(Self.dependencePrefix) && baseName != Self.dependencePrefix
  }
  /// Whether it is a computed property that code in Objective-C can observe.
  var isComputedDynamic: Bool {
    node.as(VariableDeclSyntax.self).map { $0.isDynamicVariable && $0.isComputed } ?? false
  }
  /// The bytes of the declaration.
  var range: Range<Int> { node.range }
  /// The place of the member.
  var place: Place { Place(file: file, start: range.lowerBound) }
  /// Whether the member belongs to the type itself.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Whether the member is seen in its own file alone.
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}
#endif
