extension Double {
  /// The number with three significant digits and commas between thousands, never with an exponent.
  var short: String {
    guard isFinite else { return isNaN ? "–" : "∞" }
    let size = magnitude
    if size >= 100 { return Int(rounded()).grouped }
    if size < 0.0005 { return "0" }
    let digits = size >= 10 ? 1 : size >= 1 ? 2 : 3
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((size * Double(scale)).rounded())
    let fraction = String(scaled % scale + scale).dropFirst()
    let text = "\(self < 0 ? "−" : "")\(scaled / scale)"
    return scaled % scale == 0 ? text : "\(text).\(fraction)"
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
