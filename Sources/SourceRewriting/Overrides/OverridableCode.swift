#if SourceRewriting
import SwiftSyntax

/// A function or computed property that can ask for the class of its receiver before it does its own.
struct OverridableCode {
  /// A class and the name that its override has.
  struct Override {
    /// The class, as code outside of it writes it.
    let type: String
    /// The name of the function or property, without labels.
    let name: String
  }

  /// The bytes of the name.
  let name: Range<Int>
  /// The place of the brace before what it does.
  let brace: Int
  /// The text behind the name up to the brace, on one line.
  private let signature: String
  /// The text of a call behind the name.
  private let arguments: String
  /// The words before a call.
  private let effects: String
  /// The word of the declaration, with an attribute.
  private let keyword: String
  /// Whether a property can be set; `nil` for a function.
  private let isSettable: Bool?

  /// Creates the code of a declaration, or `nil` for one that cannot hand its call on.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
    guard !signature.contains("//") else { return nil }
  }

  private init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard let body = function.body, !parameters.contains(where: { $0.ellipsis != nil }),
      function.signature.returnClause?.type.trimmedDescription != "Self"
    else { return nil }
    name = function.name.range
    brace = body.leftBrace.range.lowerBound
    signature = Self.line(
      (function.genericParameterClause?.trimmedDescription ?? "")
        + function.signature.trimmedDescription
        + (function.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
    )
    arguments = "(" + parameters.map(Self.argument).joined(separator: ", ") + ")"
    let effects = function.signature.effectSpecifiers
    self.effects =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    keyword = (function.signature.returnClause == nil ? "" : "@discardableResult ") + "func"
    isSettable = nil
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let block = binding.accessorBlock, let type = binding.typeAnnotation
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      let words = accessors.map(\.accessorSpecifier.text)
      guard words.contains("get"), accessors.allSatisfy({ $0.effectSpecifiers == nil }) else {
        return nil
      }
      isSettable = words.contains("set")
    }
    name = binding.pattern.range
    brace = block.leftBrace.range.lowerBound
    signature = Self.line(type.trimmedDescription)
    (arguments, effects, keyword) = ("", "", "var")
    self.isSettable = isSettable
  }

  /// Returns what goes before the brace: code that calls the first override whose class the receiver has, and the head
  /// of what it does itself.
  ///
  /// - Parameters:
  ///   - overrides: The overrides, those of subclasses before those of their classes.
  ///   - own: The name of what it does itself.
  /// - Returns: The code, on one line.
  func head(callingOneOf overrides: [Override], orOwn own: String) -> String {
    func code(_ call: (String) -> String) -> String {
      overrides.map { override in
        let receiver = "as" + override.type.replacing(".", with: "")
        return "if let \(receiver) = self as? \(override.type) { "
          + call("\(receiver).\(override.name)") + " }; "
      }.joined() + call("self.\(own)")
    }
    let get = code { "return \(effects)\($0)\(arguments)" }
    let set = code { "return \($0) = newValue" }
    let body = isSettable == true ? "get { \(get) } set { \(set) }" : get
    return "{ \(body) }; \(keyword) \(own)\(signature) "
  }

  /// Returns a parameter as it stands in a call, with its label.
  private static func argument(_ parameter: FunctionParameterSyntax) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    let type = parameter.type.as(AttributedTypeSyntax.self)
    let isReference = type?.specifiers.contains { $0.trimmedDescription == "inout" } == true
    let isCall = type?.attributes.contains { $0.trimmedDescription == "@autoclosure" } == true
    let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
    return label + (isReference ? "&" : "") + name + (isCall ? "()" : "")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
#endif
