/** What an organization keeps of its learners without an address, for their archive: whoever took the account along has none of it left. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { learnersMadeBy, ownLearner } from './queries-own-data.ts'

export const learnerData: OwnData[] = [
  {
    file: 'learner.json',
    about: 'Your account without an email address, as your organization made it.',
    of: ['learners.uid', 'learners.waiting_email'],
    rows: (db, { uid }) => inPages((page) => ownLearner(db, uid, page)),
  },
  {
    file: 'learners-made.json',
    about: 'When you made accounts without an email address, for which organization. Whose they are is theirs.',
    of: ['learners.made_by'],
    rows: (db, { uid }) => inPages((page) => learnersMadeBy(db, uid, page)),
  },
]
