public import Foundation
public import LayoutViews

extension MadeByClass where Self == TableViewCell {
  private init(ofClassIn style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a cell of a class.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.init(ofClassIn: style, reuseIdentifier)
  }
  /// Creates a cell of a class in the default style.
  public init() { self.init(ofClassIn: .default, nil) }
  /// Creates a cell of a class in the default style.
  public init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
}

extension MadeByClass where Self: TableViewCell {
  /// Creates a cell of a class.
  public init(style: CellStyle, reuseIdentifier: String?) {
    let kind: TableViewCell.Type = Self.self
    self.init(made: kind.init(style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension MadeByClass where Self == TableViewHeaderFooterView {
  private init(ofClassFor reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  /// Creates a header or footer of a class.
  public init(reuseIdentifier: String?) { self.init(ofClassFor: reuseIdentifier) }
  /// Creates a header or footer of a class that is not kept.
  public init() { self.init(ofClassFor: nil) }
  /// Creates a header or footer of a class that is not kept.
  public init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
}

extension MadeByClass where Self: TableViewHeaderFooterView {
  /// Creates a header or footer of a class.
  public init(reuseIdentifier: String?) {
    let kind: TableViewHeaderFooterView.Type = Self.self
    self.init(made: kind.init(reuseIdentifier: reuseIdentifier))
  }
}
