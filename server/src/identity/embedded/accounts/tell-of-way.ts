/** Tells a person by mail that a way to sign in to their account was added or removed, in the transaction that does it. */
import type { Transaction } from '#db/database.ts'
import type { IdentityContext, WayChange } from '#identity/embedded/context.ts'
import type { Account } from './queries.ts'

export async function tellOfWay(
  { hooks }: IdentityContext,
  tx: Transaction,
  { uid, email, emailVerified, displayName }: Account,
  changed: WayChange,
): Promise<void> {
  if (email === null) return
  await hooks.onWayChanged?.(tx, { uid, email, displayName: emailVerified ? displayName : null, ...changed })
}
