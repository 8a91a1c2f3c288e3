/** Requests to join that somebody made, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { requestPage } from './queries-own-data.ts'

export const joiningData: OwnData[] = [
  {
    file: 'join-requests.json',
    about: 'Organizations that you asked to join, while your request waits or was declined.',
    of: ['join_requests.uid'],
    rows: (db, { uid }) => inPages((page) => requestPage(db, uid, page)),
  },
]
