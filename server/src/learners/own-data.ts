/** What is kept of accounts without an address, for somebody's archive: their own, and that they made some. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { learnersMadeBy, ownLearner } from './queries-own-data.ts'

export const learnerData: OwnData[] = [
  {
    file: 'learner.json',
    about: 'Your account without an email address, as your organization made it.',
    of: ['learners.uid'],
    rows: (db, { uid }) => inPages((page) => ownLearner(db, uid, page)),
  },
  {
    file: 'learners-made.json',
    about: 'When you made accounts without an email address, for which organization. Whose they are is theirs.',
    of: ['learners.made_by'],
    rows: (db, { uid }) => inPages((page) => learnersMadeBy(db, uid, page)),
  },
]
