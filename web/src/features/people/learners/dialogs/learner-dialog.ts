/** What is asked about learners, and about whom. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import type { Learner } from '@atrium/contract/people/learner'

export type LearnerDialog =
  | { kind: 'add'; schoolClass: string }
  | { kind: 'class-cards'; schoolClass: SchoolClass; count: number }
  | {
      kind: 'cards' | 'edit' | 'pictures' | 'password' | 'card-alone' | 'address' | 'address-back' | 'remove'
      learners: readonly Learner[]
    }
