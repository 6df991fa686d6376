import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import LayoutVocabulary

extension ScreenGeometry {
  /// The place of a finding.
  enum Place {
    /// The first constraint of the view in the direction, else the view.
    case constraint
    /// The first constraint that places the view by one of these attributes, the first ones first, else the first of all.
    case edge([LayoutAttribute])
    /// The map that describes the view.
    case view
    /// A key of the scene, else the first constraint.
    case key(KeyGroup, String)
  }

  /// Returns a finding about a view, with the constraints that were written for it in a direction.
  ///
  /// Its picture has the view, and hatched the part of the window that the finding is about if there is one.
  func finding(
    _ code: String,
    _ severity: Diagnostic.Severity,
    _ message: String,
    about view: View,
    _ axis: LayoutAxis,
    amount: CGFloat = 0,
    hint: String? = nil,
    at place: Place = .constraint,
    over part: CGRect? = nil,
    rule: LayoutRule = .placement
  ) -> LayoutFinding {
    let written = writtenConstraints(of: view, axis)
    let mark =
      switch place {
      case .constraint: written.first?.writtenPlace ?? mark(of: view, axis)
      case .edge(let attributes):
        (attributes.lazy.compactMap { attribute in
          written.first { $0.attribute(of: view) == attribute }
        }.first ?? written.first)?.writtenPlace ?? mark(of: view, axis)
      case .view: simulation.mark(of: view)
      case .key(let group, let key):
        simulation.scene.keyMarks[group, key] ?? written.first?.writtenPlace
          ?? mark(of: view, axis)
      }
    var finding = LayoutFinding(
      Diagnostic(
        severity,
        code: code,
        message,
        at: mark,
        notes: severity == .note
          ? [] : written.map { Diagnostic.Note("there is '\($0.equation)'", at: $0.source) },
        hint: hint
      ),
      rule: rule,
      about: simulation.names(of: [view]),
      amount: Double(amount),
      axis: axis
    )
    guard view.window === window else {
      // A picture of the screen does not have it.
      finding.row = simulation.rowName(of: [view])
      return finding
    }
    let frame = view.convert(view.bounds, to: nil)
    finding.illustrations = [Illustration(.outlined, frame, label: view.spokenName)]
    if let part {
      finding.illustrations.append(Illustration(.hatched, part, label: Self.size(part)))
    }
    return finding
  }

  /// Returns the constraints around a view that the application wrote for a direction.
  func writtenConstraints(of view: View, _ axis: LayoutAxis) -> [LayoutConstraint] {
    view.constraintsAround.filter { $0.concerns(axis) }.inWrittenOrder
      .filter { $0.writtenPlace != nil }
  }

  /// Returns the place of a view without written constraints: for the touch view the option that decides its width.
  private func mark(of view: View, _ axis: LayoutAxis) -> SourceMark? {
    if view === touch?.view, axis == .horizontal,
      let key = simulation.scene.keyMarks[.overlay, "touch-view-width"]
    {
      return key
    }
    return simulation.mark(of: view)
  }

  /// Returns the words "40 × 60 pt".
  static func size(_ rect: CGRect) -> String {
    "\(decimalText(rect.width, most: 1)) × \(decimalText(rect.height, most: 1)) pt"
  }

  /// The least length that a finger finds (Human Interface Guidelines, "Buttons": 44 by 44 points).
  static let leastTouchLength: CGFloat = 44
}

extension LayoutConstraint {
  /// Returns the attribute of a view by which the constraint places it, or `nil` if it is about other views.
  fileprivate func attribute(of view: View) -> LayoutAttribute? {
    if firstItem === view { return firstAttribute }
    return secondItem === view ? secondAttribute : nil
  }
}
