public import Foundation
public import LayoutViews

extension MadeByClass where Self == ViewController {
  private init(ofClassNamed name: String?, _ bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }
  /// Creates a controller of a class; the names have no effect.
  public init(nibName: String?, bundle: Bundle?) { self.init(ofClassNamed: nibName, bundle) }
  /// Creates a controller of a class.
  public init() { self.init(ofClassNamed: nil, nil) }
}

extension MadeByClass where Self: ViewController {
  /// Creates a controller of a class; the names have no effect.
  public init(nibName: String?, bundle: Bundle?) {
    let kind: ViewController.Type = Self.self
    self.init(made: kind.init(nibName: nibName, bundle: bundle))
  }
  /// Creates a controller of a class.
  public init() { self.init(nibName: nil, bundle: nil) }
}
