/** Who runs the installation: asked before anything that no user may do. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

/** Refuses with `forbidden` unless a confirmed address of the actor is an operator's. `operatorEmails` are folded. */
export function requireOperator({ email, emailVerified }: Actor, operatorEmails: readonly string[]): void {
  if (emailVerified && email !== null && operatorEmails.includes(nameKey(email))) return
  throw new Refusal('forbidden', { detail: 'no operator' })
}
