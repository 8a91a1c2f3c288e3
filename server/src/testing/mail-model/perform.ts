/** Does the operations of `operation.ts` to real people, by the calls that their pages make. */
import { accountActs } from './perform/accounts.ts'
import { organizationActs } from './perform/organization.ts'
import type { Perform, Real } from './real.ts'
import type { Kind, Operation, Verdict } from './operation.ts'

const acts: Record<Kind, Perform> = { ...accountActs, ...organizationActs }

/** What is neither done nor refused is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Verdict> {
  const { status, body } = await acts[operation.kind](real, operation)
  const text = JSON.stringify(body)
  if (status >= 500 || status === 422 || /recent_login|TOO_OLD/.test(text)) {
    throw new Error(`${operation.kind} was answered with ${status}: ${text}`)
  }
  // Whoever was declined waits, too, and no mail has to do with that.
  if (status === 429 && !text.includes('asked_too_soon')) return 'limited'
  return status < 300 ? 'done' : 'refused'
}
