/** What is kept of accounts without an address, for somebody's archive: their own, and that they made some. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { learnersMadeBy, ownAddresses, ownLearner } from './queries-own-data.ts'

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
  {
    file: 'learner-addresses.json',
    about:
      'Addresses for accounts without one that wait to be used: for yours, to yours, or given by you. Whose account it is otherwise is theirs.',
    of: [
      ...['learner_addresses.uid', 'learner_addresses.given_by'],
      ...['learner_addresses.email', 'learner_addresses.email_key'],
    ],
    rows: (db, person) => inPages((page) => ownAddresses(db, person, page)),
  },
]
