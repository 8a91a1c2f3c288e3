/** What is asked about learners, and about whom. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import type { Learner } from '@atrium/contract/people/learner'

/** Of one learner by their own menu, or of those who are selected. */
export type AboutLearners =
  | 'cards'
  | 'edit'
  | 'pictures'
  | 'password'
  | 'card-alone'
  | 'address'
  | 'address-back'
  | 'remove'

export type LearnerDialog =
  | { kind: 'add'; schoolClass: string }
  | { kind: 'class-cards'; schoolClass: SchoolClass; count: number }
  | { kind: AboutLearners; learners: readonly Learner[] }
