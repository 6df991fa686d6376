import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension Image {
  /// Creates a symbol.
  ///
  /// Drawn are archivebox, bell, checkmark, clock, ellipsis, envelope, flag, folder, magnifyingglass, person, pin,
  /// plus, star and trash: outlines, and areas with `.fill` behind the name. Any other one is a plate, and a finding,
  /// since Apple's list of names is not known here. A symbol is 22 by 22 points.
  ///
  /// - Parameters:
  ///   - name: Its name among Apple's symbols; `nil` comes of an empty one.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    systemName name: String,
    fileID: String = #fileID,
    line: Int = #line
  ) { self.init(symbol: name, at: SourceMark(file: fileID, line: line)) }

  /// Creates a symbol as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(systemName name: String) { self.init(symbol: name, at: nil) }

  /// Creates a symbol of a size.
  ///
  /// - Parameters:
  ///   - name: Its name among Apple's symbols; `nil` comes of an empty one.
  ///   - configuration: The size.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    guard let image = Image(symbol: name, at: SourceMark(file: fileID, line: line)) else {
      return nil
    }
    self.init((configuration.map(image.withConfiguration) ?? image).content)
  }

  /// Creates a symbol; the traits have no effect here.
  ///
  /// - Parameters:
  ///   - name: Its name among Apple's symbols; `nil` comes of an empty one.
  ///   - traitCollection: The traits.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: TraitCollection?,
    fileID: String = #fileID,
    line: Int = #line
  ) { self.init(symbol: name, at: SourceMark(file: fileID, line: line)) }

  private convenience init?(symbol name: String, at mark: SourceMark?) {
    if let symbol = SystemSymbol(named: name) {
      self.init(Content(symbol: symbol, isFilled: name.hasSuffix(".fill")))
    } else {
      RegisteredAssets.recordUndrawnSymbol(name, at: mark)
      guard !name.isEmpty else { return nil }
      self.init(.undrawnSymbol)
    }
  }
}

extension Image.Content {
  /// Creates a symbol of a catalog, which takes the tint color as all symbols do.
  init(_ symbol: AssetSymbol) { self.init(size: symbol.size, symbolSize: symbol.size) }
}
