import Foundation
import LayoutGeometry
import LayoutViews
import TestSupport
import Testing

@Suite
struct SubviewIndexTests {
  @Test(arguments: seeds(from: 1, count: 20))
  func `hit tests with an index give what they give without`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 4
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var parents = [root]
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      let view = View(
        frame: CGRect(
          x: number(-40...400),
          y: number(-40...400),
          width: number(0...80),
          height: number(0...80)
        )
      )
      if Int.random(in: 0..<8, using: &random) == 0 {
        view.transform = CGAffineTransform(rotationAngle: number(0...12))
      }
      view.isHidden = Int.random(in: 0..<10, using: &random) == 0
      let parent = try #require(parents.randomElement(using: &random))
      (Bool.random(using: &random) ? root : parent).addSubview(view)
      parents.append(view)
    }
    let points = (0..<200).map { _ in CGPoint(x: number(0...400), y: number(0...400)) }
    let plain = points.map { root.hitTest($0, with: nil) }
    let indexed = root.indexingSubviews { points.map { root.hitTest($0, with: nil) } }
    #expect(zip(plain, indexed).allSatisfy { $0 === $1 })
    #expect(root.subviewIndex == nil)
  }

  @Test(arguments: [LayoutConstraint.Axis.vertical, .horizontal])
  func `of many views side by side few are asked`(_ axis: LayoutConstraint.Axis) throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for number in 0..<2000 {
      let start = CGFloat(number) * 0.001
      root.addSubview(
        View(
          frame: axis == .vertical
            ? CGRect(x: 0, y: start, width: 10, height: 0.001)
            : CGRect(x: start, y: 0, width: 0.001, height: 10)
        )
      )
    }
    root.insertSubview(View(frame: root.bounds), at: 1000)
    let index = try #require(SubviewIndex(of: root))
    for place in stride(from: 0, to: 10, by: 0.0101) {
      let point = axis == .vertical ? CGPoint(x: 5, y: place) : CGPoint(x: place, y: 5)
      #expect(index.positions(at: point).count <= 5)
      #expect(index.positions(at: point).contains(1000))
    }
  }
}
