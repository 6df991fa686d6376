import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutText
import LayoutViews
import LayoutVocabulary

extension ValidationRule {
  /// The rules about texts that are not read in full.
  static let ofTexts = [
    Self("text-cut-off", "text-may-be-cut-off") { screen in
      screen.texts.compactMap { screen.cutFinding($0) }
    },
    Self("texts-overlap") { screen in screen.overlappingTexts },
  ]
}

/// A label with a text of the application.
private struct ShownText {
  let label: Label
  /// Whether the scene describes the label itself, rather than the text of a stock cell or a bar.
  let isOwn: Bool
}

/// The fit of a text in the room that it has.
private enum TextFit {
  case whole
  /// The text is cut, by so many points of width or of height.
  case cut(CGFloat, LayoutAxis)
  /// The text is cut if the system's font is wider, or whole only if it is narrower, within the error of our widths.
  case doubtful(CGFloat, LayoutAxis)
}

extension ScreenGeometry {
  /// The labels of the scene, those of its buttons, and those of stock cells on the screen.
  fileprivate var texts: [ShownText] {
    var found: [ShownText] = []
    for place in own where place.fault == nil {
      if let label = place.view as? Label {
        found.append(ShownText(label: label, isOwn: true))
      } else if let label = (place.view as? Button)?.titleLabel, !label.isHidden {
        found.append(ShownText(label: label, isOwn: true))
      }
    }
    for case let cell as TableViewCell in table.subviews where !cell.isHidden {
      for label in [cell.titleLabel, cell.detailLabel] {
        if let label, !label.isHidden { found.append(ShownText(label: label, isOwn: false)) }
      }
    }
    return found
  }

  fileprivate func cutFinding(_ text: ShownText) -> LayoutFinding? {
    let label = text.label
    guard let words = label.text, !words.isEmpty, label.bounds.hasArea else { return nil }
    let isSure: Bool
    let (missing, axis): (CGFloat, LayoutAxis)
    switch label.fit {
    case .whole: return nil
    case .cut(let by, let along): (isSure, missing, axis) = (true, by, along)
    case .doubtful(let by, let along): (isSure, missing, axis) = (false, by, along)
    }
    let name = text.isOwn ? label.spokenName : "the text \(quoted(words)) of a row"
    let length = axis == .horizontal ? "width" : "height"
    var found = finding(
      isSure ? "text-cut-off" : "text-may-be-cut-off",
      isSure && text.isOwn ? .warning : .note,
      isSure
        ? "\(name) is cut off: it lacks \(decimalText(missing, most: 1)) pt of \(length)"
        : "\(name) may be cut off: \(decimalText(missing, most: 1)) pt of \(length) decide, within the error of our widths",
      about: text.isOwn ? label : table,
      axis,
      amount: missing,
      hint: text.isOwn
        ? (label.numberOfLines == 1 ? "give it room, or 'lines: 0' to wrap it" : "give it room")
        : nil,
      at: .view,
      rule: .content
    )
    let frame = label.convert(label.bounds, to: nil)
    if !text.isOwn {
      found.illustrations = [Illustration(.outlined, frame, label: quoted(words))]
    }
    if isSure, label.window === window {
      found.illustrations.append(
        Illustration(
          .measure,
          label.room(missing, axis, beside: frame),
          label: "\(decimalText(missing, most: 1)) pt"
        )
      )
    }
    return found
  }

  /// The texts of the scene that lie over each other, or over a control of the system, around the table and in each cell.
  fileprivate var overlappingTexts: [LayoutFinding] {
    let inked = own.filter { $0.fault == nil }.compactMap { place in
      place.view.ink.map { (place: place, ink: $0) }
    }
    var found: [LayoutFinding] = []
    for (index, (first, upper)) in inked.enumerated() {
      for (second, lower) in inked[(index + 1)...] {
        // Two controls are targets that overlap.
        guard first.view is Label || second.view is Label, first.cell === second.cell,
          !first.view.isDescendant(of: second.view), !second.view.isDescendant(of: first.view)
        else { continue }
        let both = upper.intersection(lower)
        // Letters leave room above and below them in their lines.
        guard both.hasArea, both.width > 1, both.height > 2 else { continue }
        let (one, other) = (first.view.spokenName, second.view.spokenName)
        found.append(
          finding(
            "texts-overlap",
            .warning,
            "\(one) and \(other) lie over each other on \(Self.size(both))",
            about: second.view,
            both.width < both.height ? .horizontal : .vertical,
            amount: min(both.width, both.height),
            hint: "hold one of them by an edge of the other",
            over: both,
            rule: .content
          )
        )
      }
    }
    return found
  }
}

