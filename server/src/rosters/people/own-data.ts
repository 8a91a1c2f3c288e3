/** What rosters say of somebody, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { saidOf } from './queries.ts'

export const rosterData: OwnData[] = [
  {
    file: 'rosters.json',
    about: 'What rosters of your organizations say of you, where they keep your membership.',
    of: ['roster_people.uid', 'roster_people.email', 'roster_people.email_key'],
    rows: (db, person) => inPages((page) => saidOf(db, person, page)),
  },
]
