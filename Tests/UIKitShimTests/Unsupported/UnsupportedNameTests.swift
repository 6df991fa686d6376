import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// A use of something that is not simulated, with the finding that it makes.
struct UnsupportedRow: CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let words: String
  let isPlaced: Bool
  let use: @Sendable (UIView) -> Void

  init(
    _ testDescription: String,
    _ code: String,
    _ words: String,
    isPlaced: Bool = true,
    _ use: @escaping @Sendable (UIView) -> Void
  ) {
    self.testDescription = testDescription
    (self.code, self.words, self.isPlaced, self.use) = (code, words, isPlaced, use)
  }
}

/// What is not simulated compiles, and is told.
struct UnsupportedNameTests {
  @Test(arguments: [
    UnsupportedRow("a collection view", "unsupported-view", "'UICollectionView' is not simulated") {
      $0.addSubview(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      )
    },
    UnsupportedRow(
      "a collection view of the app",
      "unsupported-view",
      "'GridView', a 'UICollectionView', is not simulated"
    ) { $0.addSubview(GridView(frame: .zero, collectionViewLayout: SnappingLayout())) },
    UnsupportedRow("a picker", "unsupported-view", "'UIPickerView' is not simulated") {
      $0.addSubview(UIPickerView())
    },
    UnsupportedRow(
      "a picker with a frame",
      "unsupported-view",
      "'UIPickerView' is not simulated",
      isPlaced: false
    ) { $0.addSubview(UIPickerView(frame: .zero)) },
    UnsupportedRow(
      "a picker of the app",
      "unsupported-view",
      "'WheelPicker', a 'UIPickerView', is not simulated"
    ) { $0.addSubview(WheelPicker()) },
    UnsupportedRow("a date picker", "unsupported-view", "'UIDatePicker' is not simulated") {
      $0.addSubview(UIDatePicker())
    },
    UnsupportedRow(
      "a storyboard",
      "unsupported-resource",
      "the screen 'Detail' of the storyboard 'Main' is an empty one"
    ) { _ in
      _ = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "Detail")
    },
    UnsupportedRow("a segue", "unsupported-resource", "the segue 'show' is not performed") { _ in
      UIViewController().performSegue(withIdentifier: "show", sender: nil)
    },
    UnsupportedRow("a nib", "unsupported-resource", "the nib 'Row' is not read") { _ in
      _ = Bundle.main.loadNibNamed("Row", owner: nil, options: nil)
    },
    UnsupportedRow(
      "dynamics",
      "unsupported-resource",
      "'UIDynamicAnimator' moves nothing"
    ) { UIDynamicAnimator(referenceView: $0).addBehavior(UIGravityBehavior(items: [$0])) },
    UnsupportedRow(
      "an effect of a symbol",
      "setting-without-effect",
      "'addSymbolEffect' of 'UIImageView' has no effect here: symbols stand still"
    ) { _ in UIImageView().addSymbolEffect(.bounce.up, options: .repeating) },
    UnsupportedRow(
      "a delegate of drags",
      "setting-without-effect",
      "'dragDelegate' of 'UITableView' has no effect here",
      isPlaced: false
    ) {
      let table = UITableView()
      $0.addSubview(table)
      table.dragDelegate = DraggedRows.shared
    },
    UnsupportedRow(
      "a delegate of what is pasted",
      "setting-without-effect",
      "'pasteDelegate' of 'UITextField' has no effect here",
      isPlaced: false
    ) {
      let field = UITextField()
      $0.addSubview(field)
      field.pasteDelegate = PlainPaste.shared
    },
    UnsupportedRow(
      "an array by its name",
      "unsupported-resource",
      "'mutableArrayValue(forKey:)' does not find 'rows' of 'NSObject'"
    ) { _ in NSObject().mutableArrayValue(forKey: "rows").add(1) },
    UnsupportedRow(
      "a menu",
      "setting-without-effect",
      "'menu' of 'UIButton' has no effect here",
    ) { $0.addSubview(menuButton()) },
    UnsupportedRow(
      "a preview",
      "setting-without-effect",
      "'UIContextMenuInteraction' of 'UIView' has no effect here",
    ) { $0.addInteraction(UIContextMenuInteraction(delegate: PreviewDelegate())) },
  ])
  func `a use is told once, at its line`(_ row: UnsupportedRow) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    row.use(view)
    let finding = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1)
    #expect(finding.code == row.code)
    #expect(finding.message.hasPrefix(row.words), "\(finding.message)")
    #expect((finding.mark?.file.hasSuffix(".swift") ?? false) == row.isPlaced)
  }

  @Test func `one line that makes many views is one finding`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    for _ in 0..<3 { window.addSubview(UIPickerView()) }
    #expect(window.diagnostics.count == 1)
    window.addSubview(UIPickerView())
    #expect(window.diagnostics.count == 2)
  }

  @Test func `a collection view asks for no cell and keeps what it is given`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = PhotosController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let grid = controller.grid
    #expect(grid.subviews.isEmpty && grid.visibleCells.isEmpty)
    #expect(grid.contentSize == .zero)
    #expect(grid.numberOfItems(inSection: 0) == 3)
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 100, height: 100))
    #expect(layout.collectionView === grid)
    let path = IndexPath(item: 2, section: 0)
    let cell = controller.collectionView(grid, cellForItemAt: path)
    #expect((cell as? PhotoCell)?.label.text == "2")
    grid.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems == [path])
  }

  @Test func `a cell is laid out by itself`() {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.frame.size = CGSize(width: 200, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(cell.label.frame == CGRect(x: 4, y: 4, width: 192, height: 92))
  }

  @Test func `a diffable source knows its items`() {
    let source = modernList(in: UIView(frame: UIScreen.main.bounds))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "second")
    #expect(source.indexPath(for: "second") == IndexPath(item: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test func `a segue that a test makes goes its way`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let source = StoryboardController()
    let navigation = UINavigationController(rootViewController: source)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let segue = UIStoryboardSegue(
      identifier: "detail",
      source: source,
      destination: UIViewController()
    )
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(navigation.topViewController === segue.destination)
    #expect(segue.destination.title == "detail")
    #expect(window.diagnostics.isEmpty)
  }
}

/// Has nothing to drag.
private final class DraggedRows: UITableViewDragDelegate, Sendable {
  static let shared = DraggedRows()

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
