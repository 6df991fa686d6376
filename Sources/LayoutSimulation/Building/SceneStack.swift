import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutText
@_spi(SystemViews) import LayoutViews

/// The stack view of a scene, with the views that have names.
final class SceneStack {
  let view: StackView
  private(set) var views: [String: View] = [:]
  /// The places in the scenario that describe each view.
  private(set) var marks: [View: SourceMark] = [:]
  private let style: InterfaceStyle

  /// Creates a stack in front of the views in `superview`.
  init(_ scene: StackScene, in superview: View, style: InterfaceStyle) {
    self.style = style
    view = StackView(frame: .zero)
    fill(view, with: scene)
    view.accessibilityIdentifier = "stack"
    views["stack"] = view
    marks[view] = scene.mark
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    LayoutConstraint.activate(constraints(scene, in: superview.safeAreaLayoutGuide))
  }

  private func constraints(_ scene: StackScene, in area: LayoutGuide) -> [LayoutConstraint] {
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

  private func makeView(_ item: StackedView) -> View {
    let view: View
    switch item.content {
    case .label(let text, let lines, let style):
      let label = Label()
      label.text = text
      label.numberOfLines = lines
      if let style {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
      }
      if let color = item.color { label.textColor = color }
      view = label
    case .box(let size):
      view = BoxView(size)
      view.backgroundColor = item.color ?? SystemColor.systemGray4.color(in: style)
    case .stack(let scene):
      let stack = StackView(frame: .zero)
      fill(stack, with: scene)
      view = stack
    case .control(let control):
      view = control.makeView()
    }
    if item.isHidden { view.isHidden = true }
    marks[view] = item.mark
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging = item.hugging {
        view.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: axis)
      }
      if let compression = item.compression {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(compression)), for: axis)
      }
    }
    if let name = item.name {
      view.accessibilityIdentifier = name
      views[name] = view
    }
    return view
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
