import LayoutViews

/// A delegate that a view keeps weakly.
private final class KeptDelegate {
  weak var delegate: AnyObject?

  init(_ delegate: AnyObject?) { self.delegate = delegate }
}

extension View {
  /// Returns a delegate that was kept, or `nil` for none.
  func keptDelegate(_ name: String) -> AnyObject? {
    let kept: KeptDelegate? = kept(name)
    return kept?.delegate
  }

  /// Keeps a delegate that nothing asks, which is a finding.
  func keepDelegate(_ delegate: AnyObject?, _ name: String) {
    let mark = (delegate as? any SettingKeeper)?.notedPlace
    keep(KeptDelegate(delegate), name, isSeen: delegate != nil, at: mark)
  }
}
