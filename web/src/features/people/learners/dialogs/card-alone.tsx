/** Asks before pictures or password are taken from a learner. */
import type { Learner } from '@atrium/contract/people/learner'
import { leaveCardAlone } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { TakeFromLearner } from './take-from-learner.tsx'

const texts = learnerMessages.cardAlone

export function CardAlone(props: { learner: Learner; onClose: () => void }) {
  return <TakeFromLearner {...props} texts={texts} lead={texts.lead} take={leaveCardAlone} />
}
