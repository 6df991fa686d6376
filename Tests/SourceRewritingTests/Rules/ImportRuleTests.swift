#if SourceRewriting
import Testing

@Suite struct `Imports` {
  @Test(arguments: [
    RewritingRow("UIKit", "import UIKit", "import UIKitShim"),
    RewritingRow(
      "what surrounds it stays",
      "@_exported public import UIKit // all",
      "@_exported public import UIKitShim // all"
    ),
    RewritingRow("a part of it", "import UIKit.UIGestureRecognizerSubclass", "import UIKitShim"),
    RewritingRow("one name of it", "import class UIKit.UIView", "import UIKitShim"),
    RewritingRow(
      "geometry and layers",
      "import CoreGraphics\nimport QuartzCore",
      "import UIKitShim\nimport UIKitShim"
    ),
    RewritingRow(
      "Foundation and modules of the app stay",
      "import Foundation\nimport SnapKit",
      "import Foundation\nimport SnapKit"
    ),
    RewritingRow(
      "a pod that is simulated",
      "import TableViewScrollAndSelect",
      "import class TableSelection.TableViewScrollAndSelectController; "
        + "import protocol TableSelection.TableViewScrollAndSelectDelegate"
    ),
    RewritingRow(
      "a framework that the file asks for",
      "#if canImport(Combine)\nimport Combine\n#endif",
      "#if false\n\n#endif"
    ),
    RewritingRow("the C library of Apple's systems", "import Darwin", "import Foundation"),
    RewritingRow("a function of it", "let a = Darwin.round(b.c)", "let a = Foundation.round(b.c)"),
    RewritingRow(
      "a framework that only Apple has, its line stays",
      "import UIKit\nimport MapKit\nimport Foundation",
      "import UIKitShim\n\nimport Foundation",
      findings: ["2:1 missing-module"]
    ),
    RewritingRow(
      "SwiftUI, for previews alone",
      "import SwiftUI\n#Preview { A() }",
      "\n"
    ),
    RewritingRow(
      "a submodule of one",
      "  import CoreData.NSError",
      "  ",
      findings: ["1:3 missing-module"]
    ),
  ])
  func `an import becomes one that there is`(_ row: RewritingRow) { row.check() }

  @Test func `UIKit comes to all files of a module, as from a header`() {
    let rewriting = Rewriting(["A.swift": "import UIKit", "B.swift": "class B: A {}"])
    #expect(rewriting.head("B.swift") == "import UIKitShim")
  }

  @Test func `of logs the names are imported that the file uses`() {
    let rewriting = Rewriting([
      "App.swift":
        "import os\nlet a = Logger()\nlet b = OSAllocatedUnfairLock()\nfunc f() { os_log(\"f\") }"
    ])
    #expect(
      rewriting.head("App.swift")
        == "import VirtualFoundation; import struct VirtualFoundation.Logger; "
        + "import struct VirtualFoundation.OSAllocatedUnfairLock; import func VirtualFoundation.os_log"
    )
    #expect(rewriting.body("App.swift").hasPrefix("\nlet a = Logger()"))
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `XCTest brings UIKit, as on iOS`() {
    let rewriting = Rewriting(["App.swift": "import XCTest"])
    #expect(rewriting.head("App.swift") == "import UIKitShim")
    #expect(rewriting.body("App.swift") == "import XCTest")
  }
}
#endif
