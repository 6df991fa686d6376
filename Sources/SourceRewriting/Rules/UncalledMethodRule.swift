#if SourceRewriting
import SwiftSyntax

/// The rule of methods that UIKit's delegates have and nothing here calls: each is a warning at its place.
final class UncalledMethodRule: RewritingRule {
  override class var words: [String] {
    Array(Set(methods.map { String($0.prefix { $0 != "(" }) })).sorted()
  }

  /// The methods, of delegates and data sources that are simulated otherwise.
  static let methods: Set = [
    "popoverPresentationControllerDidDismissPopover(_:)",
    "popoverPresentationControllerShouldDismissPopover(_:)",
    "prepareForPopoverPresentation(_:)",
    "scrollViewDidEndZooming(_:with:atScale:)",
    "scrollViewDidZoom(_:)", "scrollViewWillBeginZooming(_:with:)",
    "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBarBookmarkButtonClicked(_:)",
    "searchBarResultsListButtonClicked(_:)",
    "tableView(_:canFocusRowAt:)", "tableView(_:canPerformAction:forRowAt:withSender:)",
    "tableView(_:canPerformPrimaryActionForRowAt:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "tableView(_:itemsForBeginning:at:)",
    "tableView(_:performAction:forRowAt:withSender:)", "tableView(_:performDropWith:)",
    "tableView(_:performPrimaryActionForRowAt:)",
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "tableView(_:selectionFollowsFocusForRowAt:)", "tableView(_:shouldShowMenuForRowAt:)",
    "tableView(_:shouldSpringLoadRowAt:with:)",
    "textField(_:editMenuForCharactersIn:suggestedActions:)",
    "textView(_:editMenuForTextIn:suggestedActions:)",
    "textView(_:primaryActionFor:defaultAction:)", "textView(_:shouldInteractWith:in:)",
    "textView(_:shouldInteractWith:in:interaction:)", "viewForZooming(in:)",
  ]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.enclosingType != nil else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "\(node.name.text)(\(labels.joined()))"
    if Self.methods.contains(name) {
      warn(
        "uncalled-method",
        "nothing here calls '\(name)': what it answers for is not simulated",
        at: node.name
      )
    }
    return .visitChildren
  }
}
#endif
