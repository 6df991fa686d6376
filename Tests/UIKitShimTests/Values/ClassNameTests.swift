import LayoutControls
import LayoutDiagnostics
import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// The names of classes in findings.
struct ClassNameTests {
  private final class Card: UIView {}
  private enum Own {
    final class Button: UIButton {}
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let type: Any.Type
    let name: String
  }

  @Test(arguments: [
    Row(testDescription: "a class", type: UITableView.self, name: "UITableView"),
    Row(
      testDescription: "one of Auto Layout",
      type: NSLayoutConstraint.self,
      name: "NSLayoutConstraint"
    ),
    Row(testDescription: "a layer", type: CAShapeLayer.self, name: "CAShapeLayer"),
    Row(testDescription: "one with another name here", type: UIColor.self, name: "UIColor"),
    Row(
      testDescription: "a type in a class",
      type: UIButton.ButtonType.self,
      name: "UIButton.ButtonType"
    ),
    Row(
      testDescription: "one with a name of its own",
      type: UISemanticContentAttribute.self,
      name: "UISemanticContentAttribute"
    ),
    Row(testDescription: "one that UIKit does not have", type: BarButton.self, name: "UIButton"),
    Row(testDescription: "one of the shim", type: UICollectionView.self, name: "UICollectionView"),
    Row(
      testDescription: "a generic one",
      type: UITableViewDiffableDataSource<Int, Int>.self,
      name: "UITableViewDiffableDataSource"
    ),
    Row(testDescription: "one of an app", type: Card.self, name: "Card"),
    Row(
      testDescription: "one of an app with a name that is ours",
      type: Own.Button.self,
      name: "Button"
    ),
    Row(testDescription: "one of Swift", type: Int.self, name: "Int"),
  ])
  func `are those of UIKit and of the app`(_ row: Row) {
    #expect(ClassName.of(row.type) == row.name)
  }
}
