/** By whom somebody is known at organizations' own sign-in, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { knownAs } from './queries-own-data.ts'

export const singleSignOnData: OwnData[] = [
  {
    file: 'single-sign-on.json',
    about: 'What the sign-in of your organizations calls you, where you have signed in by it.',
    of: ['sso_subjects.uid', 'sso_subjects.subject'],
    rows: (db, { uid }) => inPages((page) => knownAs(db, uid, page)),
  },
]
