import UIKitShim

/// A table that fades at both ends, a headline under light that falls off, and a row that fades to the side.
final class FadedListController: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  private let edges = CAGradientLayer()
  private let headline = UILabel()
  private let light = CAGradientLayer()
  private let chips = UIView()
  private let side = SideFade()

  /// A view as a mask whose own layer is a gradient.
  private final class SideFade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    table.dataSource = self
    table.rowHeight = 44
    edges.colors = [UIColor.clear, .black, .black, .clear].map(\.cgColor)
    edges.locations = [0, 0.2, 0.8, 1]
    view.addSubview(table)
    headline.text = "Under the lamp"
    headline.font = .boldSystemFont(ofSize: 34)
    headline.backgroundColor = .systemYellow
    headline.textAlignment = .center
    light.type = .radial
    light.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
    light.startPoint = CGPoint(x: 0.5, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 1)
    headline.layer.mask = light
    view.addSubview(headline)
    for index in 0..<6 {
      let chip = UIView(frame: CGRect(x: 10 + CGFloat(index) * 66, y: 8, width: 56, height: 28))
      chip.backgroundColor = .systemIndigo
      chip.layer.cornerRadius = 14
      chips.addSubview(chip)
    }
    let fade = side.layer as? CAGradientLayer
    fade?.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
    fade?.startPoint = CGPoint(x: 0.6, y: 0.5)
    fade?.endPoint = CGPoint(x: 1, y: 0.5)
    chips.backgroundColor = .white
    chips.mask = side
    view.addSubview(chips)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    headline.frame = CGRect(x: 20, y: 40, width: width - 40, height: 90)
    light.frame = headline.bounds
    chips.frame = CGRect(x: 0, y: 150, width: width, height: 44)
    side.frame = chips.bounds
    let box = CGRect(x: 20, y: 220, width: width - 40, height: 380)
    table.frame = box
    edges.frame = CGRect(origin: .zero, size: box.size)
    table.layer.mask = edges
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
