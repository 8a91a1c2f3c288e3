/** Tells a person by mail what became of their second step, in the transaction that changes it. */
import type { Transaction } from '#db/database.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext, SecondStepNotice } from '#identity/embedded/context.ts'

type What = Omit<SecondStepNotice, 'email' | 'displayName'>

export async function tellOfSecondStep(
  { hooks }: IdentityContext,
  tx: Transaction,
  { email, emailVerified, displayName }: Account,
  what: What,
): Promise<void> {
  if (email === null) return
  await hooks.onSecondStep?.(tx, { email, displayName: emailVerified ? displayName : null, ...what })
}
