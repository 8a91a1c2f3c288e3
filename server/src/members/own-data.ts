/** Which organizations somebody belongs or belonged to, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { departurePage, membershipPage, offerPage, removalPage } from './queries-own-data.ts'

export const membershipData: OwnData[] = [
  {
    file: 'memberships.json',
    about: 'Organizations that you belong to, or did, as what, and from which day until which.',
    of: ['organization_members.uid'],
    rows: (db, { uid }) => inPages((page) => membershipPage(db, uid, page)),
  },
  {
    file: 'removals.json',
    about:
      'Organizations that you were removed from, or left by yourself, and did not come back to. You join the former by an invite or a request; the latter nobody can bring you back to.',
    of: ['organization_removals.uid'],
    rows: (db, { uid }) => inPages((page) => removalPage(db, uid, page)),
  },
  {
    file: 'departures.json',
    about:
      'Organizations that you left, or whose membership of yours ended, and what they see of you since: who you were then.',
    of: ['organization_departures.uid', 'organization_departures.email'],
    rows: (db, { uid }) => inPages((page) => departurePage(db, uid, page)),
  },
  {
    file: 'ownership-offers.json',
    about: 'Ownership that you offered, or were offered.',
    of: ['hand_overs.from_uid', 'hand_overs.to_uid'],
    rows: (db, { uid }) => inPages((page) => offerPage(db, uid, page)),
  },
]
