// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// An article in a column of readable width, with figures beyond it and quotes within.

final class ArticleView: UIScrollView {
  let titleLabel = UILabel()
  let figure = UIView()
  let quote = UIView()
  let quoteLabel = UILabel()
  let bodyLabel = UILabel()

  init(title: String, body: String, quotation: String) {
    super.init(frame: .zero)
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18))
    bodyLabel.adjustsFontForContentSizeCategory = true
    bodyLabel.text = body
    bodyLabel.numberOfLines = 0
    quoteLabel.text = quotation
    quoteLabel.numberOfLines = 0
    quote.preservesSuperviewLayoutMargins = true

    [titleLabel, figure, quote, bodyLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    quoteLabel.translatesAutoresizingMaskIntoConstraints = false
    quote.addSubview(quoteLabel)

    let readable = readableContentGuide
    var constraints = [titleLabel, bodyLabel].flatMap {
      [
        $0.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      ]
    }
    constraints += [figure, quote].flatMap {
      [
        $0.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor),
      ]
    }
    constraints += [
      titleLabel.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
      figure.topAnchor.constraint(
        equalTo: titleLabel.lastBaselineAnchor,
        constant: 20
      ),
      figure.heightAnchor.constraint(equalTo: figure.widthAnchor, multiplier: 0.5),
      quote.topAnchor.constraint(equalToSystemSpacingBelow: figure.bottomAnchor, multiplier: 2),
      quoteLabel.leadingAnchor.constraint(equalTo: quote.layoutMarginsGuide.leadingAnchor),
      quoteLabel.trailingAnchor.constraint(equalTo: quote.layoutMarginsGuide.trailingAnchor),
      quoteLabel.topAnchor.constraint(equalTo: quote.topAnchor, constant: 4),
      quoteLabel.bottomAnchor.constraint(equalTo: quote.bottomAnchor, constant: -4),
      bodyLabel.topAnchor.constraint(equalTo: quote.bottomAnchor, constant: 16),
      bodyLabel.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -40),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { fatalError() }
}
