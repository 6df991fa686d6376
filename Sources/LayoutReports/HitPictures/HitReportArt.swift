import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutInteraction
public import LayoutSimulation
import LayoutText
import LayoutViews
public import ScreenFrames

extension HitReport {
  /// Draws the report: the way from the window to the view that takes the touch, the views that refused
  /// it dashed, and beside them the reasons.
  ///
  /// - Parameters:
  ///   - frame: The screen at the same moment.
  ///   - name: A name for the picture.
  /// - Returns: The picture.
  public func picture(over frame: ScreenFrame, named name: String = "") -> ScreenFrame {
    picture(over: frame, named: name, missed: [])
  }

  /// Draws the report, with slanting lines over views that miss the touch.
  package func picture(
    over frame: ScreenFrame,
    named name: String = "",
    missed: [MissedView]
  ) -> ScreenFrame {
    let art = HitReportArt(
      report: self,
      screen: CGRect(origin: .zero, size: frame.size),
      missed: missed,
      fonts: frame.fonts
    )
    return ExplainedScreen(frame: frame, drawings: art.drawings, panel: art.panel)
      .page(named: name)
  }
}

/// A drawing of a report, with its words.
private struct HitReportArt {
  let report: HitReport
  let screen: CGRect
  let missed: [MissedView]
  let fonts: FontCascade?

  /// The views that refused and have something to do with the point, or no cell.
  private var refusals: [HitReport.Question] {
    report.questions.filter { question in
      if case .refused = question.answer { !question.isBesideThePoint } else { false }
    }
  }

  // MARK: Over the screen

  var drawings: [ScreenElement] {
    let chain = report.chain
    let spot = CGRect(x: report.point.x - 16, y: report.point.y - 16, width: 32, height: 32)
    var plates = NamePlates(
      in: screen.insetBy(dx: 3, dy: 3),
      avoiding: spot.isFinite ? [spot] : [],
      in: fonts
    )
    var drawings = report.questions.filter(\.isBesideThePoint).compactMap {
      dashed($0.view, strength: 0.4)
    }
    drawings += refusals.compactMap { dashed($0.view, strength: 1) }
    drawings += missed.map { Hatching.element(in: visibleBox(of: $0.view)) }
    var drawn: [CGRect] = []
    var names: [ScreenElement] = []
    for (index, view) in chain.enumerated() {
      let color = HitColors.path(index, of: chain.count)
      let isTaker = index == chain.count - 1
      let outline = outline(of: view, insideOf: drawn)
      drawings.append(
        .shape(
          Shape(
            ElementTag(id: "hits.chain-\(index + 1)", role: "chain"),
            outline.path,
            fill: isTaker ? color.faded(by: 0.25) : nil,
            stroke: Stroke(color, width: isTaker ? 2 : 1.5)
          )
        )
      )
      drawn.append(visibleBox(of: view))
      let place = CGPoint(x: outline.box.minX + 3, y: outline.box.minY + 3)
      let name = "\(index + 1)  \(shortName(of: view))"
      if let plate = plates.plate(name, color: color, at: place) { names.append(plate) }
    }
    for (index, question) in refusals.enumerated() {
      let box = visibleBox(of: question.view)
      guard !box.isEmpty else { continue }
      let name = "\(letter(index))  \(shortName(of: question.view)) · \(question.shortReason)"
      let plate = plates.plate(
        name,
        color: HitColors.refused,
        at: CGPoint(x: box.maxX - 3, y: box.minY + 3),
        isTrailing: true
      )
      if let plate { names.append(plate) }
    }
    return drawings + names + cross
  }

  private var cross: [ScreenElement] {
    let point = report.point
    guard point.isFinite else { return [] }
    let path: [PathCommand] = [
      .move(CGPoint(x: point.x - 14, y: point.y)), .line(CGPoint(x: point.x - 4, y: point.y)),
      .move(CGPoint(x: point.x + 4, y: point.y)), .line(CGPoint(x: point.x + 14, y: point.y)),
      .move(CGPoint(x: point.x, y: point.y - 14)), .line(CGPoint(x: point.x, y: point.y - 4)),
      .move(CGPoint(x: point.x, y: point.y + 4)), .line(CGPoint(x: point.x, y: point.y + 14)),
    ]
    return [
      .fill(.circle(center: point, radius: 9), Color.white.faded(by: 0.8)),
      .stroke(.circle(center: point, radius: 9), HitColors.point, width: 2),
      .stroke(.path(path), HitColors.point, width: 2),
      .fill(.circle(center: point, radius: 2), HitColors.point),
    ]
  }

