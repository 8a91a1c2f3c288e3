/** The cards that were just made: looked at, printed, and gone with this page. */
import { useRef, useState } from 'react'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { mayLeave } from '#ui/overlay/leave-question.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import type { CardGroup } from './card-group.ts'
import styles from './card-sheet.module.css'
import { PrintedCard } from './printed-card.tsx'

const texts = learnerMessages.sheet

interface Props {
  groups: readonly CardGroup[]
  /** What did not work besides. */
  problem?: string
  onDone: () => void
}

export function CardSheet({ groups, problem, onDone }: Props) {
  const [isPrinted, setPrinted] = useState(false)
  const printButton = useRef<HTMLButtonElement>(null)
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const title = texts.title(count)
  const leave = async () => {
    if (await mayLeave()) onDone()
  }
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2 className={styles.title} tabIndex={-1} ref={focusAtFirst}>
        {title}
      </h2>
      <div className={styles.lead}>
        {problem === undefined ? null : <Notice tone="error">{problem}</Notice>}
        <Notice tone="warning">{texts.once}</Notice>
        <div className={styles.actions}>
          <Button
            ref={printButton}
            onClick={() => {
              setPrinted(true)
              window.print()
            }}
          >
            {texts.print}
          </Button>
          <Button variant="secondary" onClick={() => void leave()}>
            {texts.done}
          </Button>
        </div>
      </div>
      {groups.map(({ name, cards }) => (
        <section
          key={name ?? ''}
          className={styles.group}
          aria-label={name === null ? texts.noClass : texts.class(name)}
        >
          {(name !== null || groups.length > 1) && (
            <h3 className={styles.class}>{name === null ? texts.noClass : texts.class(name)}</h3>
          )}
          <ul className={styles.cards}>
            {cards.map((card) => (
              <PrintedCard key={card.user_id} card={card} />
            ))}
          </ul>
        </section>
      ))}
      <UnsavedChanges
        unsaved={!isPrinted}
        texts={texts.leave}
        onLeave={() => setPrinted(true)}
        returnFocus={printButton}
      />
    </section>
  )
}

/** What was pressed is gone: the page goes on here. */
function focusAtFirst(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
