/** Why an invite is not there for a change. */
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { Refusal } from '#http/refusal.ts'
import { type InviteTarget, wasInvite } from './queries.ts'

/** `done_meanwhile` where it leads, or led, there: it was used up, or somebody else was faster. Else `not_found`. */
export async function goneInvite(tx: Transaction, target: InviteTarget, id: string): Promise<Refusal> {
  const was = isUuid(id) && (await wasInvite(tx, target, id))
  return new Refusal(was ? 'done_meanwhile' : 'not_found', { detail: 'no such invite' })
}
