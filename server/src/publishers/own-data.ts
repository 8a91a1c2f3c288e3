/** Which publishers somebody belongs to and made, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import {
  authorMembershipPage,
  authorOfferPage,
  authorRemovalPage,
  deletedMembershipPage,
  madeAuthorPage,
} from './queries-own-data.ts'

export const publisherData: OwnData[] = [
  {
    file: 'publishers.json',
    about: 'Publishers that you belong to, and as what.',
    of: ['author_members.uid'],
    rows: (db, { uid }) => inPages((page) => authorMembershipPage(db, uid, page)),
  },
  {
    file: 'publishers-deleted.json',
    about: 'Deleted publishers that you belonged to, while they can be restored.',
    of: ['deleted_author_members.uid'],
    rows: (db, { uid }) => inPages((page) => deletedMembershipPage(db, uid, page)),
  },
  {
    file: 'publishers-ownership-offers.json',
    about: 'Ownership of publishers that you offered, or were offered.',
    of: ['author_hand_overs.from_uid', 'author_hand_overs.to_uid'],
    rows: (db, { uid }) => inPages((page) => authorOfferPage(db, uid, page)),
  },
  {
    file: 'publishers-removals.json',
    about: 'Publishers that you were taken out of, until you are let in again.',
    of: ['author_removals.uid'],
    rows: (db, { uid }) => inPages((page) => authorRemovalPage(db, uid, page)),
  },
  {
    file: 'publishers-made.json',
    about: 'Publishers that you created.',
    of: ['authors.created_by'],
    rows: (db, { uid }) => inPages((page) => madeAuthorPage(db, uid, page)),
  },
]
