public import Foundation
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// `UIKit.UIPickerView`: a plate of 320 by 216 points, without wheels; selections are kept.
open class UIPickerView: View {
  /// The source of numbers.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which is never asked.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the selected row is marked.
  open var showsSelectionIndicator = true
  private var selection: [Int: Int] = [:]

  /// Creates a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without a size.
  @_disfavoredOverload
  public convenience init() { self.init(frame: .zero) }

  /// Creates a view without a size, and notes where.
  ///
  /// - Parameters:
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public convenience init(fileID: String = #fileID, line: Int = #line) {
    UnsupportedUse.begin(fileID, line)
    self.init(frame: .zero)
  }

  /// Creates a view; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "unsupported" }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    UnsupportedUse.tell(self, "UIPickerView")
  }
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    UnsupportedUse.plate("UIPickerView", in: bounds)
  }

  /// The size of wheels (documented of iOS 7 and later by many, unverified).
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The number of wheels that the source says.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel that the source says.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Selects a row, which nobody sees.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }
  /// Returns the selected row, or -1 without any rows.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Does nothing, as no row is shown.
  open func reloadAllComponents() {}
  /// Does nothing, as no row is shown.
  open func reloadComponent(_ component: Int) {}
  /// Returns the view of a row: `nil`, as none is shown.
  open func view(forRow row: Int, forComponent component: Int) -> View? { nil }
}

/// `UIKit.UIPickerViewDataSource`.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// `UIKit.UIPickerViewDelegate`, which is never asked.
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View
  /// Returns the height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Responds to a row that was selected, which none is.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the answer of a delegate that has none of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns the answer of a delegate that has none of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View { view ?? View() }
  /// Returns the answer of a delegate that has none of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Returns the answer of a delegate that has none of its own.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
