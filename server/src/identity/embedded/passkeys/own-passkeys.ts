/** The passkeys of the own account: called something else, and removed. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { findAccount } from '#identity/embedded/accounts/queries.ts'
import { tellOfWay } from '#identity/embedded/accounts/tell-of-way.ts'
import { hasWayOfItsOwn } from '#identity/embedded/accounts/ways-left.ts'
import { discardSecrets, passkeyTokenKind } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { customProvider, passkeyProvider } from '#identity/embedded/protocol/providers.ts'
import { endSessions } from '#identity/embedded/sessions/queries-end.ts'
import { countAttempt, givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { lockFresh, type Session } from './own-account.ts'
import { deleteOwn, listOwn, renameOwn, type Passkey } from './queries.ts'

/** Refuses with `not_found` where the caller has no such passkey. */
export async function renamePasskey(
  { db }: IdentityContext,
  { uid }: Session,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  return db.transaction(async (tx) => {
    const passkey = await renameOwn(tx, { id, uid, name })
    if (!passkey) throw new Refusal('not_found', { detail: 'no such passkey of the caller’s' })
    await audit(tx, { actor: uid, action: 'account.passkey_renamed', subject: uid, detail: { passkey: id } })
    return passkey
  })
}

/**
 * Removes a passkey; the other sessions that began with one end, and those handed off. Refuses with `not_found` where
 * the caller has no such passkey, `recent_login_required`, `too_many_requests`, and `last_way_in` where nothing else
 * signs in to the account: two ways that are removed at once wait for each other, so one always stays.
 */
export async function removePasskey(context: IdentityContext, session: Session, id: string): Promise<void> {
  const { uid, sessionId } = session
  const account = await findAccount(context.db, uid)
  const mails = account ? ownNoticeAttempts(account) : []
  await countAttempt(context.limiter, { limit: 'passkeyChange', subject: uid }, ...mails)
  const removing = async (tx: Transaction) => {
    const account = await lockFresh(context, tx, session)
    const own = await listOwn(tx, uid)
    if (!own.some((passkey) => passkey.id === id)) {
      throw new Refusal('not_found', { detail: 'no such passkey of the caller’s' })
    }
    await deleteOwn(tx, { id, uid })
    // A mail signs in too; the page keeps something of one's own beside it.
    if (!(await hasWayOfItsOwn(tx, account))) throw new Refusal('last_way_in')
    const now = context.now()
    for (const provider of [passkeyProvider, customProvider]) {
      await endSessions(tx, uid, now, { except: sessionId, provider })
    }
    for (const kind of [passkeyTokenKind, 'custom_token'] as const) await discardSecrets(tx, uid, now, kind)
    await audit(tx, { actor: uid, action: 'account.passkey_removed', subject: uid, detail: { passkey: id } })
    await tellOfWay(context, tx, account, { way: 'passkey', change: 'removed' })
  }
  await givingBack(context.limiter, mails, () => context.db.transaction(removing))
}
