import Foundation
import LayoutDevices
import LayoutGeometry

extension Image {
  /// Creates a symbol.
  ///
  /// Known are archivebox, bell, checkmark, clock, ellipsis, envelope, flag, folder, magnifyingglass, person, pin,
  /// plus, star and trash: outlines, and areas with `.fill` behind the name. A symbol is 22 by 22 points.
  ///
  /// - Parameter name: Its name among Apple's symbols; `nil` comes of any other one, and a finding.
  public convenience init?(systemName name: String) {
    guard let symbol = SystemSymbol(named: name) else {
      RegisteredAssets.recordMissingSymbol(name)
      return nil
    }
    self.init(Content(symbol: symbol, isFilled: name.hasSuffix(".fill")))
  }

  /// Creates a symbol of a size.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let image = Image(systemName: name) else { return nil }
    self.init((configuration.map(image.withConfiguration) ?? image).content)
  }

  /// Creates a symbol; the traits have no effect here.
  ///
  /// - Parameters:
  ///   - name: Its name among Apple's symbols; `nil` comes of one that is not known.
  ///   - traitCollection: The traits.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: TraitCollection?
  ) {
    self.init(systemName: name)
  }
}

extension Image.Content {
  /// Creates a symbol of a catalog, which takes the tint color as all symbols do.
  init(_ symbol: AssetSymbol) { self.init(size: symbol.size, symbolSize: symbol.size) }
}
