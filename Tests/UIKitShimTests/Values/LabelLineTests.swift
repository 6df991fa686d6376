import Foundation
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing
import UIKitShim

/// The lines and colors of labels.
struct LabelLineTests {
  private func label(_ width: CGFloat = 95) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    label.text = "Notify About New Articles"
    return label
  }

  @Test func `a line that is too long is cut as the label says`() {
    let label = label()
    var lines: [[String]] = []
    for mode in NSLineBreakMode.allCases {
      label.lineBreakMode = mode
      lines.append(label.lines.map(\.string))
    }
    #expect(
      lines == [
        ["Notify"], ["Notify Abou"], ["Notify About New Articles"], ["…w Articles"],
        ["Notify Abo…"], ["Notif…ticles"],
      ]
    )
  }

  @Test func `a line that is clipped begins at the edge and ends with the label`() throws {
    let label = label()
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    #expect(label.lines.first?.origin.x == 0)
    guard case .group(let group)? = label.drawing.first else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(group.clip == label.bounds && group.children.count == 1)
  }

  @Test func `the style of a paragraph goes before the label, and what is set later before both`() {
    let label = label()
    let style = NSMutableParagraphStyle()
    label.attributedText = NSAttributedString(
      string: "Notify About New Articles",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
    )
    #expect(label.lines.map(\.string) == ["Notify"])
    label.lineBreakMode = .byTruncatingHead
    #expect(label.lines.map(\.string).joined() == "…w Articles")
  }

  @Test func `letters at the end of lines make a label higher or lower`() {
    let label = label()
    label.numberOfLines = 0
    label.text = "Notifications"
    label.frame.size.width = 60
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 30)
    label.text = "in Notific"
    let words = label.sizeThatFits(CGSize(width: 60, height: 0))
    label.lineBreakMode = .byCharWrapping
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height <= words.height)
  }

  @Test func `a button cuts its title in the middle`() {
    let button = UIButton(type: .system)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a cell that is touched or selected shows other colors and pictures`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    label.text = "A"
    label.highlightedTextColor = .white
    let box = UIView()
    let picture = UIImageView()
    cell.contentView.addSubview(box)
    box.addSubview(picture)
    cell.setHighlighted(true, animated: false)
    #expect(label.isHighlighted && picture.isHighlighted)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    guard case .text(let run)? = label.drawing.first else {
      Issue.record("no text is drawn")
      return
    }
    #expect(run.color == UIColor.white.value)
    cell.setHighlighted(false, animated: false)
    #expect(!label.isHighlighted && !picture.isHighlighted)
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    #expect(!label.isHighlighted)
  }
}
