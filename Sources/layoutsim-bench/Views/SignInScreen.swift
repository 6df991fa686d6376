import Foundation
import LayoutViews

/// A screen for W1 made of views and anchors instead of rows.
enum SignInScreen {
  static func make() -> View {
    let all = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let logo = View()
    let title = FixedContent(214.5, 33.5)
    let subtitle = FixedContent(nil, 61)
    let (mail, password, login) = (View(), View(), View())
    let forgot = FixedContent(120, 34)
    let footer = FixedContent(196, 20.5)
    let help = FixedContent(88, 20.5)
    footer.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    help.setContentHuggingPriority(.init(251), for: .horizontal)
    all.addPlaced(logo, title, subtitle, mail, password, forgot, login, footer, help)
    LayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: all.topAnchor, constant: 83),
      logo.centerXAnchor.constraint(equalTo: all.centerXAnchor),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
      logo.widthAnchor.constraint(equalTo: all.widthAnchor, multiplier: 0.3).at(.defaultHigh),
      logo.widthAnchor.constraint(lessThanOrEqualToConstant: 160),
      title.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16),
      title.centerXAnchor.constraint(equalTo: all.centerXAnchor),
      title.leftAnchor.constraint(greaterThanOrEqualTo: all.leftAnchor, constant: 16),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      subtitle.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 16),
      subtitle.rightAnchor.constraint(equalTo: all.rightAnchor, constant: -16),
      mail.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 32),
      mail.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 16),
      mail.rightAnchor.constraint(equalTo: all.rightAnchor, constant: -16),
      mail.heightAnchor.constraint(equalToConstant: 44),
      password.topAnchor.constraint(equalTo: mail.bottomAnchor, constant: 12),
      password.leftAnchor.constraint(equalTo: mail.leftAnchor),
      password.rightAnchor.constraint(equalTo: mail.rightAnchor),
      password.heightAnchor.constraint(equalTo: mail.heightAnchor),
      forgot.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8),
      forgot.rightAnchor.constraint(equalTo: password.rightAnchor),
      login.topAnchor.constraint(greaterThanOrEqualTo: forgot.bottomAnchor, constant: 24),
      login.bottomAnchor.constraint(equalTo: help.topAnchor, constant: -16),
      login.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 16),
      login.rightAnchor.constraint(equalTo: all.rightAnchor, constant: -16),
      login.heightAnchor.constraint(equalToConstant: 50),
      help.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 16),
      help.rightAnchor.constraint(lessThanOrEqualTo: footer.leftAnchor, constant: -8),
      footer.centerYAnchor.constraint(equalTo: help.centerYAnchor),
      footer.rightAnchor.constraint(equalTo: all.rightAnchor, constant: -16),
      footer.bottomAnchor.constraint(equalTo: all.bottomAnchor, constant: -46),
    ])
    return all
  }
}
