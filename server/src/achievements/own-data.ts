/** What somebody achieved, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { achievementPage } from './queries-own-data.ts'

export const achievementData: OwnData[] = [
  {
    file: 'achievements.json',
    about: 'Points and trophies that you were given.',
    of: ['achievements.uid'],
    rows: (db, { uid }) => inPages((page) => achievementPage(db, uid, page)),
  },
]
