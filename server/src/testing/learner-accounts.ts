/** Accounts of learners in tests that have no identity provider: only their people's records are made. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LearnerActions } from '#identity/api/actions.ts'

export const testLearners: LearnerActions = {
  async make(tx, { displayNames }) {
    const uids = displayNames.map(() => randomUUID())
    for (const uid of uids) await tx.execute(sql`insert into users (uid) values (${uid})`)
    return uids
  },
  assertPassword: () => Promise.resolve(),
  hash: () => Promise.resolve('a hash'),
  matches: () => Promise.resolve(false),
  knownBrowser: () => Promise.resolve(null),
  hold: () => Promise.resolve(),
  issueToken: () => Promise.resolve('a token'),
  endSessions: () => Promise.resolve(),
  leftOver: () => Promise.resolve([]),
  isLeftOver: () => Promise.resolve(false),
  isTaken: () => Promise.resolve(false),
  assertOwnWay: () => Promise.resolve(),
  release: () => Promise.resolve(),
}
