import Foundation
import Intertitle

/// The app of a sailing club, made once, with what its members have written.
@MainActor
final class Club {
  let sync = SyncPanel()
  let log: LogScreen
  let boats: BoatsScreen
  let screens: [Screen]
  let alerts: [Alert]
  let tides: TideView

  init() {
    let localizer = Localizer.current
    log = localizer.findingTextsInTexts.preferring("log.").scoped { LogScreen(trips: Fleet.trips) }
    boats = BoatsScreen(boats: Fleet.boats)
    tides = localizer.preferring(vendor: "TideKit").scoped {
      TideView(bundle: localizer.override(Bundle.tides))
    }
    screens = [
      boats,
      localizer.preferring("boat.").scoped {
        BoatScreen(boat: Fleet.boats[0], crew: Fleet.members, last: Fleet.day)
      },
      localizer.preferring("booking.").scoped {
        BookingScreen(boat: Fleet.boats[0], on: Fleet.day, hours: 3, guests: 2, left: 1)
      },
      localizer.preferring("trip.").scoped { TripScreen(knots: 12.5, points: 21) }, log,
      localizer.preferring("crew.").scoped {
        CrewScreen(members: Fleet.members, online: Fleet.members[0])
      },
      ChatScreen(messages: Fleet.messages, unread: 5, typist: Fleet.members[1].name),
      SettingsScreen(backup: Fleet.day), AboutScreen(version: "3.1 (77)", year: 2026),
    ]
    alerts = [
      BookingScreen.conflict(Fleet.boats[1], with: Fleet.members[1]), TripScreen.distress(),
      CrewScreen.leaving("Friday Fleet"), SettingsScreen.signingOut(), SettingsScreen.editing(),
    ]
  }

  /// What is on screen somewhere.
  var texts: [InterceptedText] {
    let parts: [any Part] = alerts + sync.parts + [tides]
    return screens.flatMap(\.tree) + parts.flatMap(\.texts)
  }

  /// Uses the app for a while, and looks at it after each thing that happens.
  func tour(_ look: () -> Void) async {
    look()
    boats.scroll(to: 1)
    log.exportFailed(ExportError.disk)
    look()
    for outcome in [.failure(.folder("Friday")), .failure(.network), .success(())]
      as [SyncPanel.Outcome]
    {
      sync.finish(outcome, attempt: 2, of: 3)
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      look()
    }
  }
}
