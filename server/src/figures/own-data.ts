/** When somebody was last in their organizations, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { activityPage } from './queries-own-data.ts'

export const activityData: OwnData[] = [
  {
    file: 'last-seen.json',
    about: 'The day on which you were last seen in each organization, and on which you last signed in to it.',
    of: ['member_activity.uid'],
    rows: (db, { uid }) => inPages((page) => activityPage(db, uid, page)),
  },
]
