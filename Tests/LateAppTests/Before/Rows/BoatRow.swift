/// What a cell of the list of boats shows.
struct BoatRow: Hashable, Sendable {
  var name: String
  var berth: String
  var status: String
  var price: String

  init(_ boat: Boat) {
    name = boat.name
    berth = "泊位 \(boat.pier)\(boat.berth)"
    switch boat.state {
    case .free: status = "空闲"
    case .out: status = "已出航"
    case .repair: status = "维修中"
    }
    price = "每小时 \(boat.price.yuan)"
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
    nameLabel.text = row.name
    berthLabel.text = row.berth
    statusLabel.text = row.status
    priceLabel.text = row.price
  }

  var shown: [String] {
    let parts: [any Part] = [nameLabel, berthLabel, statusLabel, priceLabel, favouriteButton]
    return parts.flatMap(\.shown)
  }
}
