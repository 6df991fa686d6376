#if SourceRewriting
import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it declares one variable that code in Objective-C can observe.
  var isDynamicVariable: Bool {
    bindingSpecifier.text == "var" && bindings.count == 1
      && modifiers.contains { $0.name.text == "dynamic" }
      && !modifiers.contains { ["static", "class", "lazy", "override"].contains($0.name.text) }
  }

  /// The code that sets a variable which is computed, or `nil` for none.
  var setter: AccessorDeclSyntax? { accessors?.first { $0.accessorSpecifier.text == "set" } }

  /// Whether the variable is computed and nothing is kept of it.
  var isComputed: Bool {
    guard let block = bindings.first?.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains {
      ["get", "set", "_read", "_modify"].contains($0.accessorSpecifier.text)
    }
  }

  private var accessors: AccessorDeclListSyntax? {
    guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else {
      return nil
    }
    return accessors
  }
}
#endif
