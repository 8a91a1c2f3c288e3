/** What is kept of somebody's record, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { recordPage, recordChangePage, restingUsernamePage } from './queries-own-data.ts'

export const recordData: OwnData[] = [
  {
    file: 'profile.json',
    about: 'Your profile: your names, your photo, your language, and whether your account is to be deleted.',
    of: ['users.uid', 'users.email', 'users.email_key'],
    rows: (db, { uid }) => inPages((page) => recordPage(db, uid, page)),
  },
  {
    file: 'changes-by-owners.json',
    about: 'What owners of organizations changed of your profile, while you can take it back.',
    of: ['record_changes.uid'],
    rows: (db, { uid }) => inPages((page) => recordChangePage(db, uid, page)),
  },
  {
    file: 'former-usernames.json',
    about: 'Usernames that you had, and until when nobody but you can have them.',
    of: ['resting_usernames.uid'],
    rows: (db, { uid }) => inPages((page) => restingUsernamePage(db, uid, page)),
  },
]
