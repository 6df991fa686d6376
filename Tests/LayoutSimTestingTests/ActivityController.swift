import UIKitShim

/// A screen as apps write it, of layers, shapes and drawing code alone.
final class ActivityController: UIViewController {
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
  private let gradient = CAGradientLayer()
  private let wave = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addHeader()
    addRings()
    addCard()
    addChart()
    addBadges()
  }

  private func addHeader() {
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.frame = header.bounds
    header.layer.insertSublayer(gradient, at: 0)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 390, y: 0))
    path.addLine(to: CGPoint(x: 390, y: 170))
    path.addQuadCurve(to: CGPoint(x: 195, y: 180), controlPoint: CGPoint(x: 290, y: 210))
    path.addQuadCurve(to: CGPoint(x: 0, y: 160), controlPoint: CGPoint(x: 100, y: 150))
    path.close()
    wave.path = path.cgPath
    header.layer.mask = wave
    let sun = CAGradientLayer()
    sun.type = .radial
    sun.colors = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor]
    sun.startPoint = CGPoint(x: 0.5, y: 0.5)
    sun.endPoint = CGPoint(x: 1, y: 1)
    sun.frame = CGRect(x: 270, y: 30, width: 90, height: 90)
    header.layer.addSublayer(sun)
    view.addSubview(header)
  }

  private func addRings() {
    let colors: [UIColor] = [.systemPink, .systemGreen, .systemBlue]
    for (index, color) in colors.enumerated() {
      let radius = 60 - CGFloat(index) * 16
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: 90, y: 290),
        radius: radius,
        startAngle: -.pi / 2,
        endAngle: 1.5 * .pi,
        clockwise: true
      )
      for isTrack in [true, false] {
        let ring = CAShapeLayer()
        ring.path = circle.cgPath
        ring.fillColor = nil
        ring.strokeColor = color.withAlphaComponent(isTrack ? 0.2 : 1).cgColor
        ring.lineWidth = 12
        ring.lineCap = .round
        ring.strokeEnd = isTrack ? 1 : 0.85 - 0.2 * CGFloat(index)
        view.layer.addSublayer(ring)
      }
    }
  }

  private func addCard() {
    let card = UIView(frame: CGRect(x: 180, y: 230, width: 180, height: 120))
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 20
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.borderColor = UIColor.systemIndigo.cgColor
    card.layer.borderWidth = 2
    let title = CATextLayer()
    title.string = "Steps today"
    title.fontSize = 17
    title.foregroundColor = UIColor.label.cgColor
    title.frame = CGRect(x: 16, y: 16, width: 150, height: 24)
    card.layer.addSublayer(title)
    let hand = CALayer()
    hand.backgroundColor = UIColor.systemOrange.cgColor
    hand.bounds = CGRect(x: 0, y: 0, width: 4, height: 40)
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.position = CGPoint(x: 90, y: 100)
    hand.transform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
    card.layer.addSublayer(hand)
    view.addSubview(card)
  }

  private func addChart() {
    let chart = ChartView(frame: CGRect(x: 20, y: 380, width: 350, height: 200))
    chart.backgroundColor = .secondarySystemGroupedBackground
    chart.layer.cornerRadius = 12
    chart.clipsToBounds = true
    view.addSubview(chart)
  }

  private func addBadges() {
    let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white,
      ]
      ("7" as NSString).draw(at: CGPoint(x: 14, y: 8), withAttributes: attributes)
    }
    for (index, size) in [CGFloat(40), 60, 24].enumerated() {
      let view = UIImageView(image: badge)
      view.frame = CGRect(x: 24 + 80 * CGFloat(index), y: 600, width: size, height: size)
      self.view.addSubview(view)
    }
    let stamp = UIView(frame: CGRect(x: 280, y: 600, width: 80, height: 60))
    let outline = UIBezierPath(
      roundedRect: stamp.bounds,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 24, height: 24)
    )
    outline.append(UIBezierPath(ovalIn: stamp.bounds.insetBy(dx: 24, dy: 14)))
    let shape = CAShapeLayer()
    shape.path = outline.cgPath
    shape.fillRule = .evenOdd
    shape.fillColor = UIColor.systemPurple.cgColor
    stamp.layer.addSublayer(shape)
    view.addSubview(stamp)
  }
}

/// A chart that draws itself.
private final class ChartView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let values: [CGFloat] = [40, 90, 65, 120, 80, 150, 110]
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 3])
    for line in 1...4 {
      context.move(to: CGPoint(x: 16, y: CGFloat(line) * 40))
      context.addLine(to: CGPoint(x: rect.width - 16, y: CGFloat(line) * 40))
    }
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
    let points = values.enumerated().map { index, value in
      CGPoint(x: 30 + CGFloat(index) * 48, y: 180 - value)
    }
    context.saveGState()
    let area = CGMutablePath()
    area.addLines(between: points)
    area.addLine(to: CGPoint(x: points[6].x, y: 180))
    area.addLine(to: CGPoint(x: points[0].x, y: 180))
    area.closeSubpath()
    context.addPath(area)
    context.clip()
    let colors = [
      UIColor.systemTeal.withAlphaComponent(0.6).cgColor,
      UIColor.systemTeal.withAlphaComponent(0).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors as CFArray,
      locations: [0, 1]
    ) {
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 0, y: 30),
        end: CGPoint(x: 0, y: 180),
        options: []
      )
    }
    context.restoreGState()
    UIColor.systemTeal.setStroke()
    let line = UIBezierPath()
    line.lineWidth = 3
    line.lineJoinStyle = .round
    line.move(to: points[0])
    for point in points.dropFirst() { line.addLine(to: point) }
    line.stroke()
    UIColor.systemBackground.setFill()
    for point in points {
      let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
      dot.lineWidth = 2
      dot.fill()
      dot.stroke()
    }
    context.saveGState()
    context.translateBy(x: 14, y: 120)
    context.rotate(by: -.pi / 2)
    "Steps".draw(
      at: .zero,
      withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label]
    )
    context.restoreGState()
  }
}
