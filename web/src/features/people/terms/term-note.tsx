/** What is to be known of a membership that is not simply for good; nothing of one that is. */
import type { Member } from '@atrium/contract/people/members'
import { termsMessages as texts } from '#messages/people/terms.ts'
import styles from './term-note.module.css'

export function TermNote({ startsOn, endsOn, term }: Pick<Member, 'startsOn' | 'endsOn' | 'term'>) {
  const words =
    term === 'over' && endsOn !== null
      ? texts.endedOn(endsOn)
      : term === 'waiting' && startsOn !== null
        ? texts.startsOn(startsOn)
        : endsOn !== null
          ? texts.endsOn(endsOn)
          : null
  if (words === null) return null
  return (
    <span className={styles.note} data-term={term}>
      {words}
    </span>
  )
}
