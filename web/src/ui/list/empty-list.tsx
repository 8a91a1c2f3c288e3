/** What stands where rows would: a drawing, a sentence, the next step. */
import type { ReactNode } from 'react'
import { listMessages } from '#messages/lists.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './empty-list.module.css'

interface Empty {
  /** 240 by 130. */
  drawing: ReactNode
  sentence: string
  /** What to do while there is none at all. */
  advice: string
  /** The button or link that does it. */
  nextStep: ReactNode
}

interface Filtered extends Empty {
  /** The filter in force: what it hides may be there. */
  filter: string
  onClearFilter: () => void
}

/** Nothing is said of a filter where the list has none. */
interface Unfiltered extends Empty {
  filter?: never
  onClearFilter?: never
}

export function EmptyList({ drawing, sentence, advice, nextStep, filter = '', onClearFilter }: Filtered | Unfiltered) {
  return (
    <div className={styles.empty}>
      {drawing}
      <Status className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.advice}>{filter === '' ? advice : listMessages.emptyFilterAdvice(filter)}</p>
      </Status>
      {filter === '' ? (
        nextStep
      ) : (
        <Button variant="secondary" onClick={onClearFilter}>
          {listMessages.clearFilter}
        </Button>
      )}
    </div>
  )
}
