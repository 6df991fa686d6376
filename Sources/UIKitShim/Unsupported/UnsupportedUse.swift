import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutText
import LayoutViews
import ScreenFrames

/// A use of a class of UIKit whose look is not simulated: it compiles, keeps what it is given, is drawn as a plate with
/// its name, and is a finding.
enum UnsupportedUse {
  /// The place of a use, while the view is made there.
  private final class Place {
    let mark: SourceMark

    init(_ mark: SourceMark) { self.mark = mark }
  }

  private static let key = "layoutsim.unsupported-place"

  /// Notes the line that is about to make a view of this thread.
  static func begin(_ fileID: String, _ line: Int) {
    Thread.current.threadDictionary[key] = Place(SourceMark(file: fileID, line: line))
  }

  /// Records that a view of a class is not simulated, at the line that makes it where that is known.
  ///
  /// The finding goes with the view into its window.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: UIKit's name of the class.
  static func tell(_ view: View, _ name: String) {
    let place = Thread.current.threadDictionary[key] as? Place
    Thread.current.threadDictionary[key] = nil
    let own = ClassName.of(type(of: view))
    let subject = own == name ? "'\(name)'" : "'\(own)', a '\(name)',"
    view.record(
      Diagnostic(
        .error,
        code: "unsupported-view",
        "\(subject) is not simulated: an empty plate with its name is in its place",
        at: place?.mark,
        hint: "leave it out of the screen that is tested, or allow 'misuse' where the rest counts"
      )
    )
  }

  /// Records that something of UIKit that is no view has no effect.
  ///
  /// - Parameters:
  ///   - what: What it is, in words.
  ///   - mark: Where it is used, or `nil` if that is not known.
  ///   - hint: What to do.
  static func tell(_ what: String, at mark: SourceMark?, hint: String) {
    Diagnostic(.error, code: "unsupported-resource", what, at: mark, hint: hint)
      .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  }

  /// Returns a plate that fills a view, with the name of its class in the middle.
  static func plate(_ name: String, in bounds: CGRect) -> [ScreenElement] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let font = Font.systemFont(ofSize: 13)
    let ground = ScreenElement.fill(
      .rectangle(bounds),
      SystemColor.systemFill.dynamicColor,
      ElementTag(id: "plate", role: "unsupported")
    )
    let line = TextMetrics.lines(of: name, font: font, width: bounds.width, limit: 1).first
    guard let line, font.lineHeight <= bounds.height else { return [ground] }
    return [
      ground,
      .text(
        TextRun(
          ElementTag(id: "name"),
          line.string,
          at: CGPoint(
            x: bounds.midX - line.width / 2,
            y: bounds.midY - font.lineHeight / 2 + font.ascender
          ),
          fontSize: font.size,
          weight: font.weight,
          width: line.width,
          color: SystemColor.secondaryLabel.dynamicColor,
          shaped: nil
        )
      ),
    ]
  }
}