  /// Returns the outline of a view that refused, or `nil` if none of it is on the screen.
  private func dashed(_ view: View, strength: Double) -> ScreenElement? {
    guard !visibleBox(of: view).isEmpty else { return nil }
    let color = HitColors.refused.faded(by: strength)
    return .stroke(outline(of: view, insideOf: []).path, color, width: 1, dashes: [4, 3])
  }

  /// Returns the outline of a view: its visible part, if it is straight, a little inside of outlines with which
  /// it shares edges; the turned rectangle, if it is turned.
  private func outline(of view: View, insideOf drawn: [CGRect]) -> (path: Outline, box: CGRect) {
    let corners = view.cornersInWindow
    guard view.isStraight else {
      let path = [PathCommand.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
      return (.path(path), visibleBox(of: view))
    }
    let step: CGFloat = 3
    var box = visibleBox(of: view)
    func count(_ edge: (CGRect) -> CGFloat) -> CGFloat {
      CGFloat(drawn.count { abs(edge($0) - edge(box)) < 1 })
    }
    let (left, right) = (count(\.minX) * step, count(\.maxX) * step)
    let (top, bottom) = (count(\.minY) * step, count(\.maxY) * step)
    if left + right < box.width, top + bottom < box.height {
      box = CGRect(
        x: box.minX + left,
        y: box.minY + top,
        width: box.width - left - right,
        height: box.height - top - bottom
      )
    }
    return (.rectangle(box.insetToMiddle(dx: 1, dy: 1), cornerRadius: 2), box)
  }

  private func visibleBox(of view: View) -> CGRect {
    let box = view.convert(view.bounds, to: nil)
    let visible = box.isFinite ? box.intersection(screen) : .null
    return visible.isNull ? .zero : visible
  }

  private func shortName(of view: View) -> String {
    if view.buttonName == nil, let name = view.accessibilityIdentifier, !name.isEmpty {
      return name
    }
    return view.treeName
  }

  private func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return index < letters.count ? String(letters[index]) : "\(index + 1)"
  }

  // MARK: Beside it

  var panel: SidePanel {
    var panel = SidePanel(in: fonts)
    let place = "at \(report.point.logText)"
    panel.addTitle(report.taker?.placedName ?? "Nothing", detail: "takes a touch \(place)")
    let chain = report.chain
    panel.addHeading("The way of the touch")
    for (index, view) in chain.enumerated() {
      let conversion = report.questions.first { $0.view === view }?.conversion
      panel.addEntry(
        .sign("\(index + 1)", HitColors.path(index, of: chain.count)),
        view.treeName,
        details: conversion.map { ["in it \($0)"] } ?? []
      )
    }
    if let behind = report.behind {
      panel.addHeading("Behind it")
      panel.addEntry(.hatch, behind.placedName, details: ["would take it otherwise"])
    }
    if !missed.isEmpty { panel.addHeading("Seen there, and not touched") }
    for view in missed { panel.addEntry(.hatch, view.view.placedName, details: [view.reason]) }
    guard !refusals.isEmpty else { return panel }
    panel.addHeading("Asked before, and not touched")
    for (index, question) in refusals.enumerated() {
      var details: [String] = []
      if case .refused(let reason) = question.answer { details.append(reason) }
      if let conversion = question.conversion { details.append(conversion) }
      panel.addEntry(
        .sign(letter(index), HitColors.refused),
        question.view.treeName,
        details: details
      )
    }
    return panel
  }
}

extension View {
  /// The corners of the bounds in the window's coordinates, around the view.
  fileprivate var cornersInWindow: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    .map { convert($0, to: nil) }
  }

  /// Whether the edges are level and upright on the screen.
  fileprivate var isStraight: Bool {
    let corners = cornersInWindow
    let edge = CGPoint(x: corners[1].x - corners[0].x, y: corners[1].y - corners[0].y)
    return abs(edge.x) < 0.001 || abs(edge.y) < 0.001
  }
}