extension View {
  /// The box around what is read or seen of a text or of a control of the system, in the window's coordinates, or `nil`
  /// for another view: of a button its title, since what is around that may be clear.
  fileprivate var ink: CGRect? {
    switch self {
    case let label as Label: label.textFrame
    case let button as Button:
      button.titleLabel.flatMap { $0.isHidden ? nil : $0.textFrame }
    case is Switch, is Slider, is Stepper, is SegmentedControl, is TextField:
      convert(bounds, to: nil)
    default: nil
    }
  }
}

extension Label {
  /// Returns the line along which a text would go on beside or below its frame, in the window's coordinates.
  fileprivate func room(_ length: CGFloat, _ axis: LayoutAxis, beside frame: CGRect) -> CGRect {
    switch axis {
    case .vertical: return CGRect(x: frame.midX, y: frame.maxY, width: 0, height: length)
    case .horizontal:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(
        x: isMirrored ? frame.minX - length : frame.maxX,
        y: frame.midY,
        width: length,
        height: 0
      )
    }
  }

  /// The share of a width by which our widths may differ from those of the system's font: 95 % of 263 texts of
  /// published layouts differ by less, 1.37 % (page "Measured").
  fileprivate static let widthError: CGFloat = 0.0137

  /// The fit of the text.
  fileprivate var fit: TextFit {
    let pixel = 1 / pixelScale
    let natural = intrinsicContentSize
    if numberOfLines == 1 {
      let room = bounds.width
      // A label that may make its letters smaller has that much more room.
      let shrunk =
        adjustsFontSizeToFitWidth
        ? natural.width * min(1, max(0, minimumScaleFactor)) : natural.width
      if shrunk * (1 - Self.widthError) > room + pixel {
        return .cut(shrunk - room, .horizontal)
      }
      // A label as wide as its text would be as wide as that of the system's font, too.
      let isAsWide = abs(natural.width - room) <= pixel / 2
      if shrunk * (1 + Self.widthError) > room + pixel, !isAsWide {
        return .doubtful(abs(shrunk - room), .horizontal)
      }
    }
    let needed = height(inWidth: bounds.width)
    let lines = numberOfLines
    let shown =
      lines == 0 ? bounds.height : min(bounds.height, height(inWidth: bounds.width, lines))
    if needed > shown + 1 {
      let narrow = height(inWidth: bounds.width * (1 + Self.widthError))
      return narrow > shown + 1
        ? .cut(needed - shown, .vertical) : .doubtful(needed - shown, .vertical)
    }
    guard lines != 1, bounds.width < natural.width || natural.height > font.lineHeight * 1.5 else {
      return .whole
    }
    let wide = height(inWidth: bounds.width * (1 - Self.widthError))
    // A label as high as its text would be higher, too.
    let isAsHigh = lines == 0 && abs(needed - bounds.height) <= 1
    return wide > shown + 1 && !isAsHigh ? .doubtful(wide - shown, .vertical) : .whole
  }

  /// Returns the height of the text in so many lines at most, 0 for any.
  private func height(inWidth width: CGFloat, _ lines: Int = 0) -> CGFloat {
    let room = CGRect(x: 0, y: 0, width: width, height: 1e9)
    return textRect(forBounds: room, limitedToNumberOfLines: lines).height
  }

  /// The box around the letters, in the window's coordinates, or `nil` for none.
  var textFrame: CGRect? {
    let lines = lines
    guard !lines.isEmpty else { return nil }
    let box = lines.reduce(CGRect.null) { box, line in
      let font = line.font ?? font?.value ?? .systemFont(ofSize: 17)
      return box.union(
        CGRect(
          x: line.origin.x,
          y: line.origin.y - font.ascender,
          width: line.width,
          height: font.ascender - font.descender
        )
      )
    }
    return convert(box, to: nil)
  }
}
