/**
 * Records of people whose account is gone at a hosted provider, which tells nobody of that: found once a day, and deleted
 * as if their people had asked for it, 14 days later, unless the account is there again by then.
 */
import { accountDeletionDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { lockUserRow, saveUser, userByUid } from '#users/queries.ts'
import { deletionOf } from './pending-deletion.ts'
import { recordedPeople } from './queries.ts'
import { withdraw } from './withdraw-deletion.ts'

/** So many are asked for at once: as many as the provider takes. */
const AT_ONCE = 100
/** At night for most of those whose day it is (UTC). */
const HOUR = 3
/** More than these at once are no people who left: the server asks the wrong project, or one that is half moved. */
const FEW = 2
const FEW_OF_ALL = 0.1

interface Noting {
  db: Database
  outbox: Outbox
}

interface Looking extends Noting {
  log: { error(details: object, message: string): void }
  /** Of these, whose account the provider does not have. */
  missing(uids: readonly string[]): Promise<string[]>
}

/**
 * In its hour, by the hourly round. Answers how many were noted. Where too many are missing nobody is, and the log says so.
 * Of whoever was noted before, the account may be there again: a provider's administrator can bring one back.
 */
export async function noteGoneAccounts({ db, outbox, log, missing }: Looking, now = new Date()): Promise<number> {
  if (now.getUTCHours() !== HOUR) return 0
  const gone: string[] = []
  const back: string[] = []
  let asked = 0
  for (let after = ''; ;) {
    const people = await recordedPeople(db, { after, limit: AT_ONCE })
    const last = people.at(-1)
    if (last === undefined) break
    const notThere = new Set(await missing(people.map(({ uid }) => uid)))
    const fresh = people.filter(({ missingSince }) => missingSince === null)
    gone.push(...fresh.flatMap(({ uid }) => (notThere.has(uid) ? [uid] : [])))
    back.push(...people.flatMap(({ uid, missingSince }) => (missingSince === null || notThere.has(uid) ? [] : [uid])))
    asked += fresh.length
    after = last.uid
  }
  for (const uid of back) await noteReturnedAccount({ db, outbox }, uid)
  const isMany = gone.length > Math.max(FEW, asked * FEW_OF_ALL) || (gone.length > 0 && gone.length === asked)
  if (isMany) {
    log.error({ gone: gone.length, asked }, 'too many accounts are gone at the provider: is it the right project?')
    return 0
  }
  for (const uid of gone) await note({ db, outbox }, uid, now)
  return gone.length
}

/** In one transaction, and once: whoever asked for it themselves, or was noted before, keeps their day. */
async function note({ db, outbox }: Noting, uid: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUserRow(tx, uid)
    const row = await userByUid(tx, uid)
    if (!row || deletionOf(row) !== null) return
    const dueAt = new Date(now.getTime() + accountDeletionDays * DAY_MS)
    const noted = { deletionAskedAt: now, deletionDueAt: dueAt, deletionWaitsSince: null, missingSince: now }
    await saveUser(tx, uid, noted)
    await audit(tx, { actor: uid, action: 'account.deletion_asked', subject: uid, detail: { reason: 'gone' } })
    if (row.email !== null) await outbox.queue(tx, 'account_gone', { email: row.email, on: dueAt })
  })
}

/** The provider has the account: what was noted is taken back, and told. What its person asked for themselves stays. */
export async function noteReturnedAccount({ db, outbox }: Noting, uid: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUserRow(tx, uid)
    const row = await userByUid(tx, uid)
    if (!row || row.missingSince === null) return
    await withdraw(tx, outbox, row, { email: row.email, displayName: null })
  })
}
