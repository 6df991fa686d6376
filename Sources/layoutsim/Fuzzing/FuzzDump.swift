import LayoutDiagnostics
import LayoutInteraction

/// A namespace for dumps of views, made by chance and then damaged.
enum FuzzDump {
  private static let classes = [
    "UIView", "UIButton", "UILabel", "UIWindow", "Shop.CardView", "_TtC4Shop9BuyButton",
    "UITableViewCell", "PassthroughView", "_UIHostingView<Swift.Int>", "<UIView",
  ]
  private static let attributes = [
    "hidden = YES", "alpha = 0.005", "alpha = nan", "clipsToBounds = YES", "opaque = NO",
    "userInteractionEnabled = NO", "gestureRecognizers = <NSArray: 0x61>", "text = 'a; b > c'",
    "text = '", "transform = [0, 1, -1, 0, 0, 0]", "transform = [0.7, 0.7, -0.7, 0.7, 9, 9]",
    "transform = [0, 0, 0, 0, 0, 0]", "transform = [1e300, 0, 0, 1e300, 0, 0]",
    "baseClass = UIView",
    "contentOffset: {0, 220}; contentSize: {393, 1400}", "bounds = (5 5; 90 90)", "enabled = NO",
    "animations = { position=<CASpringAnimation: 0x62>; }", "layer = <CALayer: 0x63>",
  ]
  private static let numbers = [
    "0", "16", "44", "96", "393", "852", "-20", "0.333333", "1e9", "inf", "nan", "-1e9", "1e-320",
  ]

  /// Returns a dump of some views.
  static func dump(_ random: inout SplitMix64, _ mutation: FuzzMutation) -> [UInt8] {
    var text = ""
    var depth = 0
    for number in 0...random.below(40) {
      let frame =
        number == 0 ? ["0", "0", "393", "852"] : (0..<4).map { _ in random.pick(numbers) }
      text += String(repeating: "   |", count: depth) + " <\(random.pick(classes)): 0x\(number)"
      if !random.once(in: 20) {
        text += "; frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"
      }
      for _ in 0..<random.below(4) { text += "; " + random.pick(attributes) }
      text += ">" + random.pick(["\n", "\n", "\n", "\r\n", " - (null)\n", " "])
      depth = max(0, depth + 1 - random.below(3))
    }
    let bytes = Array(text.utf8)
    return random.once(in: 2) ? bytes : mutation.noise(in: bytes, &random)
  }
}
