import Foundation
import LayoutControls
import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// Names that code of earlier years uses beside those of today.
struct OlderNamesTests {
  @Test func `paths of Objective-C know section and row`() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.section == 2)
    #expect(path.row == 3)
  }

  @Test func `a copy of a paragraph's style keeps all that is set`() throws {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.5
    style.baseWritingDirection = .rightToLeft
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5)
    #expect(copy.baseWritingDirection == .rightToLeft)
    #expect(copy.allowsDefaultTighteningForTruncation)
    #expect(copy.isEqual(style))
    style.hyphenationFactor = 1
    #expect(!copy.isEqual(style))
  }

  @Test func `an inset from automatic insets is added to them`() throws {
    let screen = ConfiguredScreen(style: .plain) { _, _ in UITableViewCell() }
    let window = try ScreenHost.show(screen)
    let table = screen.table
    let own = table.separatorInset.left
    table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(try screen.cell(1).separatorInset.left == 30)
    table.separatorInsetReference = .fromAutomaticInsets
    window.layoutIfNeeded()
    #expect(try screen.cell(1).separatorInset.left == 30 + own)
  }

  @Test func `both scroll indicators keep what is set for both`() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets == view.horizontalScrollIndicatorInsets)
    #expect(view.scrollIndicatorInsets.bottom == 3)
  }

  @Test func `levels of windows are in their order, and materials keep their shade`() {
    #expect(UIWindow.Level.alert > .normal && UIWindow.Level.normal + 1 < .statusBar)
    let dark = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    let colors = [UIUserInterfaceStyle.light, .dark].map { style in
      dark.subviews[0].backgroundColor?.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: style)
      )
    }
    #expect(colors[0] == colors[1] && colors[0] != nil)
  }
}
