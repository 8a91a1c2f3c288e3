/** What the embedded provider keeps about somebody, for their archive: never a password's hash, nor a token's. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { accountPage, authenticatorPage, identityPage, passkeyPage, sessionPage } from './queries-own-data.ts'

export const accountData: OwnData[] = [
  {
    file: 'account.json',
    about: 'Your account: what you sign in with.',
    of: ['accounts.uid', 'accounts.email', 'accounts.email_key', 'accounts.email_verified'],
    rows: (db, { uid }) => inPages((page) => accountPage(db, uid, page)),
  },
  {
    file: 'other-sign-ins.json',
    about: 'Accounts elsewhere that sign you in here.',
    of: ['account_identities.uid', 'account_identities.subject', 'account_identities.email'],
    rows: (db, { uid }) => inPages((page) => identityPage(db, uid, page)),
  },
  {
    file: 'sessions.json',
    about: 'When, how and from which browser and network you signed in. Ended ones are kept for 30 days.',
    of: ['sessions.uid'],
    rows: (db, { uid }) => inPages((page) => sessionPage(db, uid, page)),
  },
  {
    file: 'passkeys.json',
    about: 'Passkeys that you sign in with.',
    of: ['passkeys.uid'],
    rows: (db, { uid }) => inPages((page) => passkeyPage(db, uid, page)),
  },
  {
    file: 'authenticators.json',
    about: 'The app whose codes you sign in with beside your password.',
    of: ['authenticators.uid'],
    rows: (db, { uid }) => inPages((page) => authenticatorPage(db, uid, page)),
  },
]
