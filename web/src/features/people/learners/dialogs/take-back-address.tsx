/** Asks before the link that was mailed for a learner is made to work no more. */
import type { Learner } from '@atrium/contract/people/learner'
import { takeBackAddress } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { TakeFromLearner } from './take-from-learner.tsx'

const texts = learnerMessages.addressBack

export function TakeBackAddress(props: { learner: Learner; onClose: () => void }) {
  const lead = texts.lead(props.learner.address?.email ?? '')
  return <TakeFromLearner {...props} texts={texts} lead={lead} take={takeBackAddress} />
}
