/** A test of a connection: the way of a sign-in, which ends at what arrived and signs nobody in. */
import type { Asking } from '#http/membership.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { changeHeld } from '#members/change-members.ts'
import { addressesOf } from '#single-sign-on/addresses.ts'
import { held } from '#single-sign-on/connections/in-change.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { newTestTicket } from './test-ticket.ts'

/**
 * The address to open, with a ticket by which the way is known to be an owner's test. Refuses with `not_found`, and with
 * `too_many_requests`.
 */
export async function beginTest(
  context: SsoContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<{ address: string }> {
  const { limiter, settings } = context
  const { organizationId } = membership
  await countAttempt(limiter, { limit: 'signInTest', subject: organizationId })
  const { start } = addressesOf(settings.publicOrigin, id)
  const ticket = await changeHeld(context.db, { actor, membership }, async (tx) => {
    return newTestTicket(tx, await held(tx, organizationId, id))
  })
  return { address: `${start}?test=${ticket}` }
}
