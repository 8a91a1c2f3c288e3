/** What is on record of what somebody did, and of what was done to them, for their archive. */
import type { OwnData } from '#db/own-data.ts'
import { lastRecordId, recordsOf } from './queries-own-data.ts'

/** There is no index by person, for every change would pay for it: the records are gone through once, so many at a time. */
const IDS_AT_ONCE = 20_000

export const auditData: OwnData[] = [
  {
    file: 'activity.json',
    about: 'What you did, and what was done to your account. What others did is told without who they are.',
    of: ['audit_records.actor', 'audit_records.subject'],
    async *rows(db, { uid }) {
      const last = await lastRecordId(db)
      for (let from = 0; from <= last; from += IDS_AT_ONCE) {
        yield* await recordsOf(db, uid, { from, to: from + IDS_AT_ONCE })
      }
    },
  },
]
