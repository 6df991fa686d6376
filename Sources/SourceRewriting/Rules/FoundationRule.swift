#if SourceRewriting
import SwiftSyntax

/// The rule that a file imports the modules into which Foundation is divided where Apple's is one.
final class FoundationRule: RewritingRule {
  override class var words: [String] { Array(modules.keys) }

  /// The names that have a module of their own.
  private static let modules: [String: String] = {
    let network = [
      "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSURLRequest",
      "NSMutableURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
      "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
      "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
      "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
      "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    ]
    let xml = ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]
    // Foundation has these on Apple's systems alone.
    let missing = [
      "AutoreleasingUnsafeMutablePointer", "DateComponentsFormatter", "ListFormatter",
      "LocalizedStringResource", "NSExtensionContext", "NSExtensionItem", "NSHashTable",
      "NSItemProvider", "NSMapTable", "NSPointerFunctions", "NSUserActivity",
      "RelativeDateTimeFormatter", "UndoManager",
    ]
    return Dictionary(uniqueKeysWithValues: network.map { ($0, "FoundationNetworking") })
      .merging(xml.map { ($0, "FoundationXML") }) { first, _ in first }
      .merging(missing.map { ($0, "UIKitShim") }) { first, _ in first }
  }()

  private var isTold = false

  private func note(_ name: String, at node: some SyntaxProtocol) {
    guard let owner = Self.modules[name], !module.declares(name, in: node.enclosingType) else {
      return
    }
    changes.modules.insert(owner)
    guard name == "URLSession", !isTold else { return }
    isTold = true
    warn(
      "network-of-the-host",
      "'URLSession' asks the network of the host, and goes by its clock",
      at: node,
      hint: "give the screen its data in the test"
    )
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.memberAccess == nil { note(node.baseName.text, at: node) }
    return .visitChildren
  }
}
#endif
