/** Labels to choose from in a dialog, with a filter above them where there are many. */
import type { ReactNode } from 'react'
import { LabelFilter } from '#domain/labels/label-filter.tsx'
import styles from './label-choice.module.css'

interface Props<Label> {
  labels: readonly Label[]
  choice: (label: Label) => ReactNode
}

export function LabelChoices<Label extends { id: string; name: string }>({ labels, choice }: Props<Label>) {
  return (
    <LabelFilter labels={labels}>
      {(found) => (
        <ul role="list" className={styles.choices}>
          {found.map((label) => (
            <li key={label.id}>{choice(label)}</li>
          ))}
        </ul>
      )}
    </LabelFilter>
  )
}
