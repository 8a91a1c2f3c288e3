/** Which organizations somebody made, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { madePage } from './queries-own-data.ts'

export const organizationData: OwnData[] = [
  {
    file: 'organizations-made.json',
    about: 'Organizations that you created.',
    of: ['organizations.created_by'],
    rows: (db, { uid }) => inPages((page) => madePage(db, uid, page)),
  },
]
