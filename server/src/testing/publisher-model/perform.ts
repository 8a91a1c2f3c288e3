/** Does the operations of `operation.ts` to real people, by the calls that their pages make. */
import { accountActs } from './perform/accounts.ts'
import { publisherActs } from './perform/publishers.ts'
import type { Answer, Kind, Operation } from './operation.ts'
import type { Perform, Real } from './real.ts'

const acts: Record<Kind, Perform> = { ...publisherActs, ...accountActs }

/** What is neither done nor refused is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Answer> {
  const { status, body } = await acts[operation.kind](real, operation)
  if (status >= 500 || status === 429) {
    throw new Error(`${operation.kind} was answered with ${status}: ${JSON.stringify(body)}`)
  }
  const told = status < 300 ? body['told'] : body['error']
  return [status, told].join(' ').trim()
}
