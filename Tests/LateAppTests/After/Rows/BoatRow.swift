import Intertitle

/// What a cell of the list of boats shows.
struct BoatRow: Hashable, Sendable {
  var name: LocalizedText
  var berth: LocalizedText
  var status: LocalizedText
  var price: LocalizedText

  init(_ boat: Boat) {
    name = .verbatim(boat.name)
    berth = "泊位 \(boat.pier)\(boat.berth)"
    switch boat.state {
    case .free: status = "空闲"
    case .out: status = "已出航"
    case .repair: status = "维修中"
    }
    price = "每小时 \(boat.price, currency: "CNY")"
  }
}

/// A cell that the list uses again for the next boat.
final class BoatCell: Part {
  let nameLabel = Label()
  let berthLabel = Label()
  let statusLabel = Label()
  let priceLabel = Label()
  let favouriteButton = Button()

  init() {
    favouriteButton.accessibilityLabel = "收藏"
    favouriteButton.accessibilityHint = "双击以收藏这条船"
  }

  func show(_ row: BoatRow) {
    nameLabel.content = row.name
    berthLabel.content = row.berth
    statusLabel.content = row.status
    priceLabel.content = row.price
  }

  var texts: [InterceptedText] {
    let parts: [any Part] = [nameLabel, berthLabel, statusLabel, priceLabel, favouriteButton]
    return parts.flatMap(\.texts)
  }
}
