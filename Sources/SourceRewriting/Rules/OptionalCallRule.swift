#if SourceRewriting
import SwiftSyntax

/// The rule of calls of methods that a type may leave out.
///
/// Of the app's own protocols the property that holds the method is called, `delegate?.cell?(self, didTap: 1)` as
/// `` delegate?.`cell(_:didTap:)`?(self, 1) ``. Of UIKit's the method is, which answers there as UIKit does for one that
/// is left out. The window of an application's delegate, which may be left out as well, is one that is there.
final class OptionalCallRule: RewritingRule {
  override class var words: [String] { ["?(", "delegate?.window", "delegate!.window"] }

  private lazy var requirements = module.optionalRequirements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return .visitChildren }
    let name = access.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let full =
      access.declName.argumentNames.map { name + $0.trimmedDescription }
      ?? name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if requirements[full] != nil, node.trailingClosure == nil {
      replace(access.declName, with: "`\(full)`")
      for argument in node.arguments {
        if let label = argument.label, let colon = argument.colon {
          changes.edits.remove(
            label.range.lowerBound..<colon.rangeWithSpace.upperBound,
            of: file.bytes
          )
        }
      }
    } else if labels.contains(where: { $0 != "_" }) || OptionalMethods.names.contains(name),
      !module.hasProperty(name)
    {
      replace(chain.questionMark, with: "")
      if !base.hasOptionalChain, node.parent?.is(CodeBlockItemSyntax.self) != true {
        changes.edits.insert("Optional(", at: node.range.lowerBound)
        changes.edits.insert(")", at: node.range.upperBound)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription ?? ""
    guard node.declName.baseName.text == "window",
      ["UIApplication.shared.delegate?", "UIApplication.shared.delegate!"].contains(base)
    else { return .visitChildren }
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self) {
      replace(chain.questionMark, with: "")
    } else if let force = node.parent?.as(ForceUnwrapExprSyntax.self) {
      replace(force.exclamationMark, with: "")
    } else if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
      changes.edits.insert("Optional(", at: node.range.lowerBound)
      changes.edits.insert(")", at: node.range.upperBound)
    }
    return .visitChildren
  }
}

/// The methods of UIKit's delegates without a label, which look like closures where they are called.
enum OptionalMethods {
  /// The names without labels.
  static let names: Set = [
    "gestureRecognizerShouldBegin", "numberOfSections", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "searchBarCancelButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sectionIndexTitles", "tableViewDidEndMultipleSelectionInteraction", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing",
    "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing",
    "viewForZooming",
  ]
}
#endif
