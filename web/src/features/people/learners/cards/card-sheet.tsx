/** The cards that were just made: looked at, printed, and gone with this page. */
import type { LearnerCard } from '@atrium/contract/people/learner'
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

/** Two beside each other, four below: on A4 and on Letter. */
const CARDS_ON_A_PAGE = 8

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
          {inPages(cards).map((page, index) => (
            <div key={page[0]?.user_id} className={styles.page}>
              {name !== null || groups.length > 1 ? (
                <ClassName isFirst={index === 0}>{name === null ? texts.noClass : texts.class(name)}</ClassName>
              ) : null}
              <ul role="list" className={styles.cards}>
                {page.map((card) => (
                  <PrintedCard key={card.user_id} card={card} />
                ))}
              </ul>
            </div>
          ))}
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

/** On the screen once; on paper on each page. */
function ClassName({ isFirst, children }: { isFirst: boolean; children: string }) {
  if (isFirst) return <h3 className={styles.class}>{children}</h3>
  return (
    <p className={[styles.class, styles.again].join(' ')} aria-hidden="true">
      {children}
    </p>
  )
}

/** Said here and not left to the browser, which leaves the cut line of a row behind whose cards it takes to the next page. */
function inPages(cards: readonly LearnerCard[]): LearnerCard[][] {
  const pages: LearnerCard[][] = []
  for (let from = 0; from < cards.length; from += CARDS_ON_A_PAGE) pages.push(cards.slice(from, from + CARDS_ON_A_PAGE))
  return pages
}

/** What was pressed is gone: the page goes on here. */
function focusAtFirst(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
