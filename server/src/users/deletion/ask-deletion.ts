/** Asking for one's account to be deleted, and changing one's mind. */
import type { getDeletion, PendingDeletion } from '@atrium/contract/account-deletion'
import type { AnswerOf } from '@atrium/contract/endpoint'
import { accountDeletionDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Database, DatabaseContext, Transaction } from '#db/database.ts'
import { type Actor, momentOf } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { Provider } from '#identity/provider.ts'
import { addressKey } from '#limits/address.ts'
import { givingBack } from '#limits/count-attempt.ts'
import type { Limiter } from '#limits/limiter.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { holdCaller } from '#users/held-people.ts'
import { lockUserRow, saveUser, userByUid } from '#users/queries.ts'
import { accountPage } from './account-page.ts'
import { namesOf, ownedAlone } from './owned-alone.ts'
import { deletionOf } from './pending-deletion.ts'
import { withdraw } from './withdraw-deletion.ts'

export interface DeletionContext {
  db: Database
  limiter: Limiter
  outbox: Outbox
  settings: { publicOrigin: string }
  provider: Pick<Provider, 'requireOpenSession'>
}

/** Whether it is going to be deleted, and what keeps it from that. */
export async function lookAtDeletion(
  { db }: DatabaseContext,
  { actor: { uid } }: { actor: Actor },
): Promise<AnswerOf<typeof getDeletion>> {
  const row = await userByUid(db, uid)
  return { deletion: row ? deletionOf(row) : null, onlyOwnerOf: await ownedAlone(db, uid) }
}

/**
 * By a caller who has signed in just now (the contract asks that). Asked again it answers what it answered. Refuses with
 * `only_owner`, whose `about` names what has no other owner, with `unauthenticated` where the account went or the session ended meanwhile, and with `too_many_requests`: each is a mail. Taking it
 * back is a mail too, and never refused for that, so it is counted here.
 */
export async function askDeletion(
  context: DeletionContext,
  { actor, ip }: { actor: Actor; ip: string },
): Promise<PendingDeletion> {
  const { db, limiter, outbox, settings, provider } = context
  const { uid, emailVerified: confirmed } = actor
  const before = await userByUid(db, uid)
  const pending = before && deletionOf(before)
  if (pending) return pending
  const sender = { uid, confirmed, address: addressKey(ip) }
  const { emailKey: recipientKey = null } = before ?? {}
  const counted = recipientKey === null ? [] : mailAttempts({ cause: 'leaving', recipientKey, sender })
  if (counted.length > 0) await countMails(limiter, ...counted)
  const asking = async (tx: Transaction): Promise<PendingDeletion> => {
    await holdAsking(tx, provider, actor)
    const row = await userByUid(tx, uid)
    if (!row) throw new Refusal('unauthenticated', { detail: 'there is no record' })
    const meanwhile = deletionOf(row)
    if (meanwhile) return meanwhile
    const names = namesOf(await ownedAlone(tx, uid))
    if (names.length > 0) throw new Refusal('only_owner', { about: names.join(', ') })
    const askedAt = momentOf(actor)
    const dueAt = new Date(askedAt.getTime() + accountDeletionDays * DAY_MS)
    await saveUser(tx, uid, { deletionAskedAt: askedAt, deletionDueAt: dueAt, deletionWaitsSince: null })
    await audit(tx, { actor: uid, action: 'account.deletion_asked', subject: uid })
    if (row.email !== null) {
      const link = accountPage(settings, uid)
      await outbox.queue(tx, 'deletion_asked', { email: row.email, displayName: nameOf(actor), on: dueAt, link })
    }
    return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString(), waiting: false }
  }
  return givingBack(limiter, counted, () => db.transaction(asking))
}

/**
 * By a caller who has signed in just now. Where nothing was asked for, nothing happens. Refuses with `unauthenticated`
 * where it was carried out, or the session ended, meanwhile: nobody is told that an account is kept which is gone.
 */
export async function keepAccount(
  { db, outbox, provider }: Pick<DeletionContext, 'db' | 'outbox' | 'provider'>,
  { actor }: { actor: Actor },
): Promise<void> {
  const { uid } = actor
  await db.transaction(async (tx) => {
    await holdAsking(tx, provider, actor)
    const row = await userByUid(tx, uid)
    if (row) await withdraw(tx, outbox, row, { email: row.email, displayName: nameOf(actor) })
  })
}

/** Whoever took the account back may be whom the lock was waited for: they can undo no wish that comes after them. */
async function holdAsking(tx: Transaction, provider: DeletionContext['provider'], actor: Actor): Promise<void> {
  await lockUserRow(tx, actor.uid)
  await holdCaller(tx, actor.uid)
  await provider.requireOpenSession?.(tx, actor)
}

/** Whoever gives an address that nobody has confirmed may have given the name as well. */
function nameOf({ emailVerified, displayName }: Actor): string | null {
  return emailVerified ? displayName : null
}
