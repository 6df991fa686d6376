#if SourceRewriting
import Testing

@Suite struct `Parts of Foundation` {
  @Test func `what has a module of its own is imported, and the network told once`() {
    let rewriting = Rewriting([
      "App.swift": "let a = URLSession.shared\nlet b: URLSession\nlet c = XMLParser()"
    ])
    #expect(rewriting.head("App.swift") == "import FoundationNetworking; import FoundationXML")
    #expect(rewriting.findings == ["1:9 network-of-the-host"])
  }

  @Test func `a request by itself asks nobody`() {
    let rewriting = Rewriting(["App.swift": "func f(_ request: URLRequest?) {}"])
    #expect(rewriting.head("App.swift") == "import FoundationNetworking")
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `what Foundation has on Apple's systems alone is the shim's`() {
    let rewriting = Rewriting(["App.swift": "import Foundation\nlet a = ListFormatter()"])
    #expect(rewriting.head("App.swift") == "import UIKitShim")
  }

  @Test func `a type of the app's is its own`() {
    let rewriting = Rewriting(["App.swift": "struct URLSession {}\nlet a = URLSession()"])
    #expect(rewriting.head("App.swift") == "#sourceLocation(file: \"App.swift\", line: 1)")
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `a member of that name is none of Foundation's`() {
    let rewriting = Rewriting(["App.swift": "let a = kinds.URLSession"])
    #expect(rewriting.head("App.swift") == "#sourceLocation(file: \"App.swift\", line: 1)")
    #expect(rewriting.findings.isEmpty)
  }
}
#endif
