/// A namespace for the ground of all pages: their colors, light and dark as the system is, and how sizes count.
package enum PageBase {
  /// The rules, which stand in front of a page's own.
  package static let style: StaticString = #"""
    :root {
      color-scheme: light dark;
      --back: light-dark(#f5f5f7, #1c1c1e);
      --card: light-dark(#ffffff, #2c2c2e);
      --line: light-dark(#d2d2d7, #48484a);
      --text: light-dark(#1d1d1f, #f5f5f7);
      --soft: light-dark(#6e6e73, #a1a1a6);
      --blue: light-dark(#0066cc, #4da3ff);
      --pale: light-dark(#e8f1fb, #123a63);
      --red: light-dark(#c4000c, #ff6961);
      --green: light-dark(#1e7b34, #5fd37a);
      --amber: light-dark(#8a5a00, #ffc454);
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }

    """#
}
