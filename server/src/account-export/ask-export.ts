/** Asking for an archive of what is kept about oneself, and how far it is. */
import { randomUUID } from 'node:crypto'
import type { AccountExport } from '@atrium/contract/account-export'
import { exportEveryHours } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Database, DatabaseContext, Transaction } from '#db/database.ts'
import { type Actor, momentOf } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import type { Provider } from '#identity/provider.ts'
import type { Attempt, Limiter } from '#limits/limiter.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { countMails, ownNoticeAttempts } from '#limits/mails.ts'
import { lockUser } from '#users/anonymize-user.ts'
import { emailOf } from '#users/read-record.ts'
import { isTaken } from './is-taken.ts'
import { deleteExport, exportOf, type ExportRow, insertExport } from './queries.ts'

export async function lookAtExport({ db }: DatabaseContext, { actor }: { actor: Actor }): Promise<AccountExport> {
  return toAnswer(await exportOf(db, actor.uid), new Date())
}

/**
 * By a caller who has signed in just now (the contract asks that); the job makes it. Refuses with `export_too_soon`, with
 * `unauthenticated` where the session has ended meanwhile, with `email_required` where there is no address to mail the link to, and as `onceCounted` does.
 */
export async function askExport(
  { db, limiter, provider }: DatabaseContext & { limiter: Limiter; provider: Pick<Provider, 'requireOpenSession'> },
  { actor, idempotencyKey: key }: { actor: Actor } & Keyed,
): Promise<AccountExport> {
  const { uid, email, emailVerified } = actor
  const confirmedEmailKey = emailVerified && email !== null ? nameKey(email) : null
  const asking = async (tx: Transaction) => {
    await lockUser(tx, uid)
    // Whoever took the account back meanwhile gets no archive that somebody else asked for.
    await provider.requireOpenSession?.(tx, actor)
    if ((await emailOf(tx, uid)) === null) throw new Refusal('email_required')
    const now = momentOf(actor)
    const { nextAt } = toAnswer(await exportOf(tx, uid), now)
    if (nextAt !== null) {
      const retryAfterSeconds = Math.ceil((Date.parse(nextAt) - now.getTime()) / 1_000)
      throw new Refusal('export_too_soon', { retryAfterSeconds })
    }
    await deleteExport(tx, uid)
    await insertExport(tx, { uid, id: randomUUID(), askedAt: now, confirmedEmailKey })
    await audit(tx, { actor: uid, action: 'account.export_asked', subject: uid })
    return toAnswer(await exportOf(tx, uid), now)
  }
  return onceCounted(db, { uid, key, operation: 'askAccountExport', body: {} }, async (once) => {
    const counted = confirmedEmailKey === null ? await unconfirmedAttempts(db, uid) : []
    if (counted.length > 0) await countMails(limiter, ...counted)
    return givingBack(limiter, counted, () => once.transaction(asking))
  })
}

/** Where the mail about it goes may be a stranger's: whoever deletes the account and makes another asks for the next at once. */
async function unconfirmedAttempts(db: Database, uid: string): Promise<Attempt[]> {
  const email = await emailOf(db, uid)
  return email === null ? [] : ownNoticeAttempts({ emailKey: nameKey(email), emailVerified: false })
}

function toAnswer(row: ExportRow | undefined, now: Date): AccountExport {
  if (!row) return { state: 'none', askedAt: null, expiresAt: null, nextAt: null }
  const { askedAt, expiresAt, failedAt } = row
  const nextAt = new Date(askedAt.getTime() + exportEveryHours * HOUR_MS)
  const state = stateOf(row, now)
  return {
    state,
    askedAt: askedAt.toISOString(),
    expiresAt: state === 'ready' && expiresAt !== null ? expiresAt.toISOString() : null,
    nextAt: failedAt === null && nextAt > now ? nextAt.toISOString() : null,
  }
}

function stateOf(row: ExportRow, now: Date): AccountExport['state'] {
  const { failedAt, readyAt, expiresAt } = row
  if (failedAt !== null) return 'failed'
  if (readyAt === null) return 'preparing'
  if (isTaken(row, now)) return 'taken'
  return expiresAt !== null && expiresAt > now ? 'ready' : 'expired'
}
