import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Code of apps that ends with an exception in UIKit. Here it runs on, and each mistake is told with
/// UIKit's reason and the line it was written in.
@Suite struct IllegalConstraintTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let exception: String
    let words: String
    /// Writes the mistake, and returns its line.
    let write: @Sendable (_ window: UIWindow, _ box: UIView, _ label: UILabel) -> Int
  }

  static let making: [Row] = [
    Row(
      testDescription: "no first item",
      exception: "NSInvalidArgumentException",
      words: "constraint must contain a first layout item"
    ) { window, box, label in
      let missing: UIView? = nil
      NSLayoutConstraint(
        item: missing as Any,
        attribute: .top,
        relatedBy: .equal,
        toItem: box,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ).isActive = true
      return #line - 9
    },
    Row(
      testDescription: "a place without a second item",
      exception: "NSInvalidArgumentException",
      words: "location attributes must be specified in pairs"
    ) { window, box, label in
      box.addConstraint(
        NSLayoutConstraint(
          item: label,
          attribute: .top,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 20
        )
      )
      return #line - 10
    },
    Row(
      testDescription: "a place with multiplier 0",
      exception: "NSInvalidArgumentException",
      words: "a multiplier of 0 or a nil second item together with a location"
    ) { window, box, label in
      NSLayoutConstraint(
        item: label,
        attribute: .leading,
        relatedBy: .equal,
        toItem: box,
        attribute: .trailing,
        multiplier: 0,
        constant: 20
      ).isActive = true
      return #line - 9
    },
    Row(
      testDescription: "leading with left",
      exception: "NSInvalidArgumentException",
      words: "between a leading/trailing attribute and a right/left attribute"
    ) { window, box, label in
      label.leadingAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      return #line - 1
    },
    Row(
      testDescription: "a width with an edge",
      exception: "NSInvalidArgumentException",
      words: "these attributes cannot be paired: 'label.width' and 'box.left'"
    ) { window, box, label in
      NSLayoutConstraint(
        item: label,
        attribute: .width,
        relatedBy: .equal,
        toItem: box,
        attribute: .left,
        multiplier: 1,
        constant: 0
      ).isActive = true
      return #line - 9
    },
    Row(
      testDescription: "a constant that is no number",
      exception: "NSInternalInconsistencyException",
      words: "the constant of the constraint is nan, which is not a finite number"
    ) { window, box, label in
      label.widthAnchor.constraint(equalToConstant: 0 / CGFloat(box.subviews.count - 1))
        .isActive = true
      return #line - 2
    },
    Row(
      testDescription: "a format that cannot be read",
      exception: "NSInvalidArgumentException",
      words: "unable to parse constraint format"
    ) { window, box, label in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[title-|",
          metrics: nil,
          views: ["title": label]
        )
      )
      return #line - 6
    },
  ]

  static let installing: [Row] = [
    Row(
      testDescription: "no common ancestor",
      exception: "NSGenericException",
      words: "because they have no common ancestor"
    ) { window, box, label in
      let stray = UIView()
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: stray.bottomAnchor)
      ])
      return #line - 2
    },
    Row(
      testDescription: "on a view that does not contain both",
      exception: "NSGenericException",
      words: "unable to install constraint on view 'label'"
    ) { window, box, label in
      let constraint = label.topAnchor.constraint(equalTo: box.topAnchor)
      label.addConstraint(constraint)
      return #line - 2
    },
    Row(
      testDescription: "required, once installed, no more",
      exception: "NSInternalInconsistencyException",
      words: "you passed priority 250 and the existing priority was 1000"
    ) { window, box, label in
      let constraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraint.isActive = true
      constraint.priority = .defaultLow
      return #line - 3
    },
    Row(
      testDescription: "not required, once installed, required",
      exception: "NSInternalInconsistencyException",
      words: "you passed priority 1000 and the existing priority was 750"
    ) { window, box, label in
      let constraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .required
      return #line - 4
    },
    Row(
      testDescription: "a priority of 0",
      exception: "NSInternalInconsistencyException",
      words: "a priority is above 0 and at most 1000, not 0"
    ) { window, box, label in
      let constraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraint.priority = UILayoutPriority(rawValue: 0)
      return #line - 2
    },
    Row(
      testDescription: "a priority above required",
      exception: "NSInternalInconsistencyException",
      words: "a priority is above 0 and at most 1000, not 1001"
    ) { window, box, label in
      let constraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraint.priority = UILayoutPriority(rawValue: 1001)
      return #line - 2
    },
    Row(
      testDescription: "a constant that becomes infinite",
      exception: "NSInternalInconsistencyException",
      words: "the constant of the constraint is inf"
    ) { window, box, label in
      let constraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraint.constant = .infinity
      return #line - 2
    },
  ]

  @Test(arguments: making + installing)
  func `a mistake is told in UIKit's words, with its line`(_ row: Row) throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = UIWindow(environment: ScreenEnvironment(device: device))
    let box = UIView()
    let label = UILabel()
    box.accessibilityIdentifier = "box"
    label.accessibilityIdentifier = "label"
    window.addSubview(box)
    box.addSubview(label)
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    let line = row.write(window, box, label)
    window.layoutIfNeeded()
    let diagnostic = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1)
    #expect(diagnostic.message.contains(row.words), "\(diagnostic.message)")
    #expect(
      diagnostic.notes.contains { $0.message.hasPrefix("UIKit raises \(row.exception) here") }
    )
    #expect(diagnostic.mark?.file == "UIKitShimTests/IllegalConstraintTests.swift")
    #expect(diagnostic.mark?.line == line)
  }

  @Test func `a change that UIKit refuses leaves the constraint in effect, and says so`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = UIWindow(environment: ScreenEnvironment(device: device))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    width.constant = .nan
    width.priority = UILayoutPriority(0)
    width.priority = .defaultLow
    window.layoutIfNeeded()
    #expect(box.frame.width == 20)
    #expect(
      window.diagnostics.map { $0.notes.first?.message } == [
        "UIKit raises NSInternalInconsistencyException here; the constant stays as it was",
        "UIKit raises NSInternalInconsistencyException here; the priority stays as it was",
        "UIKit raises NSInternalInconsistencyException here; the priority stays as it was",
      ]
    )
  }

  @Test func `every way to make a constraint knows its line`() {
    let box = UIView()
    let label = UILabel()
    box.addSubview(label)
    let line = #line
    let anchors = [
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leftAnchor.constraint(greaterThanOrEqualTo: box.leftAnchor, constant: 2),
      label.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 2),
      label.bottomAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
    ]
    #expect(anchors.map { $0.source?.line } == [2, 3, 4, 5, 6].map { line + $0 })
    let formatLine = #line + 1
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[label(20)]-|",
      metrics: nil,
      views: ["label": label]
    )
    #expect(format.count == 3)
    #expect(format.allSatisfy { $0.source?.line == formatLine })
    let stackLine = #line + 1
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.layoutIfNeeded()
    #expect(Set(stack.constraints.map(\.source?.line)) == [stackLine])
  }
}
