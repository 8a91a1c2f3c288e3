/** Invites that somebody sent, was sent and accepted, for their archive: never what opens one. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { acceptedInvitePage, receivedInvitePage, sentInvitePage } from './queries-own-data.ts'

export const inviteData: OwnData[] = [
  {
    file: 'invites-sent.json',
    about: 'Invites that you sent.',
    of: ['invites.created_by'],
    rows: (db, { uid }) => inPages((page) => sentInvitePage(db, uid, page)),
  },
  {
    file: 'invites-received.json',
    about: 'Invites that were sent to your confirmed email address.',
    of: ['invites.email', 'invites.email_key'],
    async *rows(db, { emailKey }) {
      if (emailKey !== null) yield* inPages((page) => receivedInvitePage(db, emailKey, page))
    },
  },
  {
    file: 'invites-accepted.json',
    about: 'Invites that you accepted.',
    of: ['invite_uses.uid'],
    rows: (db, { uid }) => inPages((page) => acceptedInvitePage(db, uid, page)),
  },
]
