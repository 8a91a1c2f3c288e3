/**
 * Where an organization's own sign-in is the only way in for addresses of its domain: asked by `startSession` of every
 * sign-in, and before anything is made or kept for one that is to come.
 */
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { Queryable } from '#db/database.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'

/**
 * In: somebody who has proven who they are by a way of their own account, or is about to make one. Refuses with
 * `OPERATION_NOT_ALLOWED`, whose text pages show; owners of the organization keep their ways, so that a connection that
 * does not work locks nobody out.
 */
export async function assertOwnWayAllowed(
  { hooks }: Pick<IdentityContext, 'hooks'>,
  q: Queryable,
  { uid, emailKey }: Pick<Account, 'emailKey'> & { uid: string | null },
): Promise<void> {
  if (emailKey === null || !(await hooks.hasOnlyWay?.(q, { uid, email: emailKey }))) return
  throw new ProtocolError('OPERATION_NOT_ALLOWED', { text: refusals.sso_required })
}

/** The same of whoever signs in by a way, of which an organization's own is allowed. */
export async function assertWayAllowed(
  context: Pick<IdentityContext, 'hooks'>,
  q: Queryable,
  account: Pick<Account, 'uid' | 'emailKey'>,
  way: SessionWay | null,
): Promise<void> {
  if (way !== 'sso') await assertOwnWayAllowed(context, q, account)
}
