#if SourceRewriting
import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it declares one variable that code in Objective-C can observe.
  var isDynamicVariable: Bool {
    bindingSpecifier.text == "var" && bindings.count == 1
      && modifiers.contains { $0.name.text == "dynamic" }
      && !modifiers.contains { ["static", "class", "lazy", "override"].contains($0.name.text) }
  }
}
#endif
