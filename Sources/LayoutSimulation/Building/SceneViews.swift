import Foundation
import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutText
@_spi(SystemViews) import LayoutViews

/// The views that a scene describes itself, around its table or in a cell, by their names.
final class SceneViews {
  private(set) var views: [String: View] = [:]
  /// The places in the scenario that describe each view.
  private(set) var marks: [View: SourceMark] = [:]
  /// The views, with names or without.
  private var all: Set<View> = []
  /// The constraints that the scenario writes between the views.
  private(set) var constraints: [LayoutConstraint] = []
  /// The labels, with the texts of the scene.
  private(set) var labels: [(label: Label, text: String)] = []
  /// The pictures that differ from row to row.
  private(set) var images: [(view: ImageView, image: ViewImage, color: Color?)] = []
  private let style: InterfaceStyle
  /// The fonts of the scene, or `nil` for none.
  private let fonts: FontCascade?
  /// The constraints of each view with views, which wait until all views are there.
  private var written: [(superview: View, constraints: [WrittenConstraint])] = []

  /// Creates no views yet.
  init(style: InterfaceStyle, fonts: FontCascade?) {
    self.style = style
    self.fonts = fonts
  }

  /// Adds the views of a tree to a view, those behind a table behind it.
  func add(_ tree: ViewTree, to superview: View, around tableView: View? = nil) {
    written.append((superview, tree.constraints))
    for item in tree.views {
      let view = makeView(item)
      view.translatesAutoresizingMaskIntoConstraints = false
      if item.isBehind, let tableView {
        superview.insertSubview(view, belowSubview: tableView)
      } else {
        superview.addSubview(view)
      }
    }
  }

  /// Adds a stack in front of the views in `superview`.
  func add(_ scene: StackScene, to superview: View) {
    let view = StackView(frame: .zero)
    fill(view, with: scene)
    keep(view, named: "stack", scene.mark)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    LayoutConstraint.activate(Self.place(of: view, scene, in: superview.safeAreaLayoutGuide))
  }

  /// Activates the constraints between the views and others that have names.
  func constrain(with others: @escaping (String) -> View?) {
    for (superview, list) in written {
      let maker = ConstraintMaker(superview: superview) { self.views[$0] ?? others($0) }
      constraints += list.compactMap(maker.constraint)
    }
    written = []
    LayoutConstraint.activate(constraints)
  }

  private static func place(
    of view: View,
    _ scene: StackScene,
    in area: LayoutGuide
  ) -> [LayoutConstraint] {
    let place = scene.place
    let constraints = [
      place.leading.map {
        view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: $0)
      },
      place.trailing.map {
        view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -$0)
      },
      place.top.map { view.topAnchor.constraint(equalTo: area.topAnchor, constant: $0) },
      place.bottom.map { view.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -$0) },
      place.width.map { view.widthAnchor.constraint(equalToConstant: $0) },
      place.height.map { view.heightAnchor.constraint(equalToConstant: $0) },
    ].compactMap(\.self)
    if let mark = scene.mark { for constraint in constraints { constraint.source = mark } }
    return constraints
  }

  private func fill(_ stack: StackView, with scene: StackScene) {
    stack.axis = scene.axis
    stack.distribution = scene.distribution
    stack.alignment = scene.alignment
    stack.spacing = scene.spacing
    stack.source = scene.mark
    for item in scene.views {
      let view = makeView(item)
      stack.addArrangedSubview(view)
      if let spacing = item.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
    }
  }

  private func makeView(_ item: ViewScene) -> View {
    let view = makeContent(item)
    if let background = item.background { view.backgroundColor = background.object }
    if item.cornerRadius > 0 { view.layer.cornerRadius = item.cornerRadius }
    if item.alpha < 1 { view.alpha = item.alpha }
    if let margins = item.margins { view.layoutMargins = margins }
    if item.isHidden { view.isHidden = true }
    if let label = item.accessibilityLabel { view.accessibilityLabel = label }
    if let isEnabled = item.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging = item.hugging {
        view.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: axis)
      }
      if let compression = item.compression {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(compression)), for: axis)
      }
    }
    keep(view, named: item.name, item.mark)
    return view
  }

  /// Returns whether the scene describes a view.
  func contains(_ view: View) -> Bool { all.contains(view) }

  /// Keeps a view by its name, with the place in the scenario that describes it.
  func keep(_ view: View, named name: String?, _ mark: SourceMark?) {
    all.insert(view)
    marks[view] = mark
    guard let name else { return }
    view.accessibilityIdentifier = name
    views[name] = view
  }

  private func makeContent(_ item: ViewScene) -> View {
    switch item.content {
    case .label(let scene):
      let label = scene.makeLabel()
      if let color = item.color { label.textColor = color.object }
      labels.append((label, scene.text))
      return label
    case .box(let size):
      let box = BoxView(size)
      box.backgroundColor = item.color?.object ?? SystemColor.systemGray4.object
      return box
    case .image(let image):
      let view = ImageView(image: image.image(in: item.color, fonts))
      if let color = item.color { view.tintColor = color.object }
      if image.dependsOnRow { images.append((view, image, item.color)) }
      return view
    case .stack(let scene):
      let stack = StackView(frame: .zero)
      fill(stack, with: scene)
      return stack
    case .control(let control):
      let view = control.makeView()
      if let color = item.color, let lines = view as? TextView { lines.textColor = color.object }
      return view
    case .views(let tree):
      let view = View(frame: .zero)
      add(tree, to: view)
      return view
    }
  }
}

extension LabelScene {
  fileprivate func makeLabel() -> Label {
    let label = Label()
    label.text = text
    label.numberOfLines = lines
    if let style {
      let font = FontObject.preferredFont(forTextStyle: style)
      label.font = weight.map(font.withWeight) ?? font
      label.adjustsFontForContentSizeCategory = true
    } else if size != 17 || weight != nil {
      label.font = .systemFont(ofSize: size, weight: weight ?? .regular)
    }
    if alignment != .natural { label.textAlignment = alignment }
    return label
  }
}

/// A view that wants to be of one size.
private final class BoxView: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var consoleClassName: String? { "LayoutSimulation.BoxView" }

  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
