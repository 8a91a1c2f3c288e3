/** Learners without an address: what the API lets them do at all. Everything that is not named is refused. */
import { mayLearnersCall } from '@atrium/contract/rules/learners/calls'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

/** Refuses with `learner_not_allowed`, before anything of the request is read. */
export function refuseLearners({ learnerOf }: Pick<Actor, 'learnerOf'>, endpointId: string): void {
  if (learnerOf == null || mayLearnersCall(endpointId)) return
  throw new Refusal('learner_not_allowed', { detail: `${endpointId}, by a learner without an address` })
}
