import Foundation
import LayoutViews
import Testing

@Suite struct LayoutPassTests {
  /// Writes down in which order it is called.
  private final class Recorder: View {
    override class var requiresConstraintBasedLayout: Bool { true }

    let name: String
    let log: Log
    var onLayout: (Recorder) -> Void = { _ in }

    init(_ name: String, _ log: Log, in parent: View) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(0, 0, 10, 10))
      accessibilityIdentifier = name
      parent.addSubview(self)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateConstraints() {
      log.lines.append("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name) lays out")
      onLayout(self)
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func `constraints are updated from the leaves up, layout goes down`() throws {
    let window = try window()
    let log = Log()
    let a = Recorder("a", log, in: window)
    let b = Recorder("b", log, in: a)
    _ = Recorder("c", log, in: b)
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "c updates", "b updates", "a updates", "a lays out", "b lays out", "c lays out",
      ]
    )
    log.lines = []
    window.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    b.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.lines == ["b lays out"])
    log.lines = []
    b.setNeedsUpdateConstraints()
    #expect(b.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(log.lines == ["b updates"])
  }

  @Test func `a view that is asked lays out from the outermost view that needs it`() throws {
    let window = try window()
    let log = Log()
    let a = Recorder("a", log, in: window)
    let b = Recorder("b", log, in: a)
    let other = Recorder("other", log, in: window)
    window.layoutIfNeeded()
    log.lines = []
    a.setNeedsLayout()
    b.setNeedsLayout()
    other.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(log.lines == ["a lays out", "b lays out"])
    window.layoutIfNeeded()
    #expect(log.lines.last == "other lays out")
  }

  @Test func `frames set in layoutSubviews are laid out in the same pass`() throws {
    let window = try window()
    let log = Log()
    let a = Recorder("a", log, in: window)
    let b = Recorder("b", log, in: a)
    let c = Recorder("c", log, in: b)
    a.onLayout = { $0.subviews.first?.frame = $0.bounds }
    b.onLayout = { $0.subviews.first?.frame = $0.bounds }
    a.frame = CGRect(0, 0, 77, 55)
    window.layoutIfNeeded()
    #expect(c.frame == CGRect(0, 0, 77, 55))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a view may be asked for layout within layout`() throws {
    let window = try window()
    let log = Log()
    let a = Recorder("a", log, in: window)
    let b = Recorder("b", log, in: a)
    a.onLayout = { _ in b.layoutIfNeeded() }
    b.onLayout = { $0.layoutIfNeeded() }
    window.layoutIfNeeded()
    #expect(log.lines == ["b updates", "a updates", "a lays out", "b lays out"])
  }

  @Test func `a view that lays itself out before it is added has the size of its constraints`()
    throws
  {
    let card = View()
    let inner = constrainedView("inner", in: card)
    card.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 40),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      inner.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    card.layoutIfNeeded()
    #expect(card.layoutConflicts.isEmpty)
    #expect(card.bounds == CGRect(0, 0, 100, 40))
    #expect(inner.frame == CGRect(8, 10, 84, 20))
    #expect(card.autolayoutTrace().contains(", MISSING HOST CONSTRAINTS"))
    let window = try window(on: "iPhone SE (3rd generation)")
    window.addSubview(card)
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.isEmpty)
    #expect(card.frame.size == CGSize(width: 100, height: 40))
  }
}
