/** Mail to somebody, for their archive: that it went out, never what it said, for a link in it may still work. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { mailPage, noticePage } from './queries-own-data.ts'

export const mailData: OwnData[] = [
  {
    file: 'mails.json',
    about: 'Emails to your confirmed address: when, and with which subject. They are kept for 30 days.',
    of: ['mails.recipient'],
    async *rows(db, { emailKey }) {
      if (emailKey !== null) yield* inPages((page) => mailPage(db, emailKey, page))
    },
  },
  {
    file: 'notifications.json',
    about: 'What you were to be told of by email.',
    of: ['notification_events.recipient', 'notification_events.recipient_key'],
    async *rows(db, { emailKey }) {
      if (emailKey !== null) yield* inPages((page) => noticePage(db, emailKey, page))
    },
  },
]
