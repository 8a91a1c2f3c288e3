/** The labels of one person or invite, by name: the first few, and the others at a press. */
import { useId, useState } from 'react'
import { figure } from '#messages/format.ts'
import { sortedByName } from '#messages/names.ts'
import { peopleMessages } from '#messages/people/people.ts'
import styles from './label-chip.module.css'
import { LabelChip } from './label-chip.tsx'

const texts = peopleMessages.labels

/** A row of a list stays lower than a window with so many, on a phone too. */
const few = 6

interface Props {
  labels: readonly { id: string; name: string; color: string }[]
  /** Whose they are. */
  whose: string
  className: string | undefined
}

export function LabelChips({ labels, whose, className }: Props) {
  const [all, setAll] = useState(false)
  const listId = useId()
  if (labels.length === 0) return null
  const sorted = sortedByName(labels)
  // A button in the place of a single one would save nothing.
  const isLong = sorted.length > few + 1
  const shown = isLong && !all ? sorted.slice(0, few) : sorted
  const more = figure(sorted.length - few)
  return (
    <span className={className}>
      <span id={listId} role="list" className={styles.list}>
        {shown.map(({ id, name, color }) => (
          <span key={id} role="listitem" className={styles.item}>
            <LabelChip name={name} color={color} />
          </span>
        ))}
      </span>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-controls={listId}
          aria-label={all ? texts.fewerOf(whose) : texts.moreOf(more, whose)}
          onClick={() => setAll(!all)}
        >
          {all ? texts.fewer : <bdi dir="ltr">{`+${more}`}</bdi>}
        </button>
      )}
    </span>
  )
}
