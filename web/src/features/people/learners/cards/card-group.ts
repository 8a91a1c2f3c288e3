/** Cards that were just made, as they are printed: a class begins on a page of its own. */
import type { LearnerCard } from '@atrium/contract/people/learner'

export interface CardGroup {
  /** The class's name; null where it is none. */
  name: string | null
  cards: readonly LearnerCard[]
}
