/** Where an organization's own sign-in is the only way in for addresses of its domain: asked wherever another way begins a session. */
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
