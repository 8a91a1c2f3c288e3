/** Does the operations of `rules.ts` to real people and organizations, by the calls that browsers make. */
import type { Kind, Operation, Verdict } from './operation.ts'
import { accounts } from './perform/accounts.ts'
import { organizations } from './perform/organizations.ts'
import { signOn } from './perform/sign-on.ts'
import type { Answer, Real } from './real.ts'

const acts: Record<Kind, (real: Real, operation: Operation) => Promise<Answer | Verdict>> = {
  ...accounts,
  ...organizations,
  ...signOn,
}

/** Answers the verdict, and keeps what was given out. Anything but an answer or a refusal is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Verdict> {
  const answer = await acts[operation.kind](real, operation)
  if (typeof answer === 'string') return answer
  const { status, body } = answer
  const isLimited = status === 429 && body['error'] !== 'asked_too_soon'
  const isFault = status >= 500 || status === 422 || isLimited
  const isTooOld = /recent_login_required|TOO_OLD/.test(JSON.stringify(body))
  if (isFault || isTooOld) throw new Error(`${operation.kind}: ${status} ${JSON.stringify(body)}`)
  if (status < 300) return 'mfaPendingCredential' in body ? 'pending' : 'done'
  return JSON.stringify(body).includes('OPERATION_NOT_ALLOWED : Your organization') ? 'only way' : 'refused'
}
