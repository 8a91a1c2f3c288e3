/** Several learners in a sentence. */
import type { Learner } from '@atrium/contract/people/learner'
import { peopleNames } from '../people-names.ts'

/** In the order they come in; empty for nobody. */
export function learnerNames(learners: readonly Learner[]): string {
  return peopleNames(learners.map((learner) => ({ ...learner, email: null })))
}
