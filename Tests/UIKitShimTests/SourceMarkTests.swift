import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Every way to make a constraint knows the line it is written in, whatever UIKit calls it.
struct SourceMarkTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let line: Int
    let make: @Sendable (_ a: UIView, _ b: UIView) -> [NSLayoutConstraint]

    init(
      _ testDescription: String,
      line: Int = #line,
      make: @Sendable @escaping (_ a: UIView, _ b: UIView) -> [NSLayoutConstraint]
    ) {
      self.testDescription = testDescription
      self.line = line
      self.make = make
    }
  }

  // Each closure makes its constraint in the line below the row's own.
  // In the arguments of a macro all lines would be that of the macro.
  private static let rows = [
    Row("edge to edge") { a, b in
      [a.leadingAnchor.constraint(equalTo: b.leadingAnchor)]
    },
    Row("edge to edge with a constant") { a, b in
      [a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)]
    },
    Row("edge after edge") { a, b in
      [a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8)]
    },
    Row("edge before edge") { a, b in
      [a.rightAnchor.constraint(lessThanOrEqualTo: b.rightAnchor)]
    },
    Row("center") { a, b in
      [a.centerXAnchor.constraint(equalTo: b.centerXAnchor)]
    },
    Row("baseline") { a, b in
      [a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 2)]
    },
    Row("a length") { a, _ in
      [a.widthAnchor.constraint(equalToConstant: 10)]
    },
    Row("at least a length") { a, _ in
      [a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)]
    },
    Row("at most a length") { a, _ in
      [a.heightAnchor.constraint(lessThanOrEqualToConstant: 10)]
    },
    Row("length to length") { a, b in
      [a.widthAnchor.constraint(equalTo: b.widthAnchor)]
    },
    Row("length to length with a factor") { a, b in
      [a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)]
    },
    Row("length to length with both") { a, b in
      [a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 1)]
    },
    Row("a factor at most") { a, b in
      [a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2)]
    },
    Row("the system's spacing") { a, b in
      [a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)]
    },
    Row("the system's spacing below") { a, b in
      [a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)]
    },
    Row("a distance") { a, b in
      [a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 5)]
    },
    Row("a guide") { a, b in
      [a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor)]
    },
    Row("from a guide") { a, b in
      [b.layoutMarginsGuide.bottomAnchor.constraint(equalTo: a.bottomAnchor)]
    },
    Row("the item initializer", line: #line + 1) { a, b in
      [
        NSLayoutConstraint(
          item: a,
          attribute: .left,
          relatedBy: .equal,
          toItem: b,
          attribute: .left,
          multiplier: 1,
          constant: 0
        )
      ]
    },
    Row("a format") { a, b in
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[a]-[b]",
        metrics: nil,
        views: ["a": a, "b": b]
      )
    },
    Row("anchors in an array") { a, b in
      [a.topAnchor, a.bottomAnchor].map { $0.constraint(equalTo: b.topAnchor) }
    },
  ]

  @Test(arguments: rows)
  func `a constraint knows its line`(_ row: Row) {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    let constraints = row.make(a, b)
    let mark = SourceMark(file: #fileID, line: row.line + 1)
    #expect(Set(constraints.map(\.source)) == [mark])
  }

  @Test func `what UIKit refuses is reported at the line of the app`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = UIWindow(environment: ScreenEnvironment(device: device))
    let view = UIView()
    window.addSubview(view)
    let mixed = view.leftAnchor.constraint(equalTo: window.leadingAnchor)
    let line = #line - 1
    mixed.isActive = true
    #expect(window.diagnostics.map(\.mark) == [SourceMark(file: #fileID, line: line)])
  }

  @Test func `a conflict names both lines of the app`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = UIWindow(environment: ScreenEnvironment(device: device))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let line = #line + 2
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    let conflict = try #require(window.layoutConflicts.first)
    #expect(conflict.constraints.map(\.source?.line) == [line, line + 1])
    #expect(Set(conflict.constraints.map(\.source?.file)) == [#fileID])
  }
}
