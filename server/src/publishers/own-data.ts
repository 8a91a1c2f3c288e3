/** Which publishers somebody belongs to and made, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { authorMembershipPage, madeAuthorPage } from './queries-own-data.ts'

export const publisherData: OwnData[] = [
  {
    file: 'publishers.json',
    about: 'Publishers that you belong to, and as what.',
    of: ['author_members.uid'],
    rows: (db, { uid }) => inPages((page) => authorMembershipPage(db, uid, page)),
  },
  {
    file: 'publishers-made.json',
    about: 'Publishers that you created.',
    of: ['authors.created_by'],
    rows: (db, { uid }) => inPages((page) => madeAuthorPage(db, uid, page)),
  },
]
