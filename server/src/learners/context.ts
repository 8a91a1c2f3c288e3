/** What learners without an address need of the rest of the server. */
import type { Database } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { LearnerActions } from '#identity/api/actions.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { ChangeAccount } from '#users/changing/record-context.ts'

export interface LearnersContext {
  db: Database
  limiter: Limiter
  secrets: Secrets
  outbox: Outbox
  settings: { productName: string; publicOrigin: string; hostDomain: string; apps: { learner?: string } }
  /** Both absent where a hosted provider keeps the accounts. */
  provider: { learners?: LearnerActions; changeAccount?: ChangeAccount }
}

/** Refuses with `learners_not_offered` where a hosted provider keeps the accounts. */
export function requireOffered({ provider }: Pick<LearnersContext, 'provider'>): LearnerActions {
  if (!provider.learners) throw new Refusal('learners_not_offered', { detail: 'a hosted provider keeps the accounts' })
  return provider.learners
}

/** Counts `times` attempts for an organization, all or none. Refuses with `too_many_requests`. */
export async function countForOrganization(
  { limiter }: Pick<LearnersContext, 'limiter'>,
  limit: 'learnerMake' | 'learnerChange',
  { organizationId: subject, times }: { organizationId: string; times: number },
): Promise<void> {
  const attempt = { limit, subject }
  // Each by itself, for each is to be allowed; they share a statement.
  const verdicts = await Promise.all(Array.from({ length: times }, () => limiter.take(attempt)))
  const refused = verdicts.find(({ allowed }) => !allowed)
  if (!refused) return
  await limiter.giveBack(...verdicts.filter(({ allowed }) => allowed).map(() => attempt))
  throw new Refusal('too_many_requests', { detail: limit, retryAfterSeconds: refused.retryAfterSeconds })
}
